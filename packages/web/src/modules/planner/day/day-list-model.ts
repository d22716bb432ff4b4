import { ascending } from '@app/contract/values/order'
import { clickRange, gapAt } from '../drag/free-range.ts'
import type { Board, PlannerBooking } from '../planner-model.ts'

/** Free time between two minutes on some courts (ids). */
export interface FreeTime {
  readonly from: number
  readonly to: number
  readonly courts: readonly number[]
}

/** Entries that begin in one half hour. */
export interface ListHour {
  readonly minute: number
  readonly bookings: readonly PlannerBooking[]
  readonly free: readonly FreeTime[]
}

const grain = 30
const hourOf = (minute: number) => Math.floor(minute / grain) * grain

/** Start of the booking made by a click at a minute, never before it. */
function beginsAt(board: Board, court: number, minute: number) {
  const click = clickRange(board, court, minute)
  return typeof click !== 'string' && click.from < minute
    ? clickRange(board, court, click.from + (board.courts[court]?.minutes.step ?? 15))
    : click
}

/** Free stretches of a court (index) that fit a booking of default length, from a minute on. */
function freeOf(board: Board, court: number, since: number): { from: number; to: number }[] {
  const place = board.courts[court]
  if (!place) return []
  const found: { from: number; to: number }[] = []
  for (let at = Math.max(board.from, since); at < board.to; ) {
    const gap = gapAt(board, court, at)
    const click = typeof gap === 'string' ? gap : beginsAt(board, court, Math.max(gap.from, since))
    const isRoom = typeof gap !== 'string' && typeof click !== 'string' && click.to - click.from >= place.minutes.normal
    if (isRoom) found.push({ from: click.from, to: gap.to })
    at = typeof gap === 'string' ? at + place.minutes.step : gap.to
  }
  return found
}

/** Day as a list: bookings and free time by the half hour of their beginning; every booking once, free time only from `since` on. */
export function listOf(board: Board, since: number): ListHour[] {
  const bookings = board.byCourt
    .flat()
    .toSorted((a, b) => a.from - b.from || (board.indexOf.get(a.court) ?? 0) - (board.indexOf.get(b.court) ?? 0))
  const stretches = board.courts.flatMap((court, index) => freeOf(board, index, since).map((one) => ({ ...one, court: court.id })))
  const free = [...Map.groupBy(stretches, ({ from, to }) => `${from} ${to}`).values()].map((same) => ({
    from: same[0]!.from,
    to: same[0]!.to,
    courts: same.map(({ court }) => court),
  }))
  const hours = ascending([...bookings, ...free].map(({ from }) => hourOf(from)))
  const begins = (minute: number) => (one: { from: number }) => hourOf(one.from) === minute
  return hours.map((minute) => ({ minute, bookings: bookings.filter(begins(minute)), free: free.filter(begins(minute)) }))
}

/** Books the beginning of free time, with the court's default length. */
export function bookFreeTime(board: Board, { from, courts }: FreeTime, create: (court: number, from: number, to: number) => void) {
  const court = board.courts[board.indexOf.get(courts[0]!) ?? -1]
  if (court) create(court.id, from, from + court.minutes.normal)
}
