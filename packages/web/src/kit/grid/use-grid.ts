import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react'
import { aggregate } from './aggregate.ts'
import type { GridColumn } from './column.ts'
import type { DataGridProps } from './props.ts'
import { shownColumns, widthVariables } from './shown.ts'
import { useActive } from './use-active.ts'
import { useRowHeight } from './use-density.ts'
import { useEditor } from './use-editor.ts'
import { useEdits } from './use-edits.ts'
import { useLayout } from './use-layout.ts'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'

/** The state of one grid; head, body, foot and toolbar draw it. */
export function useGrid<T extends object>(props: DataGridProps<T>) {
  const { columns, rows, detail, rowActions, pageSize = 5000 } = props
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const ownId = useRef(props.rowId)
  ownId.current = props.rowId
  const rowId = useCallback((row: T) => ownId.current(row), [])

  const layout = useLayout(props.name, columns, props.layouts)
  const edits = useEdits({ rows, rowId, onEdit: props.onEdit })
  const body = useRows({
    name: props.name,
    columns,
    data: edits.data,
    rowId,
    layout: layout.layout,
    pageSize,
    hasDetail: detail !== undefined,
  })
  const selection = useSelection(props.selected, props.onSelect)
  const editor = useEditor<T>(edits)

  const { order, hidden, pinned, widths } = layout.layout
  const resized = Object.keys(widths).join(' ')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the widths themselves are CSS variables
  const shown = useMemo(() => shownColumns(columns, layout.layout), [columns, order, hidden, pinned, resized])
  const canSelect = props.selection === 'multi'
  const lead = (canSelect ? 32 : 0) + (detail ? 26 : 0)
  const tail = rowActions ? (props.actionsWidth ?? 44) : 0
  const variables = useMemo(() => widthVariables(shown, widths, { lead, tail }), [shown, widths, lead, tail])

  const model = useDeferredValue(body.table.getFilteredRowModel())
  const filtered = useMemo(() => model.rows.map((row) => row.original), [model])
  const filteredIds = useMemo(() => filtered.map(rowId), [filtered, rowId])
  const totals = useMemo(() => totalsOf(columns, filtered), [columns, filtered])
  const active = useActive(props.name, body.items, shown)

  return {
    props,
    id,
    scroller,
    rowId,
    ...layout,
    edits,
    body,
    selection,
    editor,
    shown,
    variables,
    canSelect,
    lead,
    tail,
    filtered,
    filteredIds,
    totals,
    active,
    rowHeight: useRowHeight(),
    isLoading: !props.error && (rows === undefined || !layout.isReady),
  }
}

export type Grid<T extends object> = ReturnType<typeof useGrid<T>>

/** The figures of the totals row over the filtered rows, by column; null when no column asks for one. */
function totalsOf<T>(columns: readonly GridColumn<T>[], rows: readonly T[]): Map<string, unknown> | null {
  const asked = columns.filter((column) => column.total)
  if (asked.length === 0) return null
  return new Map(
    asked.map((column) => [
      column.key as string,
      aggregate(
        column.total ?? 'count',
        rows.map((row) => row[column.key]),
      ),
    ]),
  )
}
