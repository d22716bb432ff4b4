import { hasWeekday } from '@app/contract/values/weekdays'
import { t } from '../texts/i18n.ts'
import type { Shape } from './shape.ts'

/** Days of the week as a mask, Monday 1 to Sunday 64. */
export const weekdays: Shape<number> = {
  format: (mask) => [...t('grid.weekdays')].map((letter, index) => (hasWeekday(mask, index + 1) ? letter : '–')).join(' '),
  width: 104,
  align: 'start',
  compare: 'order',
}
