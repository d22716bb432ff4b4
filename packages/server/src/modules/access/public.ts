export { forgetEntries } from './forget-entries.ts'
export { setDoors } from './set-doors.ts'
