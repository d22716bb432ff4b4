import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../reads/media.ts'
import { t } from '../texts/i18n.ts'
import { useFocusBack } from './focus-back.ts'

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
