import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  label: string
  icon: ReactNode
  onClick: () => void
}

/** A small button of a grid's row; its name is said and shown on hovering. */
export const RowButton = ({ label, icon, onClick }: Props) => (
  <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} title={label} onClick={onClick}>
    {icon}
  </ActionIcon>
)
