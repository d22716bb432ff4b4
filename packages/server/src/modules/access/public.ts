export { forgetEntries } from './forget-entries.ts'
export { doorCodeOf } from './member-access.ts'
export { setDoors } from './set-doors.ts'
export { entryNow } from './simulate-entry.ts'
