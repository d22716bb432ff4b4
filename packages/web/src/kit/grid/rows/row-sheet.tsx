import { Button, Drawer } from '@mantine/core'
import { t } from '../../texts/i18n.ts'
import { cellContent } from '../cells/cell-content.tsx'
import { CellEditor } from '../cells/cell-editor.tsx'
import { guardOf } from '../cells/use-editor.ts'
import { cellText } from '../cells/value.ts'
import { type GridColumn, inRow } from '../column.ts'
import type { Grid } from '../use-grid.ts'
import type { Item } from './use-rows.ts'

/** As high as its content, with the list in sight above it. */
const sheetStyles = { content: { height: 'auto', maxHeight: '88dvh' } } as const

interface ValueProps<T extends object> {
  grid: Grid<T>
  item: Item<T>
  column: GridColumn<T>
}

/** Value, as a button if it may be changed here, with the reason if it is locked. */
function Value<T extends object>({ grid, item, column }: ValueProps<T>) {
  const { editing, draft, start, finish, cancel } = grid.editor
  const row = item.row.original
  if (editing?.id === item.id && editing.key === column.key) {
    return <CellEditor column={inRow(column, row)} draft={draft} isWhole onFinish={(raw) => finish(row, column, raw)} onCancel={cancel} />
  }
  const content = cellContent(column, row, item.id)
  const guard = guardOf(column, row)
  if (typeof guard === 'string') {
    return (
      <>
        {content} <small>{guard}</small>
      </>
    )
  }
  if (!guard) return content || '–'
  const label = `${column.header}: ${cellText(column, row)}`
  return (
    <button type="button" className="dg-sheet-edit" aria-label={label} onClick={() => start({ id: item.id, row, column })}>
      {content || '–'}
    </button>
  )
}

/** All visible columns of a card's row, with its buttons; opens from the bottom of the window. */
export function RowSheet<T extends object>({ grid }: { grid: Grid<T> }) {
  const { rowActions, onOpen } = grid.props
  const item = grid.body.items.find(({ id, kind }) => kind === 'row' && id === grid.sheet)
  if (!item) return null
  const row = item.row.original
  const close = () => {
    grid.setSheet(null)
    grid.scroller.current?.focus({ preventScroll: true })
  }
  const title = grid.shown.flatMap(({ column, spot }) => (spot === 'name' ? [cellText(column, row)] : [])).join(' ')
  return (
    <Drawer
      opened
      onClose={close}
      position="bottom"
      title={title}
      closeButtonProps={{ 'aria-label': t('core.close') }}
      styles={sheetStyles}
    >
      <div className="dg-root dg-sheet">
        <dl>
          {grid.visible.map(({ column }) => (
            <div key={column.key}>
              <dt>{column.header}</dt>
              <dd>
                <Value grid={grid} item={item} column={column} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="dg-sheet-acts">
          {rowActions?.(row)}
          {onOpen && (
            <Button
              onClick={() => {
                close()
                onOpen(row)
              }}
            >
              {t('grid.open_row')}
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  )
}
