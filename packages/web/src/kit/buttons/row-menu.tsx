import { Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

/** Position in pixels of the window. */
export interface MenuPlace {
  readonly x: number
  readonly y: number
}
interface Props {
  label: string
  at: MenuPlace
  width: number
  onClose: () => void
  children: ReactNode
}

/** Menu of acts on a row, open at a place: by its button, or by the right mouse button. */
export const RowMenu = ({ label, at, width, onClose, children }: Props) => (
  <Menu opened onClose={onClose} position="bottom-end" offset={2} width={width} returnFocus>
    <Menu.Target>
      <span style={{ position: 'fixed', left: at.x, top: at.y }} aria-hidden />
    </Menu.Target>
    <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
  </Menu>
)

/** Button of a row that opens its menu below itself. */
export const RowMenuButton = ({ label, onOpen }: { label: string; onOpen: (at: MenuPlace) => void }) => (
  <IconButton
    label={label}
    icon={IconDotsVertical}
    aria-haspopup="menu"
    onClick={({ currentTarget }) => {
      const { right, bottom } = currentTarget.getBoundingClientRect()
      onOpen({ x: right, y: bottom })
    }}
  />
)
