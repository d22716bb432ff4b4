import { Button, Checkbox, CloseButton } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { GridColumn, RowTone } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { go } from '../../../kit/screen/navigation.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { periodLabel } from '../period-label.ts'
import { ReasonChip, reasonText } from '../reason-chip.tsx'
import { LineAmount } from './line-amount.tsx'
import { lineKey, linesOf, type Preview, type RunLine, type RunTab } from './run-lines.ts'
import { monthColumns } from './run-words.ts'
import type { FeeRun } from './use-fee-run.ts'

const memberScreen = (id: number) => `/socios/${id}/edit`
const periodText = (line: RunLine) => periodLabel(line)
const causeText = ({ causa }: RunLine) => (causa === null ? '' : tFound('raise.cause', causa, { n: 1 }))

const columnsOf = (hasta: string): GridColumn<RunLine>[] => [
  { key: 'nombre_completo', header: t('raise.member'), kind: 'text', width: 148, card: 'name' },
  { key: 'nombre_pagador', header: t('raise.payer'), kind: 'text', width: 150, hidden: true },
  { key: 'desc_cuota', header: t('raise.fee'), kind: 'text', width: 120, card: 'below' },
  { key: 'desde', header: t('raise.period'), kind: 'text', width: 84, text: periodText, render: periodText, card: 'below' },
  { key: 'desc_curso', header: t('raise.course'), kind: 'text', width: 84 },
  {
    key: 'razon',
    header: t('raise.why'),
    kind: 'text',
    width: 172,
    card: 'below',
    text: ({ razon }) => reasonText(razon),
    render: ({ razon }) => <ReasonChip reason={razon} />,
  },
  { key: 'causa', header: t('raise.cause'), kind: 'text', width: 130, hidden: true, text: causeText, render: causeText },
  { key: 'antes', header: monthColumns(hasta).antes, kind: 'money', width: 84, total: 'sum' },
  {
    key: 'importe',
    header: monthColumns(hasta).ahora,
    kind: 'money',
    width: 94,
    total: 'sum',
    card: 'end',
    render: (line) => <LineAmount line={line} />,
  },
]

/** Part that the grid is restricted to, with the way back to all lines, and to a run of that part alone. */
function PartPill({ run }: { run: FeeRun }) {
  const { part, setPart } = run
  if (part === null) return null
  const only = () => {
    if (part.by === 'causa' || part.id === null) return
    run.setFilter(part.by === 'tipo' ? 'id_mst_tipocuotas' : 'id_mst_curso_grupo', part.id)
    setPart(null)
  }
  return (
    <span className="raise-part">
      <span>{t('raise.only', { nombre: part.name })}</span>
      <CloseButton size="xs" aria-label={t('raise.show_all')} title={t('raise.show_all')} onClick={() => setPart(null)} />
      {part.by !== 'causa' && part.id !== null && (
        <Button size="compact-xs" variant="subtle" onClick={only}>
          {t('raise.only_these')}
        </Button>
      )}
    </span>
  )
}

interface Props {
  run: FeeRun
  preview: Preview
  tab: Exclude<RunTab, 'fuera'>
  toolbar: ReactNode
}

/** Lines of a tab: periods of one fee that are behind stand together in amber, each with the tick of this run. */
export function RunGrid({ run, preview, tab, toolbar }: Props) {
  const { hasta, part, changed } = run
  const columns = useMemo(() => columnsOf(hasta), [hasta])
  const rows = useMemo(() => linesOf(preview, tab, part, changed), [preview, tab, part, changed])
  const toneOf = (line: RunLine): RowTone | undefined => {
    if (line.atrasos > 1 || changed.has(lineKey(line))) return 'warn'
    return line.importe === 0 ? 'muted' : undefined
  }
  return (
    <DataGrid<RunLine>
      name="fee-run"
      label={t(`raise.tab.${tab}`)}
      height="fill"
      columns={columns}
      rows={rows}
      rowId={lineKey}
      rowTone={toneOf}
      onOpen={({ id_mst_socios }) => go(memberScreen(id_mst_socios))}
      toolbar={
        <>
          {toolbar}
          <PartPill run={run} />
        </>
      }
      actionsWidth={40}
      rowActions={({ id_reg_socios_cuotas: id, nombre_completo: nombre, atrasos }) =>
        atrasos > 1 && (
          <Checkbox
            size="xs"
            checked
            aria-label={t('raise.include', { nombre })}
            title={t('raise.include', { nombre })}
            onChange={() => run.setIncluded(id, false)}
          />
        )
      }
      empty={{ title: t('raise.none') }}
    />
  )
}
