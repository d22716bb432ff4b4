import { Drawer } from '@mantine/core'
import { useSession } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { Sidebar } from './sidebar.tsx'

const styles = { header: { padding: '8px 12px' }, title: { fontWeight: 600 } }

/** Sidebar of a narrow window. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="left"
      size={272}
      padding={0}
      title={useSession().info.club}
      closeButtonProps={{ 'aria-label': t('core.close') }}
      styles={styles}
    >
      <Sidebar />
    </Drawer>
  )
}
