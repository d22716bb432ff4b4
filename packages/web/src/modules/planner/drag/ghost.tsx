import { formatMinute } from '@app/contract/values/minute'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import { CardText, formOf, textureOf } from '../day/booking-card.tsx'
import { colourStyle } from '../day/card-colours.ts'
import type { Scale } from '../day/geometry.ts'
import { lengthText, rangeText } from '../planner-labels.ts'
import type { PlannerCourt } from '../planner-model.ts'
import type { Grip, Target } from './drag-target.ts'

/** Floating item of the planner: the dragged one, or a refused one returning to its place. */
export interface GhostItem {
  grip: Grip
  target: Target
  home?: { court: number; from: number; to: number }
  /** Held by a finger: its label is above it. */
  isTouch?: boolean
}

interface Props {
  held: GhostItem
  scale: Scale
  width: number
  courts: readonly PlannerCourt[]
  element: RefObject<HTMLDivElement | null>
  onHome: () => void
}

const flight = 180
/** Height of the label above the held item, in pixels. */
const labelHeight = 48

interface Ground {
  readonly scale: Scale
  readonly width: number
  readonly courts: readonly PlannerCourt[]
}

/** Label of the held item's place: court and time for a moved booking, length for the rest. */
function placeText({ court, from, to, refused }: Target, { grip, courts }: { grip: Grip; courts: Ground['courts'] }) {
  const range = rangeText(from, to)
  if (refused) return `${range} · ${t(`planner.short.${refused}`)}`
  if (grip.mode !== 'move') return `${range} · ${lengthText(to - from)}`
  if (grip.isCopy) return `${t('planner.copy')} · ${courts[court]?.name ?? ''} · ${range}`
  const before = grip.booking.from === from ? '' : ` · ${t('planner.before', { time: formatMinute(grip.booking.from) })}`
  return `${courts[court]?.name ?? ''} · ${range}${before}`
}

/** Shows the price effect of the place below the held item. */
export function showPriceEffect(ghost: HTMLElement, text: string) {
  const money = ghost.lastElementChild?.lastElementChild
  if (money) money.textContent = text
}

/** Moves the ghost to a target without rendering: runs once per frame of a drag. */
export function placeGhost(ghost: HTMLElement, target: Target, grip: Grip, { scale, width, courts }: Ground) {
  const top = scale.y(target.from)
  ghost.style.transform = `translate3d(${target.court * width + 2}px, ${top + 1}px, 0)`
  ghost.style.height = `${Math.max(10, scale.y(target.to) - top - 2)}px`
  ghost.classList.toggle('pl-refused', target.refused !== null)
  // there is no room above the first hour
  ghost.classList.toggle('pl-label-in', top < labelHeight)
  const label = ghost.lastElementChild?.firstElementChild
  if (label) label.textContent = placeText(target, { grip, courts })
}

/** Dragged booking or drawn range, with its time under it; a refused one flies back in 180 ms (R-195). */
export function Ghost({ held, scale, width, courts, element, onHome }: Props) {
  const { grip, target, home, isTouch } = held
  const booking = grip.mode === 'create' ? null : grip.booking
  useLayoutEffect(() => {
    if (element.current) placeGhost(element.current, target, grip, { scale, width, courts })
  }, [element, target, grip, scale, width, courts])
  useEffect(() => {
    const ghost = element.current
    if (!ghost || !home) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const end = {
      transform: `translate3d(${home.court * width + 2}px, ${scale.y(home.from) + 1}px, 0)`,
      height: `${scale.y(home.to) - scale.y(home.from) - 2}px`,
    }
    const trip = ghost.animate([{}, end], { duration: calm ? 0 : flight, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'forwards' })
    trip.onfinish = onHome
    return () => trip.cancel()
  }, [element, home, scale, width, onHome])
  const height = scale.y(target.to) - scale.y(target.from) - 2
  const look = booking ? `pl-card pl-ghost${formOf(width - 4, height)}${textureOf(booking)}` : 'pl-ghost pl-range'
  return (
    <div
      ref={element}
      className={isTouch ? `${look} pl-by-touch` : look}
      style={{ width: width - 4, ...(booking ? colourStyle(booking) : {}) }}
      aria-hidden
    >
      {booking && <CardText booking={booking} width={width - 4} height={height} />}
      <span className="pl-label">
        <span />
        <small />
      </span>
    </div>
  )
}
