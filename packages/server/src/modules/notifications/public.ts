export { draftForCourse } from './drafts.ts'
