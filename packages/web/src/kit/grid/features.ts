import {
  type ColumnDef,
  columnFilteringFeature,
  columnGroupingFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  type FilterFn,
  type Row,
  rowAggregationFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table'
import { comparing } from './cells/compare.ts'
import { cellValue } from './cells/value.ts'
import { type GridColumn, readAs } from './column.ts'
import { today } from './keys/zone.ts'
import { aggregate } from './rows/aggregate.ts'
import { readFilter } from './rows/filter.ts'

/** Row models of the grid; column order, width and pins belong to the layout, not the table. */
export const gridFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  columnGroupingFeature,
  groupedRowModel: createGroupedRowModel(),
  rowAggregationFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
})

type Features = typeof gridFeatures
export type GridRow<T extends object> = Row<Features, T>
export type GridTable<T extends object> = Pick<
  Table<Features, T>,
  'getRowModel' | 'getFilteredRowModel' | 'getSortedRowModel' | 'getPrePaginatedRowModel' | 'getPageCount'
>

const always = () => true

/** Column definitions of the table: reading, filtering, sorting and aggregating. */
export function columnDefs<T extends object>(columns: readonly GridColumn<T>[], collator: Intl.Collator): ColumnDef<Features, T>[] {
  return columns.map((column) => {
    const filterFn: FilterFn<Features, T> = Object.assign(
      (row: GridRow<T>, id: string, test: (value: unknown) => boolean) => test(row.getValue(id)),
      { resolveFilterValue: (filter: unknown) => readFilter(column, filter, today()) ?? always },
    )
    const how = column.aggregate
    const compare = comparing(readAs(column), collator)
    return {
      id: column.key,
      accessorFn: (row: T) => cellValue(column, row),
      filterFn,
      sortFn: (a: GridRow<T>, b: GridRow<T>, id: string) => compare(a.getValue(id), b.getValue(id)),
      aggregationFn: {
        aggregate: ({ rows }) => (how ? aggregate(how, rows, { key: column.key, read: (row, key) => row.getValue(key) }) : undefined),
      },
    }
  })
}
