import './cell-complaint.css'
import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Content of the cell. */
  children: ReactNode
  complaint: string
  /** Called on a press elsewhere; without it the complaint stays until its value changes. */
  onClose?: () => void
}

/** Cell with the complaint about its value below it. */
export const CellComplaint = ({ children, complaint, onClose }: Props) => (
  <Popover
    opened
    position="bottom-start"
    offset={4}
    withinPortal
    trapFocus={false}
    returnFocus={false}
    withRoles={false}
    closeOnClickOutside={onClose !== undefined}
    {...(onClose && { onDismiss: onClose })}
  >
    <Popover.Target>
      <span className="dg-wrong">{children}</span>
    </Popover.Target>
    <Popover.Dropdown p={8} className="dg-complaint" role="alert">
      {complaint}
    </Popover.Dropdown>
  </Popover>
)
