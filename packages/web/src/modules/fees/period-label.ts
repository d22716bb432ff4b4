import { periodName } from '@app/contract/fees/period-name'
import { addDays, addMonths, type Day, formatDay, startOfMonth } from '@app/contract/values/day'
import { today } from '../../kit/reads/today.ts'
import { monthNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'

interface Days {
  readonly desde: Day
  /** First day that is not covered. */
  readonly hasta: Day
}

/** Name of the months of a period, such as «diciembre» or «dic–feb»; one that is cut has that of its months too. */
export function periodLabel({ desde, hasta }: Days, form: 'long' | 'short' = 'long'): string {
  const atLeast = addMonths(startOfMonth(desde), 1)
  const names = {
    ...{ long: monthNames(form), short: monthNames('short') },
    withYear: (mes: string, anyo: string) => t('fees.month_of_year', { mes, anyo }),
  }
  return periodName({ inicio: desde, fin: hasta > atLeast ? hasta : atLeast }, today(), names)
}

/** First and last day of a period. */
export const periodDays = ({ desde, hasta }: Days) => t('fees.from_to', { desde: formatDay(desde), hasta: formatDay(addDays(hasta, -1)) })
