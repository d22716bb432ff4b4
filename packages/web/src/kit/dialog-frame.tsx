import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './focus-back.ts'
import { t } from './i18n.ts'

interface Props {
  title: ReactNode
  /** Pixels. */
  size: number
  onClose: () => void
  children?: ReactNode
}

/** A dialog that is open while it is drawn; afterwards the keyboard is where it came from. */
export function DialogFrame({ title, size, onClose, children }: Props) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': t('core.close') }}>
      {children}
    </Modal>
  )
}
