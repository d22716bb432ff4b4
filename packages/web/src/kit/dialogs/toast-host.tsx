import './toasts.css'
import { IconCheck, IconExclamationCircle, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from '../texts/i18n.ts'
import { closeToast, type Toast, toasts } from './toasts.ts'

const icons = { good: IconCheck, bad: IconExclamationCircle, info: IconInfoCircle }

function Notice({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  const Icon = icons[toast.tone]
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeToast(toast.id), toast.milliseconds)
    return () => clearTimeout(timer)
  }, [isHeld, toast])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it
    <div
      className={`toast ${toast.tone}`}
      // a notice that appears under a resting pointer is not pointed at
      onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon size={16} aria-hidden />
      <span>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            closeToast(toast.id)
            toast.action?.run()
          }}
        >
          {toast.action.text}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t('core.close')} onClick={() => closeToast(toast.id)}>
        <IconX size={14} />
      </button>
    </div>
  )
}

/** Container of toasts; errors are announced immediately, other messages at the next pause. */
export function ToastHost() {
  const shown = toasts.use()
  const part = (isBad: boolean) =>
    shown.filter(({ tone }) => (tone === 'bad') === isBad).map((toast) => <Notice key={toast.id} toast={toast} />)
  return (
    <div className="toasts">
      <div role="status">{part(false)}</div>
      <div role="alert">{part(true)}</div>
    </div>
  )
}
