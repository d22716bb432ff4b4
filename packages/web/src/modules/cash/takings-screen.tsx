import './takings.css'
import { listRegisters } from '@app/contract/cash/drawer'
import { takings } from '@app/contract/cash/takings'
import type { OutputOf } from '@app/contract/kit/action'
import { readDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { Select } from '@mantine/core'
import { IconCoins } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { DateField } from '../../kit/fields/date-field.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { useClock } from '../../kit/reads/clock.ts'
import { isParameterOn } from '../../kit/reads/session.ts'
import { useSearchParam } from '../../kit/screen/navigation.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Empty } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { momentText } from './moment.ts'
import type { Figure } from './takings-lines.tsx'

const TakingsLines = lazy(() => import('./takings-lines.tsx').then((module) => ({ default: module.TakingsLines })))

type Cell = OutputOf<typeof takings>['celdas'][number]
type Since = OutputOf<typeof takings>['desde']
interface Row {
  readonly name: string
  readonly n: number
  readonly importe: number
  readonly figure: Figure
}

/** Cells grouped by their figure and summed, in order of first appearance. */
function rowsBy(cells: readonly Cell[], figureOf: (cell: Cell) => Figure): Row[] {
  const groups = Map.groupBy(cells, (cell) => JSON.stringify({ ...figureOf(cell), name: null }))
  return [...groups.values()].map((own) => ({
    name: figureOf(own[0]!).name,
    n: own.reduce((sum, one) => sum + one.n, 0),
    importe: own.reduce((sum, one) => sum + one.importe, 0),
    figure: figureOf(own[0]!),
  }))
}
const sinceText = (since: Since) => (since ? t('cash.takings_since', { momento: momentText(since) }) : t('desk.never_closed'))
const hourText = (hour: number) => `${formatMinute(hour * 60)}–${formatMinute(hour * 60 + 59)}`

interface TableProps {
  title: string
  rows: readonly Row[]
  /** Shows beside each sum a bar for its share of the largest. */
  withBars?: boolean
  onOpen: (figure: Figure) => void
}
function Table({ title, rows, withBars = false, onOpen }: TableProps) {
  const most = Math.max(...rows.map(({ importe }) => importe), 1)
  return (
    <section className="card tk-card">
      <table className="tk-table">
        <caption>{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('cash.takings_count')}</th>
            <th scope="col">{t('cash.takings_sum')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row.figure)}>
              <th scope="row">
                {row.name}
                {withBars && <span className="tk-bar" style={{ inlineSize: `${(Math.max(0, row.importe) / most) * 100}%` }} />}
              </th>
              <td className="tk-count tabular">{row.n}</td>
              <td className="tabular">
                <button type="button" className="tk-figure" onClick={() => onOpen(row.figure)}>
                  <span className="sr-only">{row.name}: </span>
                  {formatEuros(row.importe)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Cash that the registers hold: coins, apart from the takings. */
function CashHeld({ registers }: { registers: OutputOf<typeof takings>['cajas'] }) {
  if (registers.length === 0) return null
  return (
    <section className="card tk-card tk-held">
      <table className="tk-table">
        <caption>{t('cash.takings_held')}</caption>
        <tbody>
          {registers.map(({ id_mst_caja, desc_caja, saldo }) => (
            <tr key={id_mst_caja}>
              <th scope="row">{desc_caja}</th>
              <td className="tabular">{formatEuros(saldo)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** /ingresos_del_dia: takings of a day or a shift, by payment type, person and hour; each figure links to its lines. */
export function TakingsScreen() {
  const { day: today } = useClock()
  const [day, setDay] = useSearchParam('dia')
  const [register, setRegister] = useSearchParam('caja')
  const [open, setOpen] = useState<Figure | null>(null)
  const registers = useRead(listRegisters, isParameterOn('ACTIVAR_CAJA') ? {} : null).data ?? []
  const dia = (day && readDay(day)) || today
  const query = register ? { id_mst_caja: Number(register) } : { dia }
  const reading = useRead(takings, query, { keepPrevious: true })
  const all = reading.data?.celdas ?? []
  const cells = all.filter((one) => !one.es_credito)
  const credits = all.filter((one) => one.es_credito)
  const sumOf = (own: readonly { readonly importe: number }[]) => own.reduce((sum, one) => sum + one.importe, 0)
  const nobody = t('cash.takings_nobody')
  return (
    <Screen reading={reading}>
      <div className="tk">
        <div className="tk-bar-top">
          {registers.length > 0 && (
            <Select
              aria-label={t('cash.takings_period')}
              allowDeselect={false}
              value={register ?? ''}
              onChange={(value) => setRegister(value || null)}
              data={[
                { value: '', label: t('cash.takings_day') },
                ...registers.map((one) => ({
                  value: String(one.id_mst_caja),
                  label: t('cash.takings_shift', { caja: one.desc_caja }),
                })),
              ]}
            />
          )}
          {!register && <DateField aria-label={t('core.range')} w={124} value={dia} onChange={(next) => setDay(next)} />}
          {register && reading.data && <span className="tk-since">{sinceText(reading.data.desde)}</span>}
          <b className="tk-total tabular">
            <span className="tk-total-name">{t('cash.takings_money')} </span>
            {formatEuros(sumOf(cells))}
          </b>
        </div>
        {all.length === 0 ? (
          <Empty title={t('cash.takings_none')} hint={t('cash.takings_none_hint')} icon={<IconCoins size={22} />} />
        ) : (
          <div className="tk-tables">
            <Table
              title={t('cash.takings_by_way')}
              rows={rowsBy(cells, (one) => ({ name: one.desc_tipopago, id_mst_tipopago: one.id_mst_tipopago }))}
              onOpen={setOpen}
            />
            {credits.length > 0 && (
              <Table
                title={t('cash.takings_credits')}
                rows={rowsBy(credits, (one) => ({ name: one.desc_tipopago, es_credito: true }))}
                onOpen={setOpen}
              />
            )}
            <Table
              title={t('cash.takings_by_person')}
              rows={rowsBy(cells, (one) => ({ name: one.desc_socio ?? nobody, id_mst_socios: one.id_mst_socios ?? 0, es_credito: false }))}
              onOpen={setOpen}
            />
            <Table
              title={t('cash.takings_by_hour')}
              rows={rowsBy(
                cells.toSorted((a, b) => a.hora - b.hora),
                (one) => ({ name: hourText(one.hora), hora: one.hora, es_credito: false }),
              )}
              withBars
              onOpen={setOpen}
            />
          </div>
        )}
        {isParameterOn('ACTIVAR_CAJA') && <CashHeld registers={reading.data?.cajas ?? []} />}
      </div>
      <Suspense fallback={null}>{open && <TakingsLines query={query} figure={open} onClose={() => setOpen(null)} />}</Suspense>
    </Screen>
  )
}
