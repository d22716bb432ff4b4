import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyCaps } from '../../../kit/buttons/key-caps.tsx'

export interface MenuLine {
  readonly text: string
  readonly icon: ReactNode
  readonly keys?: string
  readonly run: () => void
}

interface Props {
  /** Position in pixels of the window. */
  at: { readonly x: number; readonly y: number }
  label: string
  lines: readonly MenuLine[]
  onClose: () => void
}

/** Menu at a point of the planner, for a booking or a court. */
export const PlaceMenu = ({ at, label, lines, onClose }: Props) => (
  <Menu opened onClose={onClose} position="bottom-start" offset={2} width={224} returnFocus>
    <Menu.Target>
      <span style={{ position: 'fixed', left: at.x, top: at.y }} aria-hidden />
    </Menu.Target>
    <Menu.Dropdown aria-label={label}>
      <Menu.Label>{label}</Menu.Label>
      {lines.map(({ text, icon, keys, run }) => (
        <Menu.Item key={text} leftSection={icon} rightSection={keys && <KeyCaps keys={keys} />} onClick={run}>
          {text}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
