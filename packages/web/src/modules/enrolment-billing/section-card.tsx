import type { BillingSection } from '@app/contract/enrolment-billing/billing-page'
import {
  markActivitiesBilled,
  markChampionshipsBilled,
  unmarkActivitiesBilled,
  unmarkChampionshipsBilled,
} from '@app/contract/enrolment-billing/mark-billed'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { toast } from '../../kit/dialogs/toasts.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { StateDot } from '../../kit/screen/state-dot.tsx'
import { monthNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type BillingRow, type Period, pendingIn, readOf, sumOf } from './billing-rows.ts'

const calls = {
  actividades: { mark: markActivitiesBilled, unmark: unmarkActivitiesBilled },
  campeonatos: { mark: markChampionshipsBilled, unmark: unmarkChampionshipsBilled },
} as const

const stateText = ({ fecha_facturacion: day }: BillingRow) =>
  day === null ? t('billing.pending') : t('billing.billed_on', { fecha: formatDay(day) })

const columnsOf = (): GridColumn<BillingRow>[] => [
  { key: 'nombre_completo', header: t('billing.who'), kind: 'text', width: 200, card: 'name' },
  { key: 'titulo', header: t('billing.what'), kind: 'text', width: 170, card: 'below' },
  { key: 'grupo', header: t('billing.group'), kind: 'text', width: 120 },
  { key: 'fecha', header: t('billing.enrolled_on'), kind: 'day' },
  { key: 'precio', header: t('billing.price'), kind: 'money', total: 'sum', card: 'end' },
  {
    ...{ key: 'fecha_facturacion', header: t('billing.state'), kind: 'day', width: 190, card: 'below', text: stateText },
    render: (row) => <StateDot mark={row.fecha_facturacion === null ? 'wait' : 'good'}>{stateText(row)}</StateDot>,
  },
]

interface Props {
  section: BillingSection
  period: Period
  url: string
}

/** Enrolments of a club and month in a section, with the act that marks them as billed and the one that takes it back. */
export function SectionCard({ section, period, url }: Props) {
  const reading = useRead(readOf[section], { ...period, url_club: url })
  const columns = useMemo(columnsOf, [])
  const ofMonth = { ...period, url_club: url }
  const unmark = useAction(calls[section].unmark, { onDone: ({ inscritos: n }) => void toast.good(t('billing.unmarked', { n })) })
  const takeBack = () => void unmark.run(ofMonth)
  const mark = useAction(calls[section].mark, {
    onDone: ({ inscritos: n }) => void toast.good(t('billing.marked', { n }), { action: { text: t('core.undo'), run: takeBack } }),
  })
  const rows = reading.data ?? []
  const pending = sumOf(pendingIn(rows))
  const todays = rows.filter(({ marcado_hoy }) => marcado_hoy).length
  const all = sumOf(rows)
  const words = (sum: typeof all) => ({ n: sum.inscritos, importe: formatEuros(sum.importe) })
  return (
    <Card title={t(`billing.${section}`)} hint={reading.data && t('billing.sum', words(all))}>
      <DataGrid<BillingRow>
        name={`enrolment-billing-${section}`}
        label={t(`billing.${section}`)}
        columns={columns}
        rows={reading.data as BillingRow[] | undefined}
        rowId={(row) => row.id_inscrito}
        height={320}
        error={reading.error?.msg ?? null}
        onRetry={() => void reading.refetch()}
        rowTone={(row) => (row.fecha_facturacion === null ? undefined : 'muted')}
        empty={{ title: t('billing.nobody', { mes: `${monthNames()[period.month - 1]!} ${period.year}` }) }}
      />
      <div className="billing-acts">
        {mark.may && pending.inscritos > 0 && (
          <Button loading={mark.isBusy} onClick={() => void mark.run({ ...ofMonth, ...pending })}>
            {t('billing.mark', words(pending))}
          </Button>
        )}
        {unmark.may && todays > 0 && (
          <Button variant="default" loading={unmark.isBusy} onClick={takeBack}>
            {t('billing.unmark', { n: todays })}
          </Button>
        )}
      </div>
    </Card>
  )
}
