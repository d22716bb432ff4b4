import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type DeskRow, inPart, isApplicable, type Part, partNames, proposalText, saidText, stepKeys, whoText } from './desk-rows.ts'
import type { ReturnsDesk } from './use-returns-desk.ts'

const column = textColumn<DeskRow>
const columnsOf = (choose: (n: number) => void, at: number): GridColumn<DeskRow>[] => [
  column('nombre_completo', t('bank-returns.who'), {
    width: 190,
    card: 'name',
    text: whoText,
    render: (row) => (
      <button
        type="button"
        className="returns-name"
        tabIndex={-1}
        aria-current={row.n === at ? 'true' : undefined}
        onClick={() => choose(row.n)}
      >
        {whoText(row)}
      </button>
    ),
  }),
  column('importe', t('bank-return.importe'), { kind: 'money', width: 92, total: 'sum', card: 'end' }),
  column('motivo', t('bank-returns.said'), { width: 210, text: saidText, card: 'below' }),
  column('codigo', t('bank-return.codigo'), { width: 78 }),
  column('paso', t('bank-returns.proposed'), {
    width: 270,
    text: proposalText,
    card: 'below',
    render: (row) => <span className={isApplicable(row, row.decision) ? '' : 'returns-odd'}>{proposalText(row)}</span>,
  }),
  column('n', t('bank-returns.key'), {
    width: 64,
    inExport: false,
    sortable: false,
    text: (row) => String(stepKeys[row.decision.paso]),
    render: (row) => (isApplicable(row, row.decision) ? <KeyCaps keys={String(stepKeys[row.decision.paso])} /> : null),
  }),
]
const selectable = (row: DeskRow) => isApplicable(row, row.decision)

/** Returns of a file with their proposals; those without a tick stay for later. */
export function ReturnsGrid({ desk }: { desk: ReturnsDesk }) {
  const [part, setPart] = useState<Part>('all')
  const { rows, at, setAt } = desk
  const columns = useMemo(() => columnsOf(setAt, at), [setAt, at])
  const shown = useMemo(() => rows?.filter((row) => inPart(part, row)), [rows, part])
  const hidden = rows?.filter((row) => row.isChosen && !inPart(part, row)).map((row) => row.n) ?? []
  return (
    <DataGrid<DeskRow>
      name="returns-desk"
      label={t('bank.returns')}
      height="fill"
      pageSize={0}
      columns={columns}
      rows={shown}
      rowId={(row) => row.n}
      rowTone={(row) => (isApplicable(row, row.decision) ? undefined : 'warn')}
      onOpen={(row) => setAt(row.n)}
      selection="multi"
      selectable={selectable}
      selected={shown?.filter((row) => row.isChosen).map((row) => row.n) ?? []}
      onSelect={(ids) => desk.choose([...hidden, ...ids.map(Number)])}
      toolbar={
        <SegmentedControl
          aria-label={t('bank-returns.filter')}
          value={part}
          onChange={setPart}
          data={partNames.map((one) => ({
            value: one,
            label: t(`bank-returns.part.${one}`, { n: formatCount(rows?.filter((row) => inPart(one, row)).length ?? 0) }),
          }))}
        />
      }
      status={`${t('bank-returns.keys')} · ${t('bank-returns.nothing_yet')}`}
      empty={{ title: t('bank-returns.none') }}
    />
  )
}
