import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPin, IconPinnedFilled } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../buttons/icon-button.tsx'
import { t } from '../../texts/i18n.ts'
import type { GridColumn } from '../column.ts'
import { columnDrag } from '../layout/column-drag.ts'
import { moveBy } from '../layout/layout.ts'
import { setOrder, setPin, toggleColumn } from '../layout/layout-change.ts'
import type { Grid } from '../use-grid.ts'

function ColumnItem<T extends object>({ grid, column }: { grid: Grid<T>; column: GridColumn<T> }) {
  const { key, header } = column
  const { pinned, hidden } = grid.layout
  const isPinned = pinned.start.includes(key) || pinned.end.includes(key)
  const shift = (places: number) => grid.change(setOrder((ids) => moveBy(ids, key, places)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    shift(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li className="dg-choice" onKeyDown={onKeyDown} {...columnDrag(key, grid.change)}>
      <Checkbox label={header} checked={!hidden.includes(key)} onChange={() => grid.change(toggleColumn(key))} />
      <IconButton
        size={22}
        label={t('grid.pin', { column: header })}
        icon={isPinned ? IconPinnedFilled : IconPin}
        aria-pressed={isPinned}
        onClick={() => grid.change(setPin(key, isPinned ? null : 'start'))}
      />
      <IconButton size={22} label={t('grid.move_up', { column: header })} icon={IconArrowUp} onClick={() => shift(-1)} />
      <IconButton size={22} label={t('grid.move_down', { column: header })} icon={IconArrowDown} onClick={() => shift(1)} />
    </li>
  )
}

/** Column chooser: show, pin and order, by drag, by buttons and with Alt+arrows. */
export function ColumnsPanel<T extends object>({ grid }: { grid: Grid<T> }) {
  const columns = grid.layout.order.flatMap((id) => grid.props.columns.find((column) => column.key === id) ?? [])
  return (
    <>
      <ul className="dg-choices">
        {columns.map((column) => (
          <ColumnItem key={column.key} grid={grid} column={column} />
        ))}
      </ul>
      <p className="dg-hint">{t('grid.order_hint')}</p>
    </>
  )
}
