import { declared } from '../../kit/module.ts'
import * as bookings from './bookings.ts'
import * as changes from './changes.ts'
import * as summary from './summary.ts'
import { memberSummaryTexts } from './texts.ts'

/** A member at a glance, and what happened around him: bookings, changes of his file. */
export const memberSummaryModule = { ...declared(summary, bookings, changes), refusals: {}, texts: memberSummaryTexts, menu: [] }
