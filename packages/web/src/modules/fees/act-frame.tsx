import './fees.css'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  title: string
  act: string
  isReady: boolean
  isBusy: boolean
  onRun: () => void
  onClose: () => void
  danger?: boolean
  children: ReactNode
}
/** Dialog of one act on those chosen, with its key. */
export function ActFrame({ title, act, isReady, isBusy, onRun, onClose, danger = false, children }: Props) {
  const run = () => {
    if (isReady && !isBusy) onRun()
  }
  return (
    <DialogFrame title={title} size={460} onClose={onClose} onConfirm={run}>
      <div className="fe-act">{children}</div>
      <div className="fe-foot">
        <Button variant="default" onClick={onClose}>
          {t('core.cancel')}
        </Button>
        <Button
          {...(danger && { color: 'red' })}
          disabled={!isReady}
          loading={isBusy}
          rightSection={<KeyCaps keys="mod+Enter" />}
          onClick={run}
        >
          {act}
        </Button>
      </div>
    </DialogFrame>
  )
}
