import { IconChevronRight, IconDots } from '@tabler/icons-react'
import { memo, type ReactNode, type RefObject } from 'react'
import { t } from '../../texts/i18n.ts'
import { cardContent, cellContent } from '../cells/cell-content.tsx'
import { CellEditor, type Leave } from '../cells/cell-editor.tsx'
import { editText } from '../cells/read-cell.ts'
import { ActionsCell } from '../cells/row-actions.tsx'
import { guardOf } from '../cells/use-editor.ts'
import { type GridColumn, inRow, type RowTone } from '../column.ts'
import type { GridRow as Row } from '../features.ts'
import type { VisibleColumn } from './visible-columns.ts'

/** Callbacks from a row to the grid; held in a ref, so that rows render again only when their content changes. */
export interface RowCalls<T extends object> {
  select: (row: T, isRange: boolean) => void
  toggleDetail: (id: string) => void
  toggleGroup: (id: string) => void
  finish: (row: T, column: GridColumn<T>, end: { raw: string; leave: Leave }) => boolean
  cancel: () => void
  openSheet: (id: string) => void
  focusGrid: () => void
}

interface GridRowProps<T extends object> {
  gridId: string
  row: Row<T>
  index: number
  shown: readonly VisibleColumn<T>[]
  activeKey: string | null
  editKey: string | null
  draft: RefObject<string>
  isCard: boolean
  isSelected: boolean
  canSelect: boolean
  isSelectable: boolean
  hasDetail: boolean
  isOpen: boolean
  tone: RowTone | undefined
  rowActions: ((row: T) => ReactNode) | undefined
  calls: RefObject<RowCalls<T>>
}

function Lead<T extends object>({ row, isSelected, canSelect, isSelectable, hasDetail, isOpen, calls }: GridRowProps<T>) {
  if (!canSelect && !hasDetail) return null
  return (
    <div role="gridcell" className="dg-cell dg-lead">
      {isSelectable && (
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isSelected}
          aria-label={t('grid.select_row')}
          onChange={() => {}}
          onClick={(event) => calls.current.select(row.original, event.shiftKey)}
        />
      )}
      {hasDetail && (
        <button
          type="button"
          tabIndex={-1}
          className="dg-twist"
          aria-expanded={isOpen}
          aria-label={t('grid.detail')}
          onClick={() => calls.current.toggleDetail(row.id)}
        >
          <IconChevronRight size={14} />
        </button>
      )}
    </div>
  )
}

/** One cell; a function and not a component, since a page draws hundreds of them. */
function cell<T extends object>(one: VisibleColumn<T>, props: GridRowProps<T>) {
  const { gridId, row, index, activeKey, editKey } = props
  const { column, spot, className, style } = one
  const isActive = activeKey === column.key
  const isEditing = editKey === column.key
  const guard = guardOf(column, row.original)
  return (
    <div
      key={column.key}
      role="gridcell"
      id={isActive ? `${gridId}-${index}-${column.key}` : undefined}
      data-column={column.key}
      className={isActive || isEditing ? `${className} active${isEditing ? ' editing' : ''}` : className}
      style={style}
      aria-readonly={guard !== true}
      title={isActive && typeof guard === 'string' ? guard : undefined}
    >
      {isEditing ? editor(column, props) : spot ? cardContent(one, row.original, row.id) : cellContent(column, row.original, row.id)}
    </div>
  )
}

function editor<T extends object>(column: GridColumn<T>, { row, draft, calls }: GridRowProps<T>) {
  const own = inRow(column, row.original)
  return (
    <CellEditor
      column={own}
      draft={draft}
      isWhole={draft.current === editText(own, row.original)}
      onFinish={(raw, leave) => calls.current.finish(row.original, column, { raw, leave })}
      onCancel={() => calls.current.cancel()}
    />
  )
}

/** The two lines of a card. */
const card = <T extends object>(props: GridRowProps<T>) => {
  const line = (isBelow: boolean) => props.shown.filter(({ spot }) => (spot === 'below') === isBelow).map((one) => cell(one, props))
  return (
    <div role="presentation" className="dg-card">
      <div role="presentation">{line(false)}</div>
      <div role="presentation">{line(true)}</div>
    </div>
  )
}

function PlainRow<T extends object>(props: GridRowProps<T>) {
  const { row, index, shown, isCard, isSelected, isSelectable, tone, rowActions, calls } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 3}
      {...(isSelectable ? { 'aria-selected': isSelected } : {})}
      data-item={row.id}
      className={`dg-row${isSelected ? ' selected' : ''}${tone ? ` ${tone}` : ''}`}
    >
      <Lead {...props} />
      {isCard ? card(props) : shown.map((one) => cell(one, props))}
      {(rowActions || isCard) && (
        <ActionsCell key={row.id} onLeave={() => calls.current.focusGrid()}>
          {isCard && (
            <button type="button" className="dg-twist" aria-label={t('grid.whole_row')} onClick={() => calls.current.openSheet(row.id)}>
              <IconDots size={16} />
            </button>
          )}
          {rowActions?.(row.original)}
        </ActionsCell>
      )}
    </div>
  )
}

/** Data row. Memoised: all its content is in its props. */
export const GridRow = memo(PlainRow) as typeof PlainRow
