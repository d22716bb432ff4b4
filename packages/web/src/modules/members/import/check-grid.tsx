import type { ImportField } from '@app/contract/members/import/fields'
import { Button } from '@mantine/core'
import { IconBan, IconRestore } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import type { ShownKind } from '../../../kit/kinds/shapes.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { CheckLine, LineState } from './check-lines.ts'

const stateText = (state: LineState) => (state === 'excluded' ? t('members.excluded') : t(`import.state.${state}`))
const states = ['ready', 'error', 'duplicate', 'excluded'] as const

/** Value with its findings as a mark; an unreadable value is a dash. */
function Marked({ row, name }: { row: CheckLine; name: keyof CheckLine & string }) {
  const mark = row.marks[name]
  return <span className={mark ? `im-cell ${mark}` : undefined}>{String(row[name]) || (mark ? '—' : '')}</span>
}

const value = (key: keyof CheckLine & ImportField, width: number, kind: ShownKind = 'text'): GridColumn<CheckLine> => ({
  key,
  header: t(`import.field.${key}`),
  kind,
  width,
  ...(kind === 'text' && { render: (row) => <Marked row={row} name={key} /> }),
})

const columnsOf = (): GridColumn<CheckLine>[] => [
  { key: 'line', header: t('import.line'), kind: 'integer', width: 60 },
  {
    key: 'state',
    header: t('members.state'),
    kind: 'choice',
    width: 116,
    choices: states.map((state) => ({ value: state, text: stateText(state) })),
    render: ({ state }) => (
      <span className={`im-state ${state}`}>
        <i aria-hidden />
        {stateText(state)}
      </span>
    ),
  },
  value('apellidos', 150),
  value('nombre', 110),
  { key: 'problems', header: t('members.problems'), kind: 'text', width: 380 },
  value('nif', 104),
  value('email', 190),
  value('telefono', 120),
  value('fecha_nac', 104, 'day'),
  value('numsocio', 96),
  value('desc_tiposocio', 120),
]

interface Props {
  lines: CheckLine[] | undefined
  /** Note above the grid. */
  note: string | null
  onExclude: (lines: readonly number[], isOut: boolean) => void
}

/** Rows of the dry run: the outcome and reason of each; any row can be excluded. */
export function CheckGrid({ lines, note, onExclude }: Props) {
  const columns = useMemo(() => columnsOf(), [])
  return (
    <DataGrid<CheckLine>
      name="member-import"
      label={t('import.preview')}
      height="fill"
      columns={columns}
      rows={lines}
      rowId={(row) => row.line}
      rowTone={({ state }) => (state === 'excluded' ? 'muted' : undefined)}
      toolbar={note && <span className="dimmed">{note}</span>}
      empty={{ title: t('core.nothing_found') }}
      detail={(row) => (
        <ul className="im-said">
          {row.findings.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      detailHeight={92}
      selection="multi"
      bulkActions={(rows) => (
        <>
          {(['exclude_rows', 'include_rows'] as const).map((word) => {
            const exclude = () =>
              onExclude(
                rows.map(({ line }) => line),
                word === 'exclude_rows',
              )
            return (
              <Button key={word} size="compact-xs" variant="default" onClick={exclude}>
                {t(`members.${word}`)}
              </Button>
            )
          })}
        </>
      )}
      rowActions={({ line, state }) => {
        const isOut = state === 'excluded'
        const label = t(isOut ? 'members.include' : 'members.exclude', { fila: line })
        return <IconButton label={label} icon={isOut ? IconRestore : IconBan} onClick={() => onExclude([line], !isOut)} />
      }}
    />
  )
}
