import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useIsPhone } from '../reads/media.ts'
import { currentSession } from '../reads/session.ts'
import { useEditor } from './cells/use-editor.ts'
import { useEdits } from './cells/use-edits.ts'
import type { RowId } from './column.ts'
import { useActive } from './keys/use-active.ts'
import { useSelection } from './keys/use-selection.ts'
import { useRowHeight } from './layout/use-density.ts'
import { useLayout } from './layout/use-layout.ts'
import type { DataGridProps, GridQuery, ServerPage } from './props.ts'
import { totalsOver } from './rows/aggregate.ts'
import { cardColumns } from './rows/card-columns.ts'
import { useRows } from './rows/use-rows.ts'
import { type VisibleColumn, visibleColumns, widthVariables } from './rows/visible-columns.ts'

/** Page size of the club; 5,000 before there is a session. */
const pageOfClub = () => Number(currentSession()?.parameters.GRID_TAMAÑO_PAGINA_POR_DEFECTO ?? 5000)

/** True if cards have boxes before a long press selects the first one: they take up space on every card. */
const selectsOnPhone = () => currentSession()?.parameters.SELECCION_MOVIL !== '0'

/** Height of a card in pixels: two lines and the space around them. */
const cardHeight = 54

/** State of one grid; header, body, footer and toolbar draw it. */
export function useGrid<T extends object>(props: DataGridProps<T>) {
  const { columns, rows, detail, rowActions, pageSize = pageOfClub() } = props
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const ownId = useRef(props.rowId)
  ownId.current = props.rowId
  const rowId = useCallback((row: T) => ownId.current(row), [])

  const layout = useLayout(props.name, columns, props.layouts)
  const edits = useEdits({ rows, rowId, onEdit: props.onEdit })
  const body = useBody(props, { data: edits.data, rowId, layout, pageSize })
  const selection = useSelection(props.selected, props.onSelect)
  const editor = useEditor<T>(edits, props.onLocked)

  const { order, hidden, pinned, widths } = layout.layout
  const resized = Object.keys(widths).join(' ')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the widths themselves are CSS variables
  const visible = useMemo(() => visibleColumns(columns, layout.layout), [columns, order, hidden, pinned, resized])
  const isCards = useIsPhone()
  const shown = useMemo(() => (isCards ? cardColumns(visible) : visible), [visible, isCards])
  /** Id of the row with an open sheet. */
  const [sheet, setSheet] = useState<string | null>(null)
  const isMulti = props.selection === 'multi'
  /** True while cards are being selected: a tap toggles one. */
  const isChoosing = isCards && isMulti && (props.chosen?.count ?? selection.ids.size) > 0
  const canSelect = isMulti && (!isCards || isChoosing || selectsOnPhone())
  const lead = (canSelect ? 32 : 0) + (detail ? 26 : 0)
  const tail = rowActions ? (props.actionsWidth ?? 44) : 0
  const variables = useMemo(() => widthVariables(visible, widths, { lead, tail }), [visible, widths, lead, tail])

  const { filtered, filteredIds } = useFiltered(body.table, rowId, props.selectable)
  /** Selects every match of the filter, on every page. */
  const selectFound = () => (props.chosen?.all ? props.chosen.all() : selection.add(filteredIds))
  const totals = useTotals(visible, filtered, props.paged?.sums)
  const active = useActive(props.name, body.items, shown)
  const lineHeight = useRowHeight()

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
    pageSize,
    /** Columns that are not hidden. */
    visible,
    /** Columns of a row: all of them, or those of its card. */
    shown,
    isCards,
    sheet,
    setSheet,
    variables,
    isMulti,
    isChoosing,
    canSelect,
    lead,
    tail,
    filtered,
    filteredIds,
    selectFound,
    totals,
    active,
    rowHeight: isCards ? cardHeight : lineHeight,
    isLoading: !props.error && (rows === undefined || !layout.isReady),
  }
}

interface Body<T> {
  data: T[]
  rowId: (row: T) => RowId
  layout: ReturnType<typeof useLayout>
  pageSize: number
}
/** Rows of the grid, or the server's current page, which is queried through `onQuery`. */
function useBody<T extends object>(props: DataGridProps<T>, { data, rowId, layout, pageSize }: Body<T>) {
  const { name, columns, detail, paged, onQuery } = props
  const body = useRows({ name, columns, data, rowId, layout: layout.layout, pageSize, hasDetail: detail !== undefined, paged })
  useGridQuery(onQuery, layout, body.pagination)
  return body
}

/** Fires the query of the layout and the pager, once the layout is known. */
function useGridQuery(
  onQuery: ((query: GridQuery) => void) | undefined,
  { layout, isReady }: Pick<ReturnType<typeof useLayout>, 'layout' | 'isReady'>,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const { filters, sort } = layout
  const ask = useRef(onQuery)
  ask.current = onQuery
  useEffect(() => {
    if (isReady) ask.current?.({ filters, sort, first: pageIndex * pageSize, count: pageSize })
  }, [isReady, filters, sort, pageIndex, pageSize])
}

/** Rows left by the filters, slightly behind the typing, with the ids of those that can be selected. */
function useFiltered<T extends object>(
  table: ReturnType<typeof useRows<T>>['table'],
  rowId: (row: T) => RowId,
  selectable: DataGridProps<T>['selectable'],
) {
  const model = useDeferredValue(table.getFilteredRowModel())
  const filtered = useMemo(() => model.rows.map((row) => row.original), [model])
  const filteredIds = useMemo(() => (selectable ? filtered.filter(selectable) : filtered).map(rowId), [filtered, rowId, selectable])
  return { filtered, filteredIds }
}

export type Grid<T extends object> = ReturnType<typeof useGrid<T>>

/** Figures of the totals row: the server's, or those of the loaded rows. */
const useTotals = <T extends object>(visible: readonly VisibleColumn<T>[], rows: readonly T[], sums: ServerPage<T>['sums']) =>
  useMemo(() => (sums ? serverTotals(visible, sums) : totalsOf(visible, rows)), [visible, rows, sums])

/** Totals row computed by the server; null if no visible column has a total. */
function serverTotals<T extends object>(
  visible: readonly VisibleColumn<T>[],
  sums: Readonly<Record<string, unknown>>,
): Map<string, unknown> | null {
  const figures = visible.flatMap(({ column: { key, total } }) => (total ? [[key, sums[key]] as const] : []))
  return figures.length > 0 ? new Map(figures) : null
}

/** Totals row over the filtered rows, by column; null if no visible column has a total. */
function totalsOf<T>(visible: readonly VisibleColumn<T>[], rows: readonly T[]): Map<string, unknown> | null {
  const figures = totalsOver(
    visible.map(({ column }) => column),
    rows,
  )
  return figures.size > 0 ? figures : null
}
