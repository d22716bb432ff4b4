import type { Keymap, Press } from '../../../kit/screen/keymap.ts'
import { firstFree } from '../day/first-free.ts'
import { placeInLanes } from '../day/geometry.ts'
import { draft } from '../drag/draft.ts'
import { dragTarget, type Target } from '../drag/drag-target.ts'
import { type InHand, pickRange, type Refusal } from '../drag/free-range.ts'
import { actKeys, type CardAction } from '../menu/pending-action.ts'
import type { Board, PlannerBooking } from '../planner-model.ts'

/** Cell of the keyboard cursor: the court's index, a minute, and the booking there, if any. */
export interface Cursor {
  court: number
  minute: number
  booking: number | null
}

/** Intent of a key; courts of `create` and `move` are ids. */
export type Intent =
  | { type: 'go'; cursor: Cursor }
  | { type: 'create'; court: number; from: number; to: number }
  | { type: 'open'; id: number }
  | { type: 'act'; id: number; act: CardAction }
  | { type: 'move'; id: number; target: Target }
  | { type: 'resize'; id: number; target: Target }
  | { type: 'refuse'; refused: Refusal | 'locked' | 'readOnly' | 'edge'; id: number | null }

interface Desk {
  board: Board
  cursor: Cursor
  readOnly: boolean
  /** Held item outside the courts. */
  held?: InHand | null
}

const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value))

const stepOf = (board: Board, court: number) => board.courts[court]?.minutes.step ?? 15

/** Bookings of a court (index) at a minute, from the left lane to the right. */
const bookingsAt = (board: Board, court: number, minute: number): PlannerBooking[] =>
  placeInLanes(board.byCourt[court] ?? [])
    .filter(({ item }) => item.from <= minute && minute < item.to)
    .sort((a, b) => a.lane - b.lane)
    .map(({ item }) => item)

/** Cursor after a change of the board: follows its booking while that exists, otherwise stays on its cell. */
export function settle(board: Board, cursor: Cursor): Cursor {
  const court = clamp(0, cursor.court, Math.max(0, board.courts.length - 1))
  const booking = cursor.booking === null ? undefined : board.byId.get(cursor.booking)
  if (booking) {
    const minute = booking.from <= cursor.minute && cursor.minute < booking.to ? cursor.minute : Math.max(board.from, booking.from)
    return { court: board.indexOf.get(booking.court) ?? court, minute, booking: booking.id }
  }
  const minute = clamp(board.from, cursor.minute, board.to - stepOf(board, court))
  return { court, minute, booking: bookingsAt(board, court, minute)[0]?.id ?? null }
}

function at(board: Board, { court, minute }: { court: number; minute: number }, lane: 'first' | 'last' = 'first'): Cursor {
  const place = clamp(0, court, board.courts.length - 1)
  const inside = clamp(board.from, minute, board.to - stepOf(board, place))
  const found = bookingsAt(board, place, inside)
  return { court: place, minute: inside, booking: (lane === 'first' ? found[0] : found.at(-1))?.id ?? null }
}

function sideways(board: Board, cursor: Cursor, side: -1 | 1): Cursor {
  const beside = bookingsAt(board, cursor.court, cursor.minute)
  const lane = beside.findIndex((booking) => booking.id === cursor.booking)
  const neighbour = lane === -1 ? undefined : beside[lane + side]
  if (neighbour) return { ...cursor, booking: neighbour.id }
  const court = cursor.court + side
  return court < 0 || court >= board.courts.length ? cursor : at(board, { court, minute: cursor.minute }, side === 1 ? 'first' : 'last')
}

/** Next hour that is free for the held item, otherwise for a new booking, on any court; from a cursor already on one, the one after it. */
function nextFree(board: Board, cursor: Cursor, held: InHand | null): Cursor {
  const from = cursor.booking === null ? cursor.minute + stepOf(board, cursor.court) : cursor.minute
  const found = firstFree(board, from, held)
  return found ? { court: board.indexOf.get(found.court) ?? cursor.court, minute: found.from, booking: null } : cursor
}

/** Nearest place in the arrow's direction with room for the booking, skipping taken time. */
function nudge(board: Board, booking: PlannerBooking, [across, down]: readonly [number, number]): Intent {
  const home = board.indexOf.get(booking.court) ?? 0
  let refused: Refusal | null = null
  for (let hop = 1; hop <= 200; hop += 1) {
    const court = home + across * hop
    if (court < 0 || court >= board.courts.length) break
    const travelled = down * hop * stepOf(board, court)
    const target = dragTarget(board, { mode: 'move', booking }, { court, minute: 0, travelled })
    if (court === home && target.from !== booking.from + travelled) break
    if (!target.refused) return { type: 'move', id: booking.id, target }
    refused ??= target.refused
  }
  return { type: 'refuse', refused: refused ?? 'edge', id: booking.id }
}

function stretch(board: Board, booking: PlannerBooking, down: number): Intent {
  const court = board.indexOf.get(booking.court) ?? 0
  const travelled = down * stepOf(board, court)
  const target = dragTarget(board, { mode: 'end', booking }, { court, minute: 0, travelled })
  if (target.refused) return { type: 'refuse', refused: target.refused, id: booking.id }
  if (target.to === booking.to) return { type: 'refuse', refused: 'edge', id: booking.id }
  return { type: 'resize', id: booking.id, target }
}

type Handler = (desk: Desk, press: Press) => Intent | null

const bookingUnder = ({ board, cursor }: Desk) => (cursor.booking === null ? undefined : board.byId.get(cursor.booking))

/** Opens the booking under the cursor, or begins a new one in its free hour. */
const pick: Handler = (desk) => {
  const { board, cursor, held = null } = desk
  const booking = bookingUnder(desk)
  if (booking) return { type: 'open', id: booking.id }
  const range = pickRange(board, cursor.court, cursor.minute, held)
  const court = board.courts[cursor.court]
  if (typeof range === 'string' || !court) return { type: 'refuse', refused: typeof range === 'string' ? range : 'closed', id: null }
  return { type: 'create', court: court.id, ...range }
}

/** Moves the booking under the cursor with Alt, its end with Shift. */
function moveOrResize(desk: Desk, side: readonly [number, number], { shiftKey }: Press): Intent | null {
  const { board, readOnly } = desk
  const [across, down] = side
  const booking = bookingUnder(desk)
  if (!booking || (shiftKey && across !== 0)) return null
  if (readOnly) return { type: 'refuse', refused: 'readOnly', id: booking.id }
  const home = board.courts[board.indexOf.get(booking.court) ?? -1]
  const fixed = shiftKey ? home?.mayResize === false : down !== 0 && home?.mayMoveStart === false
  if (booking.locked || fixed) return { type: 'refuse', refused: 'locked', id: booking.id }
  return shiftKey ? stretch(board, booking, down) : nudge(board, booking, side)
}

/** Moves the cursor. */
const to =
  (next: (desk: Desk, press: Press) => Cursor): Handler =>
  (desk, press) => ({ type: 'go', cursor: next(desk, press) })
/** Moves the cursor, or with Alt or Shift the booking; with Ctrl the key goes to another court of a week. */
const arrow =
  (side: readonly [number, number], next: (desk: Desk) => Cursor): Handler =>
  (desk, press) => {
    if (press.ctrlKey) return null
    return press.altKey || press.shiftKey ? moveOrResize(desk, side, press) : { type: 'go', cursor: next(desk) }
  }
const row = ({ board, cursor }: Desk, minute: number) => at(board, { ...cursor, minute })
const byMinutes = (minutes: number) => to((desk) => row(desk, desk.cursor.minute + minutes))

function down(desk: Desk): Cursor {
  const { board, cursor } = desk
  const booking = bookingUnder(desk)
  return booking && booking.to >= board.to ? cursor : row(desk, booking?.to ?? cursor.minute + stepOf(board, cursor.court))
}

const keys: Keymap<Desk, Intent | null> = {
  Enter: pick,
  ' ': pick,
  ArrowLeft: arrow([-1, 0], ({ board, cursor }) => sideways(board, cursor, -1)),
  ArrowRight: arrow([1, 0], ({ board, cursor }) => sideways(board, cursor, 1)),
  ArrowUp: arrow([0, -1], (desk) => row(desk, (bookingUnder(desk)?.from ?? desk.cursor.minute) - stepOf(desk.board, desk.cursor.court))),
  ArrowDown: arrow([0, 1], down),
  '.': to(({ board, cursor, held = null }) => nextFree(board, cursor, held)),
  PageUp: byMinutes(-120),
  PageDown: byMinutes(120),
  Home: to((desk, { ctrlKey }) => {
    const { board, cursor } = desk
    return ctrlKey ? at(board, { ...cursor, court: 0 }) : row(desk, board.courts[cursor.court]?.opens ?? board.from)
  }),
  End: to((desk, { ctrlKey }) => {
    const { board, cursor } = desk
    if (ctrlKey) return at(board, { ...cursor, court: board.courts.length - 1 })
    return row(desk, (board.courts[cursor.court]?.closes ?? board.to) - stepOf(board, cursor.court))
  }),
}

/** Intent of a key press on the cursor's cell, or null to leave the key alone; `readOnly` refuses moves and resizes. */
export const planKey: Handler = (desk, press) => {
  if (desk.board.courts.length === 0 || press.metaKey) return null
  const act = !press.altKey && !press.shiftKey && actKeys[`${press.ctrlKey ? 'ctrl+' : ''}${press.key}`]
  if (!act) return keys[press.key]?.(desk, press) ?? null
  const booking = bookingUnder(desk)
  return booking && booking.id !== draft ? { type: 'act', id: booking.id, act } : null
}
