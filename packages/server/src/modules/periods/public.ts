export { type DatedLine, requireOpenDays, requireOpenLines } from './require-open.ts'
