import { type ChartModel, chart, chartModels } from '@app/contract/one-off-income/charts'
import { formatEuros } from '@app/contract/values/money'
import { SegmentedControl } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useState } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { DayRange, type Range } from '../../kit/fields/day-range.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { ColumnChart } from '../../kit/screen/column-chart.tsx'
import { Empty, LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { monthNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'

/** '2026-07' as text: 'jul 2026'. */
const monthOf = (month: string) => `${monthNames('short')[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** Takings by month, payment type or income type, in the year to date by default. */
export function IncomeChart({ onClose }: { onClose: () => void }) {
  const [model, setModel] = useState<ChartModel>('meses')
  const [range, setRange] = useState<Range>(() => ({ from: `${today().slice(0, 4)}-01-01`, to: today() }))
  const { data, error, refetch } = useRead(
    chart,
    { model, start_date: range.from, end_date: range.to },
    { keepPrevious: true, isSnapshot: true },
  )
  return (
    <DialogFrame title={t('income.chart')} size={860} onClose={onClose}>
      <div className="in-bar in-along">
        <SegmentedControl
          aria-label={t('income.chart.along')}
          value={model}
          onChange={(next) => setModel(next as ChartModel)}
          data={chartModels.map((one) => ({ value: one, label: t(`income.chart.${one}`) }))}
        />
        <DayRange range={range} onChange={setRange} />
      </div>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton />}
      {data?.categorias.length === 0 && <Empty title={t('income.chart.none')} icon={<IconChartBar size={22} />} />}
      {data && data.categorias.length > 0 && (
        <ColumnChart
          label={t('income.chart')}
          categories={data.categorias.map((one) => (model === 'meses' ? monthOf(one) : one || '—'))}
          series={data.series.map(({ name, data: values }) => ({ name, values, format: formatEuros }))}
        />
      )}
    </DialogFrame>
  )
}
