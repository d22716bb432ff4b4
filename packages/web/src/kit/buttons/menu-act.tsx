import './menu-act.css'
import { Menu } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { KeyCaps } from './key-caps.tsx'

interface Props {
  text: string
  icon: Icon
  keys?: string
  /** Short note at the end of the line, in place of the keys. */
  note?: string
  /** Reason against the act, on a line below; null if allowed. */
  reason?: string | null
  run: () => void
}

/** Act in the menu of a row; an impossible one stays, with its reason. */
export const MenuAct = ({ text, icon: Picture, keys, note, reason = null, run }: Props) => (
  <Menu.Item
    leftSection={<Picture size={15} />}
    rightSection={keys ? <KeyCaps keys={keys} /> : note && <small className="mact-note">{note}</small>}
    className={reason === null ? '' : 'mact-off'}
    aria-disabled={reason !== null}
    closeMenuOnClick={reason === null}
    onClick={() => reason === null && run()}
  >
    {text}
    {reason && <small className="mact-reason">{reason}</small>}
  </Menu.Item>
)
