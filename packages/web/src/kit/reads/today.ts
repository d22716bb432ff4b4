import { type Day, dayOf } from '@app/contract/values/day'
import { currentSession } from './session.ts'

/** Today's day in the club's zone. */
export const today = (): Day => dayOf(new Date(), currentSession()?.info.zona ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
