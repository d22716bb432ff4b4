import './fees.css'
import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Panel beside the page, which narrows; over it under 1200 px. Esc closes it and gives the focus back. */
export function DockedPanel({ title, onClose, children }: Props) {
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={panel}
      className="fe-panel"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <CloseButton aria-label={t('core.close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  )
}
