import type { FeeReason } from '@app/contract/fees/fee-reason'
import { boundsOf, periodName } from '@app/contract/fees/period-name'
import { addDays, addMonths, type Day, formatDay, startOfMonth } from '@app/contract/values/day'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { today } from '../../../kit/reads/today.ts'
import { monthNames } from '../../../kit/texts/date-labels.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'

interface Charged {
  readonly desde: Day
  readonly hasta: Day
}
/** Name of a period, such as «diciembre» or «dic–feb». */
export const periodText = (charged: Charged): string =>
  periodName(boundsOf(charged), today(), {
    long: monthNames(),
    short: monthNames('short'),
    withYear: (month, year) => t('date.month', { month, year }),
  })
/** First and last charged day. */
export const daysText = ({ desde, hasta }: Charged): string =>
  t('raise.days', { desde: formatDay(desde), hasta: formatDay(addDays(hasta, -1)) })

/** Reason of an amount in words. */
export const reasonText = ({ motivo, valores }: FeeReason): string => tFound('cuota.motivo', motivo, valores)

/** Month of a day, and the month before it. */
export const monthOf = (day: Day): string => monthNames()[Number(day.slice(5, 7)) - 1]!
export const monthBefore = (day: Day): string => monthOf(addMonths(startOfMonth(day), -1))
/** Heading of a month's column. */
export const monthHeading = (month: string): string => month.charAt(0).toLocaleUpperCase() + month.slice(1)

/** Number for a text with a singular and a plural. */
export const counted = (n: number) => ({ n: formatCount(n) })
