import { type Day, dayOf } from '@app/contract/values/day'
import { currentSession } from './session.ts'

/** The club's day of today, in the club's zone. */
export const today = (): Day => dayOf(new Date(), currentSession()?.info.zona ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
