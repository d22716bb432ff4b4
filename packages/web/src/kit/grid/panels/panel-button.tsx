import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

/** Action in a panel of the toolbar. */
export const PanelButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="subtle" color="gray" size="compact-sm" justify="flex-start" fullWidth onClick={onClick}>
    {children}
  </Button>
)
