import { clubMinutes, starts } from '@app/contract/bookings/booking-rules'
import { addDays, type Day, dayNumber } from '@app/contract/values/day'

/** A match to place: its teams, its members, and between which days and hours it is wished. */
export interface Wanted {
  readonly id: number
  readonly duracion: number
  readonly equipos: readonly number[]
  readonly miembros: readonly number[]
  readonly desde: Day
  readonly hasta: Day
  readonly hora_desde: number
  readonly hora_hasta: number
}
export interface Court {
  readonly id: number
  /** The courts without parts that a booking of it occupies. */
  readonly leaves: readonly number[]
  /** Minutes that stay free after its bookings. */
  readonly pausa: number
  readonly step_inicio: number
}
/** Ground that a booking takes, in club minutes (`clubMinutes`). */
export interface Taken {
  readonly reserva: number
  readonly leaf: number
  readonly from: number
  readonly to: number
  readonly pausa: number
  /** May be cancelled for a match. */
  readonly anulable: boolean
}
/** When somebody plays elsewhere: a member, or a team in another match. */
export interface Busy {
  readonly quien: string
  readonly reserva: number
  readonly from: number
  readonly to: number
}
export interface Ground {
  readonly courts: readonly Court[]
  readonly taken: readonly Taken[]
  readonly busy: readonly Busy[]
  /** When a court is open on a day. */
  readonly openOn: (court: number, day: Day) => readonly { readonly from: number; readonly to: number }[]
  /** Whether the clocks skip the start or the end of a stretch. */
  readonly isSkipped: (day: Day, hora_ini: number, duracion: number) => boolean
  /** Nothing begins before this club minute. */
  readonly now: number
  /** Other bookings may be cancelled where no hour is free. */
  readonly anula: boolean
}
export interface Placed {
  readonly fecha: Day
  readonly hora_ini: number
  readonly id_mst_recurso: number
  /** The bookings that have to go for it. */
  readonly anula: readonly number[]
}

export const whoOf = ({ equipos, miembros }: Pick<Wanted, 'equipos' | 'miembros'>) => [
  ...equipos.map((id) => `e${id}`),
  ...miembros.map((id) => `s${id}`),
]
const dayOfMinute = (minute: number) => Math.floor(minute / 1440)
const keysOf = (leaf: number, from: number, to: number) => {
  const first = dayOfMinute(from)
  return Array.from({ length: dayOfMinute(to) - first + 1 }, (_, n) => `${leaf} ${first + n}`)
}

/** What is taken and who is busy, as matches are placed one after the other. */
class Board {
  readonly #taken = new Map<string, Taken[]>()
  readonly #busy: Map<string, Busy[]>
  readonly #gone = new Set<number>()

  constructor({ taken, busy }: Ground) {
    for (const one of taken) this.take(one)
    this.#busy = Map.groupBy(busy, (one) => one.quien)
  }

  take(one: Taken) {
    for (const key of keysOf(one.leaf, one.from, one.to)) this.#taken.set(key, [...(this.#taken.get(key) ?? []), one])
  }

  /** What stands in the way of a stretch on a court; the minutes that courts keep free count. */
  inTheWay({ leaves, pausa }: Court, from: number, to: number): Taken[] {
    const near = leaves.flatMap((leaf) => keysOf(leaf, from - 1440, to + 1440).flatMap((key) => this.#taken.get(key) ?? []))
    return near.filter((one) => !this.#gone.has(one.reserva) && one.from < to + pausa && from < one.to + one.pausa)
  }

  isBusy(who: readonly string[], from: number, to: number) {
    return who.some((one) => this.#busy.get(one)?.some((busy) => !this.#gone.has(busy.reserva) && busy.from < to && from < busy.to))
  }

  put(who: readonly string[], { leaves, pausa }: Court, { from, to, anula }: { from: number; to: number; anula: readonly number[] }) {
    for (const id of anula) this.#gone.add(id)
    for (const leaf of leaves) this.take({ reserva: 0, leaf, from, to, pausa, anulable: false })
    for (const quien of who) this.#busy.set(quien, [...(this.#busy.get(quien) ?? []), { quien, reserva: 0, from, to }])
  }
}

/** The starts of a match on a day, earliest first, courts in their order. */
function* startsOf({ courts, openOn, isSkipped, now }: Ground, { duracion, hora_desde, hora_hasta }: Wanted, day: Day) {
  const all = courts.flatMap((court, order) =>
    starts(openOn(court.id, day), {
      step_inicio: court.step_inicio,
      min_tiempo: duracion,
      ...{ step_tiempo: duracion, max_tiempo: duracion, default_tiempo: duracion, cambiar_inicio: true, cambiar_duracion: true },
    }).map((hora_ini) => ({ court, order, hora_ini })),
  )
  for (const start of all.toSorted((a, b) => a.hora_ini - b.hora_ini || a.order - b.order)) {
    const { hora_ini } = start
    if (hora_ini < hora_desde || hora_ini + duracion > hora_hasta) continue
    if (clubMinutes(day, hora_ini) < now || isSkipped(day, hora_ini, duracion)) continue
    yield start
  }
}

/** The first free place of a match; where there is none and others may be cancelled, the one for which the fewest go. */
function placeOf(ground: Ground, board: Board, match: Wanted): Placed | null {
  const who = whoOf(match)
  let best: { placed: Placed; court: Court; from: number } | null = null
  const put = ({ placed, court, from }: NonNullable<typeof best>) => {
    board.put(who, court, { from, to: from + match.duracion, anula: placed.anula })
    return placed
  }
  for (let day = match.desde; day <= match.hasta; day = addDays(day, 1))
    for (const { court, hora_ini } of startsOf(ground, match, day)) {
      const from = clubMinutes(day, hora_ini)
      if (board.isBusy(who, from, from + match.duracion)) continue
      const inTheWay = board.inTheWay(court, from, from + match.duracion)
      const placed = { fecha: day, hora_ini, id_mst_recurso: court.id, anula: [...new Set(inTheWay.map((one) => one.reserva))] }
      if (inTheWay.length === 0) return put({ placed, court, from })
      const mayGo = ground.anula && inTheWay.every((one) => one.anulable)
      if (mayGo && (best === null || placed.anula.length < best.placed.anula.length)) best = { placed, court, from }
    }
  return best && put(best)
}

/** Where each match goes, in the order given; null where no hour of its days is free. Nobody plays twice at a time. */
export function planMatches(ground: Ground, matches: readonly Wanted[]): Map<number, Placed | null> {
  const board = new Board(ground)
  return new Map(matches.map((match) => [match.id, placeOf(ground, board, match)]))
}

/** The days over which any of the matches may be played. */
export const daysOfAll = (matches: readonly Wanted[]): { from: Day; to: Day } | null =>
  matches.length === 0
    ? null
    : {
        from: matches.map(({ desde }) => desde).toSorted((a, b) => dayNumber(a) - dayNumber(b))[0]!,
        to: matches.map(({ hasta }) => hasta).toSorted((a, b) => dayNumber(b) - dayNumber(a))[0]!,
      }
