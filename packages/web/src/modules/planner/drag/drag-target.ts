import type { Board, PlannerBooking } from '../planner-model.ts'
import { dragRange, type Refusal, refusalAt } from './free-range.ts'

/** Grip of the pointer: free time from `anchor`, a whole booking (or a copy of it), or one of its edges. */
export type Grip =
  | { mode: 'create'; court: number; anchor: number }
  | { mode: 'move' | 'start' | 'end'; booking: PlannerBooking; isCopy?: boolean }

/** Pointer position: court index, minute, and minutes travelled. */
export interface Pointer {
  court: number
  minute: number
  travelled: number
}

/** Landing place of a drop; `court` is an index, `refused` the reason of its refusal. */
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
  // a copy collides with the booking itself
  return { ...place, refused: refusalAt(board, place, isCopy ? undefined : booking.id) }
}

function resized(board: Board, { mode: edge, booking }: { mode: 'start' | 'end'; booking: PlannerBooking }, travelled: number): Target {
  const court = board.indexOf.get(booking.court) ?? 0
  const { step, min, max } = board.courts[court]?.minutes ?? { step: 15, min: 15, max: 1440 }
  const length = booking.to - booking.from
  const shift = Math.round(travelled / step) * step
  // Maintenance blocks may have any length; bookings keep to the court's lengths, and one outside them may only come closer.
  const shortest = booking.blocked ? step : Math.min(min, length)
  const longest = booking.blocked ? 1440 : Math.max(max, length)
  const from =
    edge === 'end' ? booking.from : clamp(Math.max(board.from, booking.to - longest), booking.from + shift, booking.to - shortest)
  const to = edge === 'start' ? booking.to : clamp(booking.from + shortest, booking.to + shift, booking.from + longest)
  const place = { court, from, to: Math.min(to, Math.max(board.to, booking.to)) }
  return { ...place, refused: refusalAt(board, place, booking.id) }
}

/** Landing place of the held item, snapped to the court's step; its refusals are visual only, the server decides. */
export function dragTarget(board: Board, grip: Grip, pointer: Pointer): Target {
  if (grip.mode === 'move') return moved(board, grip, pointer)
  if (grip.mode !== 'create') return resized(board, { mode: grip.mode, booking: grip.booking }, pointer.travelled)
  const range = dragRange(board, grip.court, { anchor: grip.anchor, pointer: pointer.minute })
  if (typeof range !== 'string') return { court: grip.court, ...range, refused: null }
  const step = board.courts[grip.court]?.minutes.step ?? 15
  const from = Math.floor(grip.anchor / step) * step
  return { court: grip.court, from, to: from + step, refused: range }
}
