export { forgetFile } from './forget-file.ts'
export { documentFile } from './member-document.ts'
