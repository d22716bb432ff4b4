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
import type { Asked, DataGridProps, Paged } from './props.ts'
import { aggregate } from './rows/aggregate.ts'
import { cardColumns } from './rows/card-columns.ts'
import { type Shown, shownColumns, widthVariables } from './rows/shown.ts'
import { useRows } from './rows/use-rows.ts'

/** The club's rows of a page; 5,000 before there is a session. */
const pageOfClub = () => Number(currentSession()?.parameters.GRID_TAMAÑO_PAGINA_POR_DEFECTO ?? 5000)

/** Whether cards have boxes before the first one is chosen by a long press: they take room of every card. */
const selectsOnPhone = () => currentSession()?.parameters.SELECCION_MOVIL !== '0'

/** Pixels of a card: two lines, and the room around them. */
const cardHeight = 54

/** The state of one grid; head, body, foot and toolbar draw it. */
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
  const visible = useMemo(() => shownColumns(columns, layout.layout), [columns, order, hidden, pinned, resized])
  const isCards = useIsPhone()
  const shown = useMemo(() => (isCards ? cardColumns(visible) : visible), [visible, isCards])
  /** The id of the row whose card is open with everything that is known of it. */
  const [sheet, setSheet] = useState<string | null>(null)
  const isMulti = props.selection === 'multi'
  /** Cards are being chosen: a tap on one switches it. */
  const isChoosing = isCards && isMulti && (props.chosen?.count ?? selection.ids.size) > 0
  const canSelect = isMulti && (!isCards || isChoosing || selectsOnPhone())
  const lead = (canSelect ? 32 : 0) + (detail ? 26 : 0)
  const tail = rowActions ? (props.actionsWidth ?? 44) : 0
  const variables = useMemo(() => widthVariables(visible, widths, { lead, tail }), [visible, widths, lead, tail])

  const { filtered, filteredIds } = useFiltered(body.table, rowId)
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
    /** The columns that are not hidden. */
    visible,
    /** Those that a row has: all of them, or those of its card. */
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
/** The rows of the grid, or the page of them that the server gave; who gives them is told which are asked for. */
function useBody<T extends object>(props: DataGridProps<T>, { data, rowId, layout, pageSize }: Body<T>) {
  const { name, columns, detail, paged, onAsk } = props
  const body = useRows({ name, columns, data, rowId, layout: layout.layout, pageSize, hasDetail: detail !== undefined, paged })
  useAsking(onAsk, layout, body.pagination)
  return body
}

/** Says which page the layout and the pager ask for, once the layout is known. */
function useAsking(
  onAsk: ((asked: Asked) => void) | undefined,
  { layout, isReady }: Pick<ReturnType<typeof useLayout>, 'layout' | 'isReady'>,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const { filters, sort } = layout
  const ask = useRef(onAsk)
  ask.current = onAsk
  useEffect(() => {
    if (isReady) ask.current?.({ filters, sort, first: pageIndex * pageSize, count: pageSize })
  }, [isReady, filters, sort, pageIndex, pageSize])
}

/** The rows that the filters leave, a moment behind what is typed, with their ids. */
function useFiltered<T extends object>(table: ReturnType<typeof useRows<T>>['table'], rowId: (row: T) => RowId) {
  const model = useDeferredValue(table.getFilteredRowModel())
  const filtered = useMemo(() => model.rows.map((row) => row.original), [model])
  return { filtered, filteredIds: useMemo(() => filtered.map(rowId), [filtered, rowId]) }
}

export type Grid<T extends object> = ReturnType<typeof useGrid<T>>

/** The figures of the totals row: the server's, or of the rows that are here. */
const useTotals = <T extends object>(visible: readonly Shown<T>[], rows: readonly T[], sums: Paged<T>['sums']) =>
  useMemo(() => (sums ? givenTotals(visible, sums) : totalsOf(visible, rows)), [visible, rows, sums])

/** The figures of the totals row as the server counted them; null when no column in sight asks for one. */
function givenTotals<T extends object>(visible: readonly Shown<T>[], sums: Readonly<Record<string, unknown>>): Map<string, unknown> | null {
  const figures = visible.flatMap(({ column: { key, total } }) => (total ? [[key, sums[key]] as const] : []))
  return figures.length > 0 ? new Map(figures) : null
}

/** The figures of the totals row over the filtered rows, by column; null when no column in sight asks for one. */
function totalsOf<T>(visible: readonly Shown<T>[], rows: readonly T[]): Map<string, unknown> | null {
  const figures = visible.flatMap(({ column: { key, total } }): [string, unknown][] =>
    total
      ? [
          [
            key,
            aggregate(
              total,
              rows.map((row) => row[key]),
            ),
          ],
        ]
      : [],
  )
  return figures.length > 0 ? new Map(figures) : null
}
