import { takings } from '@app/contract/cash/takings'
import type { OutputOf } from '@app/contract/kit/action'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import type { Figure } from './takings-lines.tsx'

type Cell = OutputOf<typeof takings>['celdas'][number]
const kinds = ['person', 'hour'] as const
type Kind = (typeof kinds)[number]

const sumOf = (cells: readonly Cell[]) => cells.reduce((sum, one) => sum + one.importe, 0)
const countOf = (cells: readonly Cell[]) => cells.reduce((sum, one) => sum + one.n, 0)

/** Criteria of a row: a person of the staff, or an hour. */
const rowOf = (kind: Kind, { desc_socio, id_mst_socios, hora }: Cell): Figure =>
  kind === 'hour'
    ? { name: formatMinute(hora * 60), hora }
    : { name: desc_socio ?? t('cash.takings_nobody'), id_mst_socios: id_mst_socios ?? 0 }
const wayOf = ({ id_mst_tipopago, desc_tipopago, es_credito }: Cell): Figure => ({ name: desc_tipopago, id_mst_tipopago, es_credito })

/** Cells by equal criteria, in order of first appearance. */
function grouped(cells: readonly Cell[], figureOf: (cell: Cell) => Figure) {
  const groups = Map.groupBy(cells, (cell) => JSON.stringify(figureOf(cell)))
  return [...groups].map(([key, own]) => ({ key, figure: figureOf(own[0]!), own }))
}

interface SumProps {
  figure: Figure
  cells: readonly Cell[]
  onOpen: (figure: Figure) => void
}
/** Sum of some payments, which opens their lines. */
const Sum = ({ figure, cells, onOpen }: SumProps) => (
  <td>
    {cells.length === 0 ? (
      '–'
    ) : (
      <button
        type="button"
        className="cash-figure"
        aria-label={`${figure.name}: ${formatEuros(sumOf(cells))}`}
        onClick={() => onOpen(figure)}
      >
        {formatEuros(sumOf(cells))}
      </button>
    )}
  </td>
)

/** The shift of a register at a glance: person or hour by payment type; every figure opens its lines. */
export function ShiftTable({ register, onOpen }: { register: number; onOpen: (figure: Figure) => void }) {
  const [kind, setKind] = useState<Kind>('person')
  const cells = useRead(takings, { id_mst_caja: register }, { keepPrevious: true }).data?.celdas
  if (!cells || cells.length === 0) return null
  const ways = grouped(
    cells.toSorted((a, b) => Number(a.es_credito) - Number(b.es_credito) || a.id_mst_tipopago - b.id_mst_tipopago),
    wayOf,
  )
  const rows = grouped(kind === 'hour' ? cells.toSorted((a, b) => a.hora - b.hora) : cells, (one) => rowOf(kind, one))
  const total: Figure = { name: t('cash.shift_total') }
  const lines = [...rows, { key: 'total', figure: total, own: cells }]
  return (
    <section className="card cash-glance" aria-label={t('cash.shift_glance')}>
      <header className="cash-head">
        <h2>{t('cash.shift_glance')}</h2>
        <SegmentedControl
          aria-label={t('cash.shift_glance')}
          value={kind}
          onChange={setKind}
          data={kinds.map((value) => ({ value, label: t(`cash.takings_by_${value}`) }))}
        />
      </header>
      <div className="cash-glance-scroll" tabIndex={0} role="group" aria-label={t('cash.shift_glance')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(`cash.shift_${kind}`)}</th>
              {ways.map(({ key, figure }) => (
                <th key={key} scope="col">
                  {figure.name}
                </th>
              ))}
              <th scope="col">{t('cash.shift_total')}</th>
              <th scope="col">{t('cash.takings_count')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, figure: { name, ...criteria }, own }) => (
              <tr key={key} data-total={key === 'total' || undefined}>
                <th scope="row">{name}</th>
                {ways.map((way) => (
                  <Sum
                    key={way.key}
                    figure={{ ...way.figure, ...criteria, name: `${name} · ${way.figure.name}` }}
                    cells={own.filter((one) => JSON.stringify(wayOf(one)) === way.key)}
                    onOpen={onOpen}
                  />
                ))}
                <Sum figure={{ ...criteria, name }} cells={own} onOpen={onOpen} />
                <td>{countOf(own)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
