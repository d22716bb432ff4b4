import { type Day, isDay } from '@app/contract/values/day'
import { dayInYear, monthDayOf, type YearSpan } from '@app/contract/values/month-day'
import { FormFields } from '../../kit/forms/form-fields.tsx'
import { today } from '../../kit/reads/today.ts'
import { YearStrip } from '../../kit/schedule/year-strip.tsx'
import { t } from '../../kit/texts/i18n.ts'
import type { TariffForm } from './tariff-fields.ts'

const looks = { fecha_ini: { half: true }, fecha_fin: { half: true } }
const asDay = (value: unknown): Day | null => (typeof value === 'string' && isDay(value) ? value : null)

/** Part of a range of days within a year; null if there is none. */
function inYear(from: Day, to: Day, year: number): YearSpan | null {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (to < from || to < first || from > last) return null
  return { ini: monthDayOf(from < first ? first : from), fin: monthDayOf(to > last ? last : to) }
}

/** First and last day of a tariff: typed, or drawn on the year of its start. */
export function YearStripDates({ form }: { form: TariffForm }) {
  const [from, to] = [asDay(form.draft.fecha_ini), asDay(form.draft.fecha_fin)]
  const year = Number((from ?? to ?? today()).slice(0, 4))
  const span = from && inYear(from, to ?? from, year)
  const take = ({ ini, fin }: YearSpan) => {
    form.set('fecha_ini', dayInYear(ini, year) ?? '')
    form.set('fecha_fin', dayInYear(fin, year) ?? '')
  }
  const isWhole = to !== null && to <= `${year}-12-31`
  return (
    <div className="tf-year">
      <FormFields form={form} names={['fecha_ini', 'fecha_fin']} words="tariff" looks={looks} autoFocus={false} />
      <YearStrip
        label={t('tarifa.dibujo_ano')}
        year={year}
        ranges={span ? [{ id: 'dates', ...span }] : []}
        onCreate={take}
        {...(isWhole && { onChange: (_id: string, drawn: YearSpan) => take(drawn) })}
      />
    </div>
  )
}
