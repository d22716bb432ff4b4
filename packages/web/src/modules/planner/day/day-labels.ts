import type { Day } from '@app/contract/values/day'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Label of a day, with its occupancy if known: 'lunes, 23 de noviembre de 2026, Ocupación 64 %'. */
export const dayLabel = (day: Day, percent: number | undefined) =>
  percent === undefined ? dayName(day, 'long') : `${dayName(day, 'long')}, ${t('planner.occupancy', { percent })}`
