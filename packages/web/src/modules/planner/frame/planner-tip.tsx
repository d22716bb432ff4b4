import { type RefObject, useEffect, useRef, useState } from 'react'
import { closestOf } from '../../../kit/fields/closest.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { colourStyle } from '../day/card-colours.ts'
import { lengthText, paymentText, rangeText, stateTexts } from '../planner-labels.ts'
import type { Board, PlannerBooking } from '../planner-model.ts'

const patience = 350
const room = 264

interface Shown {
  booking: PlannerBooking
  left: number
  top: number
}

interface Props {
  scroller: RefObject<HTMLElement | null>
  board: Board
  /** Booking with an open panel, which needs no tip. */
  selected: number | null
}

/** Details of the booking under the mouse or the keyboard, beside it: after a delay, or immediately while `i` is held; Escape, a press or a scroll closes it. */
export function PlannerTip({ scroller, board, selected }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  const isListening = useRef(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer = 0
    let over: Element | null = null
    const hide = () => {
      clearTimeout(timer)
      over = null
      setShown(null)
    }
    const show = (card: HTMLElement | null) => {
      const booking = board.byId.get(Number(card?.dataset.booking))
      if (!card || !booking) return
      const box = card.getBoundingClientRect()
      const right = box.right + 6 + room < window.innerWidth
      setShown({
        booking,
        left: right ? box.right + 6 : Math.max(8, box.left - room - 6),
        top: Math.max(8, Math.min(box.top, window.innerHeight - 190)),
      })
    }
    const wait = (card: HTMLElement | null) => {
      if (card === over) return
      hide()
      over = card
      if (card) timer = window.setTimeout(() => show(card), patience)
    }
    const key = (event: KeyboardEvent) => {
      const isPeek = event.key === 'i' && !event.ctrlKey && !event.altKey && !event.metaKey
      const card = isPeek ? closestOf(event, '[data-booking]') : null
      if (!card) return hide()
      event.preventDefault()
      clearTimeout(timer)
      show(card)
    }
    const lift = (event: KeyboardEvent) => event.key === 'i' && hide()
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) wait(closestOf(event, '[data-booking]'))
    }
    const focus = (event: FocusEvent) => {
      const card = closestOf(event, '[data-booking]')
      wait(card?.matches(':focus-visible') ? card : null)
    }
    // the first hover loaded this component, and happened before the listeners were added
    if (!isListening.current) wait(element.querySelector<HTMLElement>('[data-booking]:is(:hover, :focus-visible)'))
    isListening.current = true
    const away = ['pointerleave', 'pointerdown', 'scroll', 'focusout'] as const
    element.addEventListener('pointerover', enter)
    element.addEventListener('focusin', focus)
    element.addEventListener('keydown', key)
    element.addEventListener('keyup', lift)
    for (const name of away) element.addEventListener(name, hide, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerover', enter)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('keydown', key)
      element.removeEventListener('keyup', lift)
      for (const name of away) element.removeEventListener(name, hide)
    }
  }, [scroller, board])
  const booking = shown && board.byId.get(shown.booking.id)
  if (!shown || !booking || booking.id === selected) return null
  const court = board.courts[board.indexOf.get(booking.court) ?? -1]?.name
  const states = stateTexts(booking)
  return (
    <div className="pl-tip" style={{ left: shown.left, top: shown.top, ...colourStyle(booking) }} aria-hidden>
      <b>{booking.title}</b>
      {booking.subtitle && <span>{booking.subtitle}</span>}
      <span>
        {court} · {rangeText(booking.from, booking.to)} · {lengthText(booking.to - booking.from)}
      </span>
      <span className="pl-tip-kind">
        <i className="pl-swatch" />
        {[booking.kind, ...states].join(' · ')}
      </span>
      {!booking.isDraft && (
        <span className="pl-tip-kind">
          <i className={`pl-dot pl-${booking.payment}`} />
          {[paymentText(booking), booking.amount, booking.places].filter(Boolean).join(' · ')}
        </span>
      )}
      {booking.locked && <span className="pl-tip-locked">{t('planner.locked', { reason: booking.locked })}</span>}
    </div>
  )
}
