import './income.css'
import { incomeType } from '@app/contract/income-types/income-type'
import { paymentType } from '@app/contract/income-types/payment-type'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { listIncome, listInvoices } from '@app/contract/one-off-income/income-list'
import { endOfMonth, startOfMonth } from '@app/contract/values/day'
import { SegmentedControl } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { choicesOf } from '../../kit/fields/choices.ts'
import { DayRange } from '../../kit/fields/day-range.tsx'
import { useAction, useChoices } from '../../kit/reads/api.ts'
import { useLongRead } from '../../kit/reads/long-read.ts'
import { today } from '../../kit/reads/today.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { t } from '../../kit/texts/i18n.ts'
import { ClosedUntil } from '../periods/public.ts'
import { incomeColumns } from './income-columns.tsx'
import { IncomeGrid } from './income-grid.tsx'
import type { IncomeMode, IncomeRow, IncomeType } from './income-row.ts'
import { OwnerPicker } from './owner-picker.tsx'

const IncomeChart = lazy(() => import('./income-chart.tsx').then((module) => ({ default: module.IncomeChart })))

const month = () => ({ from: startOfMonth(today()), to: endOfMonth(today()) })

/** The page after a line. */
const afterLine = ({ fecha_creacion, id_reg_factura }: IncomeRow) => ({ tras_fecha: fecha_creacion, tras_id: id_reg_factura })

/** /ingresos_puntuales: lines without a booking, or every line, of members or of suppliers, in a range of days (spec 2 §2). */
export function IncomeScreen() {
  const [mode, setMode] = useKeptState<IncomeMode>('income mode', 'income')
  const [tipo, setTipo] = useKeptState<IncomeType>('income type', 2)
  const [range, setRange] = useKeptState('income range', month)
  const [isPicking, setPicking] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  /** Newly created or cloned line: its concept is edited next. */
  const [fresh, setFresh] = useState<number | null>(null)
  const query = { start_date: range.from, end_date: range.to, tipo }
  const income = useLongRead(listIncome, mode === 'income' ? query : null, afterLine)
  const invoices = useLongRead(listInvoices, mode === 'all' ? query : null, afterLine)
  const reading = mode === 'income' ? income : invoices
  const incomeTypes = useChoices(incomeType).data
  const methods = useChoices(paymentType).data
  const columns = useMemo(
    () => incomeColumns({ mode, tipo, incomeTypes: choicesOf(incomeTypes), methods: choicesOf(methods) }),
    [mode, tipo, incomeTypes, methods],
  )
  const create = useAction(createIncome)
  const add = async (owner: number) => {
    setPicking(false)
    const made = await create.run({ id_mst_tipofactura: tipo, ...(tipo === 1 ? { id_mst_proveedor: owner } : { id_mst_socios: owner }) })
    if (!made) return
    if (made.fecha_creacion < range.from || made.fecha_creacion > range.to) setRange(month())
    setFresh(made.id_reg_factura)
  }
  const toolbar = (
    <div className="in-bar">
      <SegmentedControl
        aria-label={t('income.which')}
        value={mode}
        onChange={setMode}
        data={[
          { value: 'income', label: t('income.only') },
          { value: 'all', label: t('income.all') },
        ]}
      />
      <SegmentedControl
        aria-label={t('income.whose')}
        value={String(tipo)}
        onChange={(value) => setTipo(value === '1' ? 1 : 2)}
        data={[
          { value: '2', label: t('income.members') },
          { value: '1', label: t('income.suppliers') },
        ]}
      />
      <DayRange range={range} onChange={setRange} />
      <IconButton label={t('income.chart')} icon={IconChartBar} onClick={() => setDrawn(true)} />
      <ClosedUntil />
      {reading.isPartial && (
        <span className="in-more" role="status">
          {t('income.more_coming', { n: reading.data?.length ?? 0 })}
        </span>
      )}
    </div>
  )
  return (
    <IncomeGrid
      key={`${mode} ${tipo}`}
      name={`income-${mode}-${tipo}`}
      columns={columns}
      reading={reading}
      toolbar={toolbar}
      tipo={tipo}
      add={<NewButton id="income.new" text={t(tipo === 1 ? 'income.new_invoice' : 'income.new')} onClick={() => setPicking(true)} />}
      fresh={fresh}
      onFresh={setFresh}
    >
      <Suspense fallback={null}>{isDrawn && <IncomeChart onClose={() => setDrawn(false)} />}</Suspense>
      {isPicking && <OwnerPicker tipo={tipo} onClose={() => setPicking(false)} onPick={(id) => void add(id)} />}
    </IncomeGrid>
  )
}
