export { linkedFile } from './attachments.ts'
export { draftForCourse } from './drafts.ts'
