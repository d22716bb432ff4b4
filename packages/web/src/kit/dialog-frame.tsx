import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './focus-back.ts'
import { t } from './i18n.ts'
import { useIsPhone } from './media.ts'

interface Props {
  title: ReactNode
  /** Pixels. */
  size: number
  /** Takes the whole window of a phone: a dialog that is read, with more than fits a card. */
  fillsPhone?: boolean
  onClose: () => void
  children?: ReactNode
}

/** A dialog that is open while it is drawn; afterwards the keyboard is where it came from. */
export function DialogFrame({ title, size, fillsPhone = false, onClose, children }: Props) {
  useFocusBack()
  const isPhone = useIsPhone()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={fillsPhone && isPhone}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {children}
    </Modal>
  )
}
