import { formatMinute, parseDeskMinute, readMinute } from '@app/contract/values/minute'
import type { Shape } from './shape.ts'

/** Time of day in minutes from midnight. */
export const minute: Shape<number> = {
  format: (n) => formatMinute(Math.round(n)),
  width: 68,
  align: 'end',
  compare: 'order',
  range: { read: readMinute },
  parse: parseDeskMinute,
  excel: { format: '[hh]:mm', value: (n) => n / 1440 },
}
