import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { mayLeave } from '../forms/leave-guard.ts'
import { t } from '../texts/i18n.ts'

export interface DrawerFrameProps {
  opened: boolean
  title: string
  /** Called after unsaved changes have been settled. */
  onClose: () => void
  size?: number | string
  children?: ReactNode
}

const styles = {
  content: { display: 'flex', flexDirection: 'column' },
  body: { flex: 1, paddingBottom: 0, minHeight: 0 },
} as const

/** Content of the drawer, loaded by `SideDrawer` when it first opens. */
export function DrawerFrame({ opened, title, onClose, size = 440, children }: DrawerFrameProps) {
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <Drawer
      opened={opened}
      onClose={() => void close()}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('core.close') }}
      styles={styles}
    >
      {children}
    </Drawer>
  )
}
