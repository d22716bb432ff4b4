export { documentFile } from './member-document.ts'
