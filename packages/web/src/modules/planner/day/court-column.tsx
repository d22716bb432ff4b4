import { memo, useMemo, useRef } from 'react'
import { t } from '../../../kit/texts/i18n.ts'
import type { Highlight, PlannerBooking, PlannerCourt } from '../planner-model.ts'
import { BookingCard } from './booking-card.tsx'
import { placeInLanes, type Scale } from './geometry.ts'

interface Props {
  court: PlannerCourt
  bookings: readonly PlannerBooking[]
  scale: Scale
  width: number
  active: number | null
  source: number | null
  selected: number | null
  highlight: Highlight | null
  readOnly: boolean
}

/** Emphasis of a booking under the active filter; the draft never fades. */
const emphasisOf = (id: number, highlight: Highlight | null) =>
  highlight === null || id === 0 ? 'plain' : highlight.ids.has(id) ? (highlight.isRinged ? 'ringed' : 'plain') : 'dimmed'

function closedTimes(court: PlannerCourt, bookings: readonly PlannerBooking[], scale: Scale) {
  const edges = [
    { from: scale.from, to: court.opens, reason: '' },
    { from: court.closes, to: scale.to, reason: '' },
  ]
  const pauses = court.pause > 0 ? bookings.map(({ to }) => ({ from: to, to: to + court.pause, reason: t('planner.pause') })) : []
  return [...(court.opens < court.closes ? edges : []), ...court.closed, ...pauses]
    .map(({ from, to, reason }) => ({ from: Math.max(from, scale.from), to: Math.min(to, scale.to), reason }))
    .filter(({ from, to }) => to > from)
}

/**
 * React keys of the cards: a booking keeps its key, so that focus stays; a new one takes the card of a removed one,
 * so that another day reuses the existing cards instead of creating them all.
 */
function useCardKeys(ids: readonly number[]): ReadonlyMap<number, number> {
  const keys = useRef<ReadonlyMap<number, number>>(new Map())
  const made = useRef(0)
  return useMemo(() => {
    const here = new Set(ids)
    const free = [...keys.current].flatMap(([id, key]) => (here.has(id) ? [] : [key]))
    const next = new Map(ids.map((id) => [id, keys.current.get(id) ?? free.pop() ?? ++made.current]))
    keys.current = next
    return next
  }, [ids])
}

/** One court's day: closed time and bookings; renders again only if its own bookings change. */
export const CourtColumn = memo(function CourtColumn({
  court,
  bookings,
  scale,
  width,
  active,
  source,
  selected,
  highlight,
  readOnly,
}: Props) {
  const placed = useMemo(() => placeInLanes(bookings), [bookings])
  const keys = useCardKeys(useMemo(() => placed.map(({ item }) => item.id), [placed]))
  return (
    <div className="pl-court">
      {closedTimes(court, bookings, scale).map((range) => (
        <div
          key={`${range.from} ${range.reason}`}
          className="pl-closed"
          style={{ top: scale.y(range.from), height: scale.y(range.to) - scale.y(range.from) }}
        >
          {range.reason && <span>{range.reason}</span>}
        </div>
      ))}
      {placed.length > 0 && (
        <div role="group" aria-label={court.name} className="pl-item">
          {placed.map((one) => (
            <BookingCard
              key={keys.get(one.item.id)}
              placed={one}
              court={court.name}
              scale={scale}
              width={width}
              active={one.item.id === active}
              source={one.item.id === source}
              selected={one.item.id === selected}
              emphasis={emphasisOf(one.item.id, highlight)}
              resizable={!readOnly && court.mayResize && !one.item.locked}
            />
          ))}
        </div>
      )}
    </div>
  )
})
