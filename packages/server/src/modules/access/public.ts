export { forgetEntries } from './forget-entries.ts'
