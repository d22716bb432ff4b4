import type { YearlyHours } from '@app/contract/courts/court-rules'
import { formatMonthDay, monthDay } from '@app/contract/values/month-day'
import { hoursText, weekdaysText } from '../../../kit/schedule/week-labels.ts'

/** '01/10–31/03 · lu–vi · 18:00–24:00'. */
export const slotText = ({ diaInicio, mesInicio, diaFin, mesFin, ...week }: YearlyHours) => {
  const [ini, fin] = [formatMonthDay(monthDay(mesInicio, diaInicio)), formatMonthDay(monthDay(mesFin, diaFin))]
  return [ini === fin ? ini : `${ini}–${fin}`, weekdaysText(week.dias), hoursText(week)].join(' · ')
}
