import { Checkbox } from '@mantine/core'
import { toggleGroup } from '../layout/layout-change.ts'
import type { Grid } from '../use-grid.ts'

/** Chooses the columns to group by; the first chosen is the outermost. */
export function GroupPanel<T extends object>({ grid }: { grid: Grid<T> }) {
  const { group } = grid.layout
  return (
    <ul className="dg-choices">
      {grid.props.columns.map((column) => (
        <li key={column.key} className="dg-choice">
          <Checkbox label={column.header} checked={group.includes(column.key)} onChange={() => grid.change(toggleGroup(column.key))} />
          {group.length > 1 && group.includes(column.key) && <span className="dg-count">{group.indexOf(column.key) + 1}</span>}
        </li>
      ))}
    </ul>
  )
}
