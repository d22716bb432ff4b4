import { declarationsOf } from '../../kit/module.ts'
import * as bookings from './bookings.ts'
import * as changes from './changes.ts'
import * as summary from './summary.ts'
import { memberSummaryTexts } from './texts.ts'

/** Overview of a member: bookings, changes of the file. */
export const memberSummaryModule = { ...declarationsOf(summary, bookings, changes), refusals: {}, texts: memberSummaryTexts, menu: [] }
