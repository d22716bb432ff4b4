import { type Day, formatDay, parseDeskDay } from '@app/contract/values/day'
import type { Shape } from './shape.ts'

/** Day of the club, 'yyyy-MM-dd'. */
export const day: Shape<Day> = {
  format: formatDay,
  width: 104,
  align: 'start',
  compare: 'order',
  range: { read: parseDeskDay },
  parse: parseDeskDay,
  excel: { format: 'dd/mm/yyyy', value: (one) => new Date(one) },
}
