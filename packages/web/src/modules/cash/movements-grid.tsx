import { movementKinds } from '@app/contract/cash/cash-register'
import { difference } from '@app/contract/cash/cash-rules'
import { movements } from '@app/contract/cash/drawer'
import { addDays, addMonths, type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { DayRange } from '../../kit/fields/day-range.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { t } from '../../kit/texts/i18n.ts'

const MovementDetail = lazy(() => import('./movement-detail.tsx').then((module) => ({ default: module.MovementDetail })))

interface Row {
  readonly id_reg_caja: number
  readonly fecha: Date
  readonly tipo: string
  readonly amount: number
  readonly esperado: number | null
  readonly diferencia: number | null
  readonly desc_caja: string | null
  readonly desc_socio: string | null
}

const columns = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('cash-movement.fecha'), kind: 'instant' },
  {
    key: 'tipo',
    header: t('cash-movement.tipo'),
    kind: 'choice',
    width: 150,
    choices: movementKinds.map((tipo) => ({ value: tipo, text: t(`cash.tipo_${tipo}`) })),
  },
  { key: 'amount', header: t('cash-movement.amount'), kind: 'money' },
  { key: 'esperado', header: t('cash-movement.esperado'), kind: 'money' },
  { key: 'diferencia', header: t('cash-movement.diferencia'), kind: 'money', total: 'sum' },
  { key: 'desc_caja', header: t('cash-movement.desc_caja'), kind: 'text', width: 220 },
  { key: 'desc_socio', header: t('cash-movement.id_mst_socios'), kind: 'text', width: 180 },
]

/** The last week, month or year up to today. */
const presets = [
  { key: 'desk.last_week', from: (day: Day) => addDays(day, -6) },
  { key: 'desk.last_month', from: (day: Day) => addDays(addMonths(day, -1), 1) },
  { key: 'desk.last_year', from: (day: Day) => addDays(addMonths(day, -12), 1) },
] as const

/** Movements of a register in a range of days, the current month first; each opens its detail. */
export function MovementsGrid({ register }: { register: number }) {
  const [range, setRange] = useKeptState(`movements ${register}`, () => ({ from: startOfMonth(today()), to: endOfMonth(today()) }))
  const [open, setOpen] = useState<number | null>(null)
  const { data, error, refetch } = useRead(
    movements,
    { id: register, start_date: range.from, end_date: range.to },
    {
      keepPrevious: true,
    },
  )
  const shown = useMemo(() => columns(), [])
  const rows = useMemo(
    () =>
      data?.map(
        (one): Row => ({
          ...one,
          amount: one.tipo === 'salida' ? -one.amount : one.amount,
          diferencia: one.esperado === null ? null : difference(one.amount, one.esperado),
        }),
      ),
    [data],
  )
  const day = today()
  const toolbar = (
    <DayRange range={range} onChange={setRange}>
      {presets.map((preset) => (
        <Button key={preset.key} variant="default" onClick={() => setRange({ from: preset.from(day), to: day })}>
          {t(preset.key)}
        </Button>
      ))}
    </DayRange>
  )
  return (
    <section className="cash-moves" aria-label={t('desk.movements')}>
      <h2>{t('desk.movements')}</h2>
      <DataGrid<Row>
        name="cash-movements"
        label={t('desk.movements')}
        columns={shown}
        rows={rows}
        rowId={(row) => row.id_reg_caja}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        height={420}
        toolbar={toolbar}
        layouts={useGridLayouts('cash-movements')}
        onOpen={(row) => setOpen(row.id_reg_caja)}
        rowActions={(row) => <IconButton label={t('desk.see_movement')} icon={IconEye} onClick={() => setOpen(row.id_reg_caja)} />}
        empty={{ title: t('desk.no_movements'), hint: t('desk.no_movements_hint') }}
      />
      <Suspense fallback={null}>{open !== null && <MovementDetail id={open} onClose={() => setOpen(null)} />}</Suspense>
    </section>
  )
}
