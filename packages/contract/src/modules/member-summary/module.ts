import { declared } from '../../kit/module.ts'
import * as summary from './summary.ts'
import { memberSummaryTexts } from './texts.ts'

/** A member at a glance, and what happened around him: bookings, changes of his file. */
export const memberSummaryModule = { ...declared(summary), refusals: {}, texts: memberSummaryTexts, menu: [] }
