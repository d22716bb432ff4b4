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
  /** What has the keyboard afterwards; the planner's own stop when absent or gone. */
  returnTo?: string
  foot?: ReactNode
  children?: ReactNode
}

/** Takes the keyboard, unless a control inside has it already, and gives it back to the planner. */
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

/** A record beside the planner, which stays in sight and at work. Esc closes it, but first a list that is open; whether changes may go is asked on the way. */
export function SidePanel({ title, subtitle, onClose, returnTo, foot, children }: Props) {
  const heading = useId()
  const isElsewhere = useRef(false)
  const panel = useFocus(returnTo)
  useKeys({
    Escape: ({ target }) => {
      // A dialog that Esc has just taken away was what it was for.
      const isGone = target instanceof Element && !target.isConnected
      if (!isElsewhere.current && !isGone) onClose()
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
