import type { Board, PlannerBooking, PlannerCourt } from '../planner-model.ts'

/** Stretch of time in minutes from midnight. */
export interface Range {
  from: number
  to: number
}

/** Held item: its length in minutes, and its booking, if any. */
export interface InHand {
  readonly minutes: number
  readonly booking?: number
}

/** Reason of a refused stretch: another booking, closed time, or no room for the shortest booking. */
export type Refusal = 'busy' | 'closed' | 'short'

const floorTo = (minute: number, step: number, origin: number) => origin + Math.floor((minute - origin) / step) * step
const ceilTo = (minute: number, step: number, origin: number) => origin + Math.ceil((minute - origin) / step) * step

// A court that closes at midnight has no limit there: bookings may run past it.
const closedOf = (court: PlannerCourt): Range[] => [
  { from: Number.NEGATIVE_INFINITY, to: court.opens },
  ...court.closed,
  ...(court.closes < 1440 ? [{ from: court.closes, to: Number.POSITIVE_INFINITY }] : []),
]

const covers = (range: Range, minute: number) => range.from <= minute && minute < range.to
const meets = (range: Range, from: number, to: number) => range.from < to && from < range.to
/** Time blocked by a booking: its own, plus the court's pause after it and before it. */
const withPause = ({ from, to }: PlannerBooking, pause = 0): Range => ({ from: from - pause, to: to + pause })

/** Client-side refusal of a place (court by index), or null; existing overlaps of booking `except` there do not count. */
export function refusalAt(board: Board, { court, from, to }: Range & { court: number }, except?: number): Refusal | null {
  const own = except === undefined ? undefined : board.byId.get(except)
  const here = own && board.indexOf.get(own.court) === court ? own : undefined
  const place = board.courts[court]
  const inTheWay = (board.byCourt[court] ?? []).some((other) => {
    const taken = withPause(other, place?.pause)
    return other.id !== except && meets(taken, from, to) && !(here && meets(taken, here.from, here.to))
  })
  if (inTheWay) return 'busy'
  return !place || closedOf(place).some((range) => meets(range, from, to)) ? 'closed' : null
}

/** Free stretch of the court (index) around a minute within the visible day, or the reason of its refusal. */
export function gapAt(board: Board, court: number, minute: number): Range | Refusal {
  const place = board.courts[court]
  if (!place) return 'closed'
  const bookings = (board.byCourt[court] ?? []).map((booking) => withPause(booking, place.pause))
  if (bookings.some((booking) => covers(booking, minute))) return 'busy'
  const walls = closedOf(place)
  if (walls.some((range) => covers(range, minute))) return 'closed'
  let { from, to } = board
  for (const wall of [...walls, ...bookings]) {
    if (wall.to <= minute) from = Math.max(from, wall.to)
    else if (wall.from > minute) to = Math.min(to, wall.from)
  }
  return { from, to }
}

/** Stretch of a plain click on a free minute: the default length from the step under the pointer, shortened (never under the minimum) or moved earlier to fit the gap. */
export function clickRange(board: Board, court: number, minute: number): Range | Refusal {
  const place = board.courts[court]
  const gap = gapAt(board, court, minute)
  if (!place || typeof gap === 'string') return typeof gap === 'string' ? gap : 'closed'
  const { step, min, normal } = place.minutes
  const shortest = place.mayResize ? Math.min(min, normal) : normal
  if (gap.to - gap.from < shortest) return 'short'
  const wanted = Math.max(gap.from, floorTo(minute, step, place.opens))
  const from = Math.min(wanted, gap.to - shortest)
  return { from, to: Math.min(from + normal, gap.to) }
}

/** Stretch of a held item of known length from the step under the pointer on, or the reason of its refusal; its own booking is no obstacle. */
function heldRange(board: Board, court: number, minute: number, { minutes, booking }: InHand): Range | Refusal {
  const place = board.courts[court]
  if (!place) return 'closed'
  const from = floorTo(minute, place.minutes.step, place.opens)
  return refusalAt(board, { court, from, to: from + minutes }, booking) ?? { from, to: from + minutes }
}

/** Stretch of a click or Enter: that of the held item, otherwise that of a new booking. */
export const pickRange = (board: Board, court: number, minute: number, held: InHand | null): Range | Refusal =>
  held ? heldRange(board, court, minute, held) : clickRange(board, court, minute)

/** Stretch of a drag from `anchor` to `pointer`: whole steps, minimum to maximum length, inside the free gap (R-202, R-215..R-218). */
export function dragRange(board: Board, court: number, { anchor, pointer }: { anchor: number; pointer: number }): Range | Refusal {
  const place = board.courts[court]
  const gap = gapAt(board, court, anchor)
  if (!place || typeof gap === 'string') return typeof gap === 'string' ? gap : 'closed'
  if (!place.mayResize) return clickRange(board, court, anchor)
  const { step, min, max } = place.minutes
  if (gap.to - gap.from < min) return 'short'
  const start = Math.max(gap.from, floorTo(anchor, step, place.opens))
  if (pointer >= anchor) {
    const from = Math.min(start, gap.to - min)
    const to = Math.min(gap.to, ceilTo(pointer, step, place.opens))
    return { from, to: Math.max(from + min, Math.min(from + max, to)) }
  }
  const to = Math.max(gap.from + min, Math.min(gap.to, start + step))
  const from = Math.max(gap.from, floorTo(pointer, step, place.opens))
  return { from: Math.min(to - min, Math.max(to - max, from)), to }
}
