/** Court of the planner's model: times are minutes from midnight of the club day, 1440 is midnight. */
export interface PlannerCourt {
  id: number
  name: string
  group?: string
  opens: number
  closes: number
  closed: readonly { from: number; to: number; reason?: string }[]
  minutes: { step: number; min: number; max: number; normal: number }
  /** Free minutes required after each booking. */
  pause: number
  mayMoveStart: boolean
  mayResize: boolean
}

/** Booking of the planner's model; `to` may exceed 1440 if it runs past midnight. */
export interface PlannerBooking {
  id: number
  court: number
  from: number
  to: number
  title: string
  subtitle?: string
  kind: string
  colour: string
  payment: 'paid' | 'part' | 'unpaid' | 'none'
  colourByPayment: boolean
  blocked: boolean
  pending: boolean
  /** Draft: nothing of it is saved. */
  isDraft?: boolean
  overlapping: boolean
  /** On the parking strip: waiting for another place. */
  parked?: boolean
  locked?: string
  /** Part of a permanent booking. */
  isPermanent?: boolean
  /** Open places for players, as text with the number. */
  places?: string
  missing?: number
  amount?: string
  /** True if part of it is still due. */
  due?: boolean
}

/** Matching bookings, by id, with a flag for the ring. */
export interface Highlight {
  readonly ids: ReadonlySet<number>
  readonly isRinged: boolean
}

/** Destination of a booking; `court` is the court's id. */
export interface Placement {
  court: number
  from: number
  to: number
}

/** State of the day on screen for the pure functions of the planner. */
export interface Board {
  courts: readonly PlannerCourt[]
  byCourt: readonly (readonly PlannerBooking[])[]
  byId: ReadonlyMap<number, PlannerBooking>
  indexOf: ReadonlyMap<number, number>
  from: number
  to: number
}

/** Empty board. */
export const emptyBoard: Board = { courts: [], byCourt: [], byId: new Map(), indexOf: new Map(), from: 0, to: 1440 }

const same = (a: PlannerBooking, b: PlannerBooking) => {
  if (a === b) return true
  const keys = Object.keys(b) as (keyof PlannerBooking)[]
  return keys.length === Object.keys(a).length && keys.every((key) => a[key] === b[key])
}

/** Groups the bookings by court; unchanged objects and arrays keep the identity they had in `before`, so memo columns stay put. */
export function makeBoard(
  courts: readonly PlannerCourt[],
  bookings: readonly PlannerBooking[],
  { from, to, before }: { from: number; to: number; before?: Board },
): Board {
  const indexOf = new Map(courts.map((court, index) => [court.id, index]))
  const lists: PlannerBooking[][] = courts.map(() => [])
  const byId = new Map<number, PlannerBooking>()
  for (const fresh of bookings) {
    const index = indexOf.get(fresh.court)
    if (index === undefined) continue
    const known = before?.byId.get(fresh.id)
    const booking = known && same(known, fresh) ? known : fresh
    byId.set(booking.id, booking)
    lists[index]?.push(booking)
  }
  const byCourt = lists.map((list, index) => {
    const old = before?.byCourt[index]
    return old && old.length === list.length && old.every((booking, place) => booking === list[place]) ? old : list
  })
  return { courts, byCourt, byId, indexOf, from, to }
}

/** Share of the court's open minutes that is booked, 0..1; overlapping bookings count once. */
export function occupancy(court: PlannerCourt, bookings: readonly PlannerBooking[]): number {
  const taken = (spans: readonly { from: number; to: number }[]) => {
    let total = 0
    let until = court.opens
    for (const span of [...spans].sort((a, b) => a.from - b.from)) {
      total += Math.max(0, Math.min(span.to, court.closes) - Math.max(span.from, until))
      until = Math.max(until, Math.min(span.to, court.closes))
    }
    return total
  }
  const open = court.closes - court.opens - taken(court.closed)
  return open > 0 ? Math.min(1, taken(bookings) / open) : 0
}
