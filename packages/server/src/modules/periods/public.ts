export { requireOpenDays, requireOpenLines } from './require-open.ts'
