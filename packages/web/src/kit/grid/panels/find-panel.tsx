import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { IconButton } from '../../buttons/icon-button.tsx'
import { t } from '../../texts/i18n.ts'
import { setFilter, toggleSort } from '../layout/layout-change.ts'
import { FilterCell } from '../rows/filter-cell.tsx'
import type { Grid } from '../use-grid.ts'

/** Sorting and filters of all visible columns, for cards, which have no headings. */
export function FindPanel<T extends object>({ grid }: { grid: Grid<T> }) {
  const { sort, filters } = grid.layout
  return (
    <ul className="dg-choices dg-find">
      {grid.visible.map(({ column }) => {
        const sorted = sort.find(({ id }) => id === column.key)
        const order = sorted && t(sorted.desc ? 'grid.descending' : 'grid.ascending')
        return (
          <li key={column.key}>
            <span>{column.header}</span>
            {column.filterable !== false && (
              <FilterCell
                column={column}
                value={String(filters.find(({ id }) => id === column.key)?.value ?? '')}
                isAlone
                onChange={(value) => grid.change(setFilter(column.key, value))}
                onLeave={() => {}}
              />
            )}
            {column.sortable !== false && (
              <IconButton
                size={28}
                label={`${t('grid.sort_by', { column: column.header })}${order ? ` (${order})` : ''}`}
                icon={sorted ? (sorted.desc ? IconArrowDown : IconArrowUp) : IconArrowsSort}
                aria-pressed={sorted !== undefined}
                onClick={() => grid.change(toggleSort(column.key, false))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
