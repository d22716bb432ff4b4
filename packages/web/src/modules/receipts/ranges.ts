import { addDays } from '@app/contract/values/day'
import type { Range } from '../../kit/fields/day-range.tsx'
import { today } from '../../kit/reads/today.ts'

const around = (before: number): Range => ({ from: addDays(today(), -before), to: addDays(today(), 30) })
/** Days of lines and receipts that are in no file: 180 before to 30 after. */
export const wideRange = () => around(180)
/** Days of downloaded receipts: 7 before to 30 after. */
export const recentRange = () => around(7)
