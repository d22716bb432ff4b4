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
  /** Buttons beside the close button. */
  tools?: ReactNode
  foot?: ReactNode
  children?: ReactNode
}

/** Next act of a panel: a payment method of what is due, otherwise the first act; the panel itself if it has neither. */
const nextAct = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>('.sp-foot .wb:not(:disabled), .sp-foot button:not(:disabled)') ??
  panel.querySelector<HTMLElement>('[data-act=print]') ??
  panel

/** Keeps the focus inside after an act: if its control is gone, the next act gets it. Returns the function that stops it. */
function keepFocus(panel: HTMLElement) {
  let isInside = false
  const note = () => {
    isInside = panel.contains(document.activeElement)
  }
  const check = () => {
    if (isInside && document.activeElement === document.body) nextAct(panel).focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => requestAnimationFrame(check))
  observer.observe(panel, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', note)
  // a click beside every control is meant to take the focus away
  const leave = () => requestAnimationFrame(note)
  document.addEventListener('pointerup', leave)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerup', leave)
  }
}

/** Takes the focus, unless a control inside already has it, keeps it inside after each act, and returns it to the planner. */
function useFocus(returnTo: string | undefined) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = panel
    if (!current) return
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true })
    return keepFocus(current)
  }, [])
  useEffect(() => {
    return () => {
      const stop = (returnTo && document.querySelector<HTMLElement>(returnTo)) || document.querySelector<HTMLElement>('.pl [tabindex="0"]')
      stop?.focus({ preventScroll: true })
    }
  }, [returnTo])
  return panel
}

/** Writes the height of the foot for the notices of a phone, which stand above it. */
function useFootHeight() {
  const foot = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = foot
    const { style } = document.body
    if (!current) return
    const watch = new ResizeObserver(() => style.setProperty('--sp-foot', `${current.offsetHeight}px`))
    watch.observe(current)
    return () => {
      watch.disconnect()
      style.removeProperty('--sp-foot')
    }
  })
  return foot
}

/** Record beside the planner, which stays visible and usable. Esc closes an open list first, then the panel; unsaved changes are confirmed on leaving. */
export function SidePanel({ title, subtitle, onClose, returnTo, tools, foot, children }: Props) {
  const heading = useId()
  const isElsewhere = useRef(false)
  const panel = useFocus(returnTo)
  const footPlace = useFootHeight()
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
        {tools}
        <CloseButton size="md" aria-label={t('core.close')} title="Esc" onClick={onClose} />
      </header>
      <div className="sp-body">{children}</div>
      {foot && (
        <footer ref={footPlace} className="sp-foot">
          {foot}
        </footer>
      )}
    </section>
  )
}
