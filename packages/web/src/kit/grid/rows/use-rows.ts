import { type ExpandedState, type PaginationState, useTable } from '@tanstack/react-table'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useKeptState } from '../../screen/kept-state.ts'
import { language } from '../../texts/i18n.ts'
import { collatorOf } from '../cells/compare.ts'
import type { GridColumn, RowId, SavedLayout } from '../column.ts'
import { columnDefs, type GridRow, type GridTable, gridFeatures } from '../features.ts'
import type { ServerPage } from '../props.ts'

/** Line of the body: a row (of data or of a group) or the detail under it. */
export type Item<T extends object> = { kind: 'row'; id: string; row: GridRow<T> } | { kind: 'detail'; id: string; row: GridRow<T> }

interface Options<T extends object> {
  name: string
  columns: readonly GridColumn<T>[]
  data: T[]
  rowId: (row: T) => RowId
  layout: SavedLayout
  pageSize: number
  hasDetail: boolean
  /** Total and other criteria of a server that filters and sorts. */
  paged: Pick<ServerPage<T>, 'total' | 'key'> | undefined
}

const allRows = { pageIndex: 0, pageSize: Number.MAX_SAFE_INTEGER }
const toSize = (rows: number) => (rows === 0 ? Number.MAX_SAFE_INTEGER : rows)

/** Filtered, grouped, sorted and paged rows as the list of lines to draw, deferred so that typing and clicking never wait for the drawing (T10b). */
export function useRows<T extends object>({ name, columns, data, rowId, layout, pageSize, hasDetail, paged }: Options<T>) {
  const [expanded, setExpanded] = useKeptState<ExpandedState>(`${name} groups`, () => columns.some(({ grouped }) => grouped) || {})
  const [open, setOpen] = useKeptState<ReadonlySet<string>>(`${name} details`, new Set())
  const [pagination, setPagination] = useKeptState<PaginationState>(paged ? `${name} server page` : `${name} page`, {
    pageIndex: 0,
    pageSize: toSize(pageSize),
  })
  const userLanguage = language()
  const defs = useMemo(() => columnDefs(columns, collatorOf(userLanguage)), [columns, userLanguage])
  const state = paged
    ? { sorting: [], columnFilters: [], grouping: [], expanded, pagination: allRows }
    : { sorting: layout.sort, columnFilters: layout.filters, grouping: layout.group, expanded, pagination }
  const table = useTable({
    features: gridFeatures,
    columns: defs,
    data,
    state,
    getRowId: (row) => String(rowId(row)),
    autoResetExpanded: false,
    autoResetPageIndex: false,
    paginateExpandedRows: false,
    onExpandedChange: setExpanded,
    onPaginationChange: setPagination,
  }) as GridTable<T>

  const fresh = table.getRowModel().rows
  const deferred = useDeferredValue(fresh)
  const rows = deferred.length === 0 ? fresh : deferred
  const items = useMemo(
    () =>
      rows.flatMap((row): Item<T>[] => {
        const item: Item<T> = { kind: 'row', id: row.id, row }
        return hasDetail && open.has(row.id) ? [item, { kind: 'detail', id: `${row.id}/detail`, row }] : [item]
      }),
    [rows, open, hasDetail],
  )
  const count = paged?.total ?? table.getPrePaginatedRowModel().rows.length
  const pageCount = Math.max(1, Math.ceil(count / pagination.pageSize))
  const toPage = useCallback((pageIndex: number) => setPagination((now) => ({ ...now, pageIndex })), [setPagination])

  // Another set of rows starts at its first page.
  const { filters, sort, group } = layout
  const key = paged?.key
  const criteria = useRef({ filters, sort, group, key })
  useEffect(() => {
    const was = criteria.current
    criteria.current = { filters, sort, group, key }
    if (was.filters !== filters || was.sort !== sort || was.group !== group || was.key !== key) toPage(0)
  }, [filters, sort, group, key, toPage])
  useEffect(() => {
    if (data.length > 0 && pagination.pageIndex >= pageCount) toPage(pageCount - 1)
  }, [data.length, pagination.pageIndex, pageCount, toPage])

  return { table, items, expanded, setExpanded, open, setOpen, pagination, setPagination, toPage, pageCount, toSize }
}
