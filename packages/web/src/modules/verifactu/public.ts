export { DeclarationDialog } from './declaration-dialog.tsx'
export { VerifactuNotice } from './verifactu-notice.tsx'
