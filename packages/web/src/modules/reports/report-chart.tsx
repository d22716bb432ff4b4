import type { OutputOf } from '@app/contract/kit/action'
import type { runReport } from '@app/contract/reports/report'
import { ColumnChart } from '../../kit/screen/column-chart.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type ReportDefinition, valueText } from './report-columns.tsx'

/** Chart of a report: the sums of its series along its category. */
export function ReportChart({ definition, data }: { definition: ReportDefinition; data: OutputOf<typeof runReport> }) {
  const { Series, Categoria } = data
  const along = definition.categoria ?? ''
  if (Categoria.length === 0) return <Empty title={t('reports.none_that_day')} hint={t('reports.none_that_day_hint')} />
  const label = t('reports.chart_of', {
    series: Series.map(({ name }) => name).join(', '),
    categoria: definition.columns.find(({ field }) => field === along)?.title ?? '',
  })
  return (
    <section className="card rp-chart">
      <ColumnChart
        label={label}
        categories={Categoria.map((value) => valueText(along, value) || '—')}
        series={Series.map(({ name, field, data: values }) => ({ name, values, format: (value) => valueText(field, value) }))}
      />
    </section>
  )
}
