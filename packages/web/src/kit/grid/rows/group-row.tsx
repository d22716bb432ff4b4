import { IconChevronRight } from '@tabler/icons-react'
import { memo, type RefObject } from 'react'
import { t } from '../../texts/i18n.ts'
import { formatFigure, formatValue } from '../cells/value.ts'
import { type GridColumn, readAs } from '../column.ts'
import type { GridRow as Row } from '../features.ts'
import type { RowCalls } from './grid-row.tsx'
import type { VisibleColumn } from './visible-columns.ts'

interface Props<T extends object> {
  gridId: string
  row: Row<T>
  index: number
  shown: readonly VisibleColumn<T>[]
  columns: readonly GridColumn<T>[]
  visible: readonly VisibleColumn<T>[]
  isCard: boolean
  activeKey: string | null
  hasLead: boolean
  hasTail: boolean
  isOpen: boolean
  calls: RefObject<RowCalls<T>>
}

const leavesOf = <T extends object>(row: Row<T>): T[] => (row.subRows.length ? row.subRows.flatMap(leavesOf) : [row.original])

function PlainGroupRow<T extends object>({
  gridId,
  row,
  index,
  shown,
  columns,
  visible,
  isCard,
  activeKey,
  hasLead,
  hasTail,
  isOpen,
  calls,
}: Props<T>) {
  const leaves = leavesOf(row)
  const grouped = columns.find((column) => column.key === row.groupingColumnId)
  const value = grouped && formatValue(readAs(grouped), row.groupingValue)
  const label = (
    <button
      type="button"
      tabIndex={-1}
      className="dg-group-label"
      style={{ paddingInlineStart: 8 + row.depth * 16 }}
      aria-expanded={isOpen}
      onClick={() => calls.current.toggleGroup(row.id)}
    >
      <IconChevronRight size={14} className="dg-chevron" />
      <span className="dg-group-name">
        {grouped?.header}: {value || t('grid.nothing')}
      </span>
      <span className="dg-count">{formatValue('integer', leaves.length)}</span>
    </button>
  )
  const figure = (column: GridColumn<T>) =>
    column.summary ? column.summary(leaves) : column.aggregate && formatFigure(column, column.aggregate, row.getValue(column.key))
  if (isCard) {
    const figures = visible.flatMap(({ column }) => (column.aggregate || column.summary ? [`${column.header} ${figure(column)}`] : []))
    return (
      <div role="row" aria-rowindex={index + 3} data-item={row.id} className="dg-row dg-group">
        <div
          role="gridcell"
          {...(activeKey && { id: `${gridId}-${index}-${activeKey}`, 'aria-expanded': isOpen })}
          className={`dg-card-group${activeKey ? ' active' : ''}`}
        >
          {label}
          {figures.length > 0 && <span>{figures.join(' · ')}</span>}
        </div>
      </div>
    )
  }
  return (
    <div role="row" aria-rowindex={index + 3} data-item={row.id} className="dg-row dg-group">
      <div role="gridcell" className="dg-group-cell">
        {label}
      </div>
      {hasLead && <div role="gridcell" className="dg-cell dg-lead" />}
      {shown.map(({ column, className, style }) => (
        <div
          key={column.key}
          role="gridcell"
          id={`${gridId}-${index}-${column.key}`}
          data-column={column.key}
          className={`${className}${activeKey === column.key ? ' active' : ''}`}
          style={style}
          {...(activeKey === column.key && { 'aria-expanded': isOpen })}
        >
          {figure(column)}
        </div>
      ))}
      {hasTail && <div role="gridcell" className="dg-cell dg-tail" />}
    </div>
  )
}

/** Group row: its value, its number of rows, and the aggregated columns (W-8). Only the focused cell has the expanded state for screen readers, not the row. */
export const GroupRow = memo(PlainGroupRow) as typeof PlainGroupRow
