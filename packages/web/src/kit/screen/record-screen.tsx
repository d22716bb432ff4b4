import { type ReactNode, useState } from 'react'
import { NewButton } from '../buttons/new-button.tsx'
import { SideDrawer } from '../dialogs/side-drawer.tsx'
import { GridScreen, type GridScreenProps } from './grid-screen.tsx'

interface Props<T extends object> extends Omit<GridScreenProps<T>, 'add' | 'onOpen' | 'children'> {
  /** Label of the button that adds a row; false if rows cannot be added. */
  add: string | false
  /** True if rows open for editing. */
  opens: boolean
  nameOf: (row: T) => string
  /** Form of a row, or of a new one, in the drawer. */
  form: (row: T | null, close: () => void) => ReactNode
}

/** Grid with a drawer beside it for adding and editing rows. */
export function RecordScreen<T extends object>({ add, opens, nameOf, form, ...grid }: Props<T>) {
  const { name, rows, rowId } = grid
  const [open, setOpen] = useState<T | 'new' | null>(null)
  const close = () => setOpen(null)
  // the current row; one removed meanwhile stays until its form is closed
  const row = open === null || open === 'new' ? null : (rows?.find((one) => rowId(one) === rowId(open)) ?? open)
  return (
    <GridScreen
      {...grid}
      add={add && <NewButton id={`${name}.new`} text={add} onClick={() => setOpen('new')} />}
      {...(opens && { onOpen: setOpen })}
    >
      <SideDrawer opened={open !== null} title={row ? nameOf(row) : add || ''} onClose={close}>
        {open !== null && form(row, close)}
      </SideDrawer>
    </GridScreen>
  )
}
