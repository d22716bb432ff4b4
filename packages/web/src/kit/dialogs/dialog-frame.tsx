import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../reads/media.ts'
import { t } from '../texts/i18n.ts'
import { ConfirmKey } from './confirm-key.tsx'
import { useFocusBack } from './focus-back.ts'

interface Props {
  title: ReactNode
  /** Pixels. */
  size: number
  /** Fills the whole window on a phone: for reading dialogs with more content than a card. */
  fillsPhone?: boolean
  /** Stays open on a click outside of it. */
  isStatic?: boolean
  onClose: () => void
  /** Runs on Ctrl+Enter: the act that cannot be taken by mistake. */
  onConfirm?: () => void
  children?: ReactNode
}

/** Dialog that is open while mounted; on unmount the focus returns to its previous element. */
export function DialogFrame({ title, size, fillsPhone = false, isStatic = false, onClose, onConfirm, children }: Props) {
  useFocusBack()
  const isPhone = useIsPhone()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={!isStatic}
      fullScreen={fillsPhone && isPhone}
      closeButtonProps={{ 'aria-label': t('core.close') }}
    >
      {onConfirm && <ConfirmKey run={onConfirm} />}
      {children}
    </Modal>
  )
}
