export { DeleteLinesDialog } from './lazy/delete-dialog.tsx'
