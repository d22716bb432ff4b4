import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from './i18n.ts'
import { mayLeave } from './leave-guard.ts'

interface Props {
  opened: boolean
  title: string
  /** Called once unsaved changes have been settled. */
  onClose: () => void
  size?: number | string
  children?: ReactNode
}

/** A record beside its list: the list stays in sight, unsaved changes ask before it closes. */
export function SideDrawer({ opened, title, onClose, size = 440, children }: Props) {
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
      styles={{
        title: { fontSize: 15, fontWeight: 600 },
        content: { display: 'flex', flexDirection: 'column' },
        body: { flex: 1, paddingBottom: 0, minHeight: 0 },
      }}
    >
      {children}
    </Drawer>
  )
}
