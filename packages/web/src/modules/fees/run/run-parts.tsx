import { formatEuros } from '@app/contract/values/money'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { Card } from '../../../kit/screen/card.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { differenceText, signOf } from './run-figures.tsx'
import type { Part, Preview } from './run-lines.ts'
import { counted, monthBefore, monthColumns, monthHeading, monthOf } from './run-words.ts'
import type { FeeRun } from './use-fee-run.ts'

type Row = Omit<Preview['tipos'][number], 'id_mst_tipocuotas' | 'desc_tipocuota'> & { readonly part: Part }

const typesOf = ({ tipos }: Preview): Row[] =>
  tipos.map(({ id_mst_tipocuotas: id, desc_tipocuota: name, ...sums }) => ({ ...sums, part: { by: 'tipo', id, name } }))
const groupsOf = ({ grupos }: Preview): Row[] =>
  grupos.map(({ id_mst_curso_grupo: id, desc, ...sums }) => ({
    ...sums,
    part: { by: 'grupo', id, name: id === null ? t('raise.no_group') : desc },
  }))
const isSame = (one: Part | null, other: Part) => one !== null && one.by === other.by && one.id === other.id

/** Sums by fee type or by group of courses; a row restricts the grid to it, and shows all again. */
export function RunParts({ run, preview }: { run: FeeRun; preview: Preview }) {
  const [by, setBy] = useState<'tipo' | 'grupo'>('tipo')
  const rows = by === 'tipo' ? typesOf(preview) : groupsOf(preview)
  const most = Math.max(1, ...rows.map(({ importe }) => importe))
  const { total } = preview
  return (
    <section aria-label={t('raise.by')}>
      <SegmentedControl
        aria-label={t('raise.by')}
        value={by}
        onChange={(value) => setBy(value as typeof by)}
        data={[
          { value: 'tipo', label: t('raise.by_type') },
          { value: 'grupo', label: t('raise.by_group') },
        ]}
      />
      <table className="raise-table">
        <thead>
          <tr>
            <th scope="col">{t(by === 'tipo' ? 'raise.type' : 'raise.group')}</th>
            <th scope="col">{t('raise.count')}</th>
            <th scope="col">{monthColumns(run.hasta).ahora}</th>
            <th scope="col">{t('raise.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, lineas, importe, antes }) => (
            <tr key={part.id}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={isSame(run.part, part)}
                  onClick={() => {
                    run.setPart(isSame(run.part, part) ? null : part)
                    if (run.tab === 'fuera') run.setTab('lineas')
                  }}
                >
                  {part.name}
                </button>
                <Bar from={0} to={importe / most} />
              </th>
              <td>{formatCount(lineas)}</td>
              <td>{formatEuros(importe)}</td>
              <td data-sign={signOf(importe - antes)}>{differenceText(importe - antes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('raise.total')}</th>
            <td>{formatCount(total.lineas)}</td>
            <td>{formatEuros(total.importe)}</td>
            <td data-sign={signOf(total.importe - total.antes)}>{differenceText(total.importe - total.antes)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Bar between two shares of the width. */
const Bar = ({ from, to, sign }: { from: number; to: number; sign?: string }) => (
  <i className="raise-bar" data-sign={sign} aria-hidden>
    <i style={{ insetInlineStart: `${Math.min(from, to) * 100}%`, width: `${Math.abs(to - from) * 100}%` }} />
  </i>
)

/** Steps from the sum of last month to this one; each restricts the grid to its lines, those that ended are left out. */
export function RunBridge({ run, preview }: { run: FeeRun; preview: Preview }) {
  const { total, puente } = preview
  const names = { antes: monthBefore(run.hasta), ahora: monthOf(run.hasta) }
  const reach = puente.map((_, at) => total.antes + puente.slice(0, at + 1).reduce((sum, { importe }) => sum + importe, 0))
  const stops = [total.antes, ...reach]
  const [low, high] = [Math.min(...stops), Math.max(...stops)]
  const share = (cents: number) => (high === low ? 0 : (cents - low) / (high - low))
  const open = (causa: (typeof puente)[number]['causa'], name: string) => {
    if (causa === 'bajas') return run.setTab('fuera')
    const part: Part = { by: 'causa', id: causa, name }
    run.setPart(isSame(run.part, part) ? null : part)
    if (run.tab === 'fuera') run.setTab('lineas')
  }
  return (
    <Card title={t('raise.bridge', names)} className="raise-bridge">
      <ol>
        <li>
          <span className="dimmed">{monthHeading(names.antes)}</span>
          <b>{formatEuros(total.antes)}</b>
        </li>
        {puente.map(({ causa, lineas, importe }, at) => {
          const name = t(`raise.cause.${causa}`, counted(lineas))
          return (
            <li key={causa}>
              <button type="button" aria-pressed={run.part?.by === 'causa' && run.part.id === causa} onClick={() => open(causa, name)}>
                <span>{name}</span>
                <span data-sign={signOf(importe)}>{differenceText(importe)}</span>
              </button>
              <Bar from={share(stops[at]!)} to={share(stops[at + 1]!)} sign={signOf(importe)} />
            </li>
          )
        })}
        <li>
          <b>{monthHeading(names.ahora)}</b>
          <b>{formatEuros(total.importe)}</b>
        </li>
      </ol>
    </Card>
  )
}
