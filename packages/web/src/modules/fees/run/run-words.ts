import { addMonths, type Day, startOfMonth } from '@app/contract/values/day'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { monthNames } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'

/** Month of a day, and the month before it. */
export const monthOf = (day: Day): string => monthNames()[Number(day.slice(5, 7)) - 1]!
export const monthBefore = (day: Day): string => monthOf(addMonths(startOfMonth(day), -1))
/** Month at the beginning of a line. */
export const monthHeading = (month: string): string => month.charAt(0).toLocaleUpperCase() + month.slice(1)
/** Headings of the columns of a day's month and of the one before. */
export const monthColumns = (day: Day) => {
  const short = (of: Day) => monthHeading(monthNames('short')[Number(of.slice(5, 7)) - 1]!)
  return { antes: short(addMonths(startOfMonth(day), -1)), ahora: short(day) }
}

/** Number for a text with a singular and a plural. */
export const counted = (n: number) => ({ n: formatCount(n) })

/** Sentence for users without the right to raise fees. */
export const rightNeeded = () => t('raise.needs_right', { permiso: t('right.invoices') })
