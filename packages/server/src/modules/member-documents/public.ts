export { documentFile } from './member-document.ts'
export { renameDocument } from './rename-document.ts'
