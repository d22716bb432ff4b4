import type { Board, PlannerBooking } from '../planner-model.ts'
import { dragRange, type Refusal, refusalAt } from './free-range.ts'

/** What the pointer holds: free time from `anchor`, a whole booking (or a copy of it), or one of its edges. */
export type Grip =
  | { mode: 'create'; court: number; anchor: number }
  | { mode: 'move' | 'start' | 'end'; booking: PlannerBooking; isCopy?: boolean }

/** Where the pointer is: the court's index, the minute under it and the minutes it travelled. */
export interface Pointer {
  court: number
  minute: number
  travelled: number
}

/** Where the drop would land; `court` is an index, `refused` says why it would not be accepted. */
export interface Target {
  court: number
  from: number
  to: number
  refused: Refusal | null
}

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value))

function moved(board: Board, { booking, isCopy }: { booking: PlannerBooking; isCopy?: boolean }, { court, travelled }: Pointer): Target {
  const home = board.courts[board.indexOf.get(booking.court) ?? -1]
  const step = board.courts[court]?.minutes.step ?? 15
  const length = booking.to - booking.from
  const lowest = Math.min(board.from, booking.from)
  const highest = Math.max(board.to, booking.to) - length
  const shift = home?.mayMoveStart === false && !isCopy ? 0 : Math.round(travelled / step) * step
  const from = clamp(lowest, booking.from + shift, highest)
  const place = { court, from, to: from + length }
  // a copy finds the booking itself in its way
  return { ...place, refused: refusalAt(board, place, isCopy ? undefined : booking.id) }
}

function resized(board: Board, { mode: edge, booking }: { mode: 'start' | 'end'; booking: PlannerBooking }, travelled: number): Target {
  const court = board.indexOf.get(booking.court) ?? 0
  const { step, min, max } = board.courts[court]?.minutes ?? { step: 15, min: 15, max: 1440 }
  const length = booking.to - booking.from
  const shift = Math.round(travelled / step) * step
  // Maintenance blocks last as long as they must; bookings keep to the court's lengths, and one outside them may only come closer.
  const shortest = booking.blocked ? step : Math.min(min, length)
  const longest = booking.blocked ? 1440 : Math.max(max, length)
  const from =
    edge === 'end' ? booking.from : clamp(Math.max(board.from, booking.to - longest), booking.from + shift, booking.to - shortest)
  const to = edge === 'start' ? booking.to : clamp(booking.from + shortest, booking.to + shift, booking.from + longest)
  const place = { court, from, to: Math.min(to, Math.max(board.to, booking.to)) }
  return { ...place, refused: refusalAt(board, place, booking.id) }
}

/** Where the thing in the pointer's grip would land, snapped to the court's step; nothing is refused for the server, only for the eye. */
export function dragTarget(board: Board, grip: Grip, pointer: Pointer): Target {
  if (grip.mode === 'move') return moved(board, grip, pointer)
  if (grip.mode !== 'create') return resized(board, { mode: grip.mode, booking: grip.booking }, pointer.travelled)
  const range = dragRange(board, grip.court, { anchor: grip.anchor, pointer: pointer.minute })
  if (typeof range !== 'string') return { court: grip.court, ...range, refused: null }
  const step = board.courts[grip.court]?.minutes.step ?? 15
  const from = Math.floor(grip.anchor / step) * step
  return { court: grip.court, from, to: from + step, refused: range }
}
