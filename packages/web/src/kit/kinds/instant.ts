import { formatDay, parseDeskDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { clockOf } from '../grid/keys/zone.ts'
import type { Shape } from './shape.ts'

const instantText = ({ day, minute }: ReturnType<typeof clockOf>) => `${formatDay(day)} ${formatMinute(minute)}`
/** Excel has no time zones: the club's clock read as UTC. */
const atGreenwich = ({ day, minute }: ReturnType<typeof clockOf>) => new Date(Date.parse(day) + minute * 60_000)

/** Instant, shown by the club's clock and filtered by its day. */
export const instant: Shape<Date | string> = {
  format: (at) => instantText(clockOf(at)),
  width: 148,
  align: 'start',
  compare: 'order',
  range: { read: parseDeskDay, of: (at) => clockOf(at).day },
  excel: { format: 'dd/mm/yyyy hh:mm', value: (at) => atGreenwich(clockOf(at)) },
}
