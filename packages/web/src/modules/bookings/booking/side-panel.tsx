import './side-panel.css'
import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import { useKeys } from '../../../kit/screen/commands.ts'
import { t } from '../../../kit/texts/i18n.ts'

interface Props {
  title: ReactNode
  subtitle?: ReactNode
  onClose: () => void
  /** Focus target after closing; the planner's own stop if absent or removed. */
  returnTo?: string
  foot?: ReactNode
  children?: ReactNode
}

/** Takes the focus, unless a control inside already has it, and returns it to the planner. */
function useFocus(returnTo: string | undefined) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true })
    return () => {
      const stop = (returnTo && document.querySelector<HTMLElement>(returnTo)) || document.querySelector<HTMLElement>('.pl [tabindex="0"]')
      stop?.focus({ preventScroll: true })
    }
  }, [returnTo])
  return panel
}

/** Record beside the planner, which stays visible and usable. Esc closes an open list first, then the panel; unsaved changes are confirmed on leaving. */
export function SidePanel({ title, subtitle, onClose, returnTo, foot, children }: Props) {
  const heading = useId()
  const isElsewhere = useRef(false)
  const panel = useFocus(returnTo)
  useKeys({
    Escape: ({ target }) => {
      // The Esc was meant for a dialog that it has just closed.
      const isRemoved = target instanceof Element && !target.isConnected
      if (!isElsewhere.current && !isRemoved) onClose()
      isElsewhere.current = false
    },
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches keys on their way to its controls
    <section
      ref={panel}
      className="sp"
      tabIndex={-1}
      aria-labelledby={heading}
      onKeyDownCapture={(event) => {
        if (event.key === 'Escape') isElsewhere.current = closestOf(event, '[aria-expanded=true], [data-portal]') !== null
      }}
    >
      <header className="sp-head">
        <div className="sp-titles">
          <h2 id={heading}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <CloseButton size="md" aria-label={t('core.close')} title="Esc" onClick={onClose} />
      </header>
      <div className="sp-body">{children}</div>
      {foot && <footer className="sp-foot">{foot}</footer>}
    </section>
  )
}
