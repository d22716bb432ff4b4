import { clubMinutes, starts } from '@app/contract/bookings/booking-rules'
import { addDays, type Day, dayNumber, weekday } from '@app/contract/values/day'
import { asMidnight } from '@app/contract/values/minute'
import { by } from '@app/contract/values/order'

/** A match to place: its teams, its members, and between which days and hours it is wished. */
export interface MatchRequest {
  readonly id: number
  readonly duracion: number
  readonly equipos: readonly number[]
  readonly miembros: readonly number[]
  readonly desde: Day
  readonly hasta: Day
  readonly hora_desde: number
  readonly hora_hasta: number
  /** Its members' hours for matches; it is played in one of them, or at any time without them. */
  readonly ventanas: readonly Window[]
}
/** Hours of a weekday on a court for matches, with the minutes that are left of them. */
export interface Window {
  readonly court: number
  readonly dia: number
  readonly from: number
  readonly to: number
  /** Null is no limit. */
  left: number | null
}
/** The hours that contain a match at a place and have time left for it; undefined if none do. */
const windowFor = ({ ventanas, duracion }: MatchRequest, court: number, day: Day, hora_ini: number) =>
  ventanas.find(
    (one) =>
      one.court === court &&
      one.dia === weekday(day) &&
      one.from <= hora_ini &&
      hora_ini + duracion <= asMidnight(one.to) &&
      (one.left === null || one.left >= duracion),
  )
export interface Court {
  readonly id: number
  /** The courts without parts that a booking of it occupies. */
  readonly leaves: readonly number[]
  /** Minutes that stay free after its bookings. */
  readonly pausa: number
  readonly step_inicio: number
}
/** Leaf court occupied by a booking, in club minutes (`clubMinutes`). */
export interface OccupiedSlot {
  readonly reserva: number
  readonly leaf: number
  readonly from: number
  readonly to: number
  readonly pausa: number
  /** May be cancelled for a match. */
  readonly anulable: boolean
}
/** Times at which a player is busy: a member, or a team in another match. */
export interface Busy {
  readonly quien: string
  readonly reserva: number
  readonly from: number
  readonly to: number
}
export interface CourtAvailability {
  readonly courts: readonly Court[]
  readonly taken: readonly OccupiedSlot[]
  readonly busy: readonly Busy[]
  /** Opening times of a court on a day. */
  readonly openOn: (court: number, day: Day) => readonly { readonly from: number; readonly to: number }[]
  /** True if the clocks skip the start or the end of a stretch. */
  readonly isSkipped: (day: Day, hora_ini: number, duracion: number) => boolean
  /** Nothing begins before this club minute. */
  readonly now: number
  /** Allows other bookings to be cancelled if no hour is free. */
  readonly anula: boolean
}
export interface PlacedMatch {
  readonly fecha: Day
  readonly hora_ini: number
  readonly id_mst_recurso: number
  /** The bookings that have to go for it. */
  readonly anula: readonly number[]
}

export const participantsOf = ({ equipos, miembros }: Pick<MatchRequest, 'equipos' | 'miembros'>) => [
  ...equipos.map((id) => `e${id}`),
  ...miembros.map((id) => `s${id}`),
]
const dayOfMinute = (minute: number) => Math.floor(minute / 1440)
/** Courts keep no more than a day free after a booking, and no match is longer than that. */
const farthest = 1440

/** Occupied courts and busy players, as matches are placed one after the other. */
class Board {
  /** Stretches near a day, by leaf court and that day. */
  readonly #taken = new Map<number, Map<number, OccupiedSlot[]>>()
  readonly #busy: Map<string, Busy[]>
  readonly #gone = new Set<number>()

  constructor({ taken, busy }: CourtAvailability) {
    for (const one of taken) this.take(one)
    this.#busy = Map.groupBy(busy, (one) => one.quien)
  }

  take(one: OccupiedSlot) {
    const days = this.#taken.get(one.leaf) ?? new Map<number, OccupiedSlot[]>()
    this.#taken.set(one.leaf, days)
    for (let day = dayOfMinute(one.from - 2 * farthest); day <= dayOfMinute(one.to + farthest); day += 1) {
      const near = days.get(day)
      if (near) near.push(one)
      else days.set(day, [one])
    }
  }

  /** The bookings to cancel for a stretch on a court, with the minutes that courts keep free; null if one of them may not be cancelled. */
  inTheWay({ leaves, pausa }: Court, { from, to, mayGo }: { from: number; to: number; mayGo: boolean }): number[] | null {
    const going = new Set<number>()
    for (const leaf of leaves)
      for (const one of this.#taken.get(leaf)?.get(dayOfMinute(from)) ?? []) {
        if (one.from >= to + pausa || from >= one.to + one.pausa || this.#gone.has(one.reserva)) continue
        if (!mayGo || !one.anulable) return null
        going.add(one.reserva)
      }
    return [...going]
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

interface Start {
  readonly court: Court
  readonly hora_ini: number
}
/** The starts of matches of a length on a day, earliest first, courts in their order; each day is computed once for all matches. */
function startsOn({ courts, openOn, isSkipped, now }: CourtAvailability) {
  const known = new Map<string, readonly Start[]>()
  return (day: Day, length: number): readonly Start[] => {
    const key = `${day} ${length}`
    const found = known.get(key)
    if (found) return found
    const lengths = { min_tiempo: length, max_tiempo: length, default_tiempo: length, step_tiempo: length }
    const all = courts
      .flatMap((court) =>
        starts(openOn(court.id, day), { ...lengths, step_inicio: court.step_inicio, cambiar_inicio: true, cambiar_duracion: true }).map(
          (hora_ini) => ({ court, hora_ini }),
        ),
      )
      .filter(({ hora_ini }) => clubMinutes(day, hora_ini) >= now && !isSkipped(day, hora_ini, length))
      // stable: courts stay in their order
      .toSorted(by((one) => one.hora_ini))
    known.set(key, all)
    return all
  }
}

/** The first free place of a match; without one, if others may be cancelled, the place that cancels the fewest. */
function placeOf(
  match: MatchRequest,
  board: Board,
  { startsOf, mayGo }: { startsOf: ReturnType<typeof startsOn>; mayGo: boolean },
): PlacedMatch | null {
  const who = participantsOf(match)
  let best: { placed: PlacedMatch; court: Court; from: number } | null = null
  const put = ({ placed, court, from }: NonNullable<typeof best>) => {
    board.put(who, court, { from, to: from + match.duracion, anula: placed.anula })
    const window = windowFor(match, court.id, placed.fecha, placed.hora_ini)
    if (window && window.left !== null) window.left -= match.duracion
    return placed
  }
  for (let day = match.desde; day <= match.hasta; day = addDays(day, 1))
    for (const { court, hora_ini } of startsOf(day, match.duracion)) {
      if (hora_ini < match.hora_desde || hora_ini + match.duracion > match.hora_hasta) continue
      if (match.ventanas.length > 0 && !windowFor(match, court.id, day, hora_ini)) continue
      const from = clubMinutes(day, hora_ini)
      if (board.isBusy(who, from, from + match.duracion)) continue
      const anula = board.inTheWay(court, { from, to: from + match.duracion, mayGo })
      if (anula === null) continue
      const placed = { fecha: day, hora_ini, id_mst_recurso: court.id, anula }
      if (anula.length === 0) return put({ placed, court, from })
      if (best === null || anula.length < best.placed.anula.length) best = { placed, court, from }
    }
  return best && put(best)
}

/** Place of each match, in the order given; null if no hour of its days is free. No player plays twice at the same time. */
export function planMatches(availability: CourtAvailability, matches: readonly MatchRequest[]): Map<number, PlacedMatch | null> {
  const board = new Board(availability)
  const how = { startsOf: startsOn(availability), mayGo: availability.anula }
  return new Map(matches.map((match) => [match.id, placeOf(match, board, how)]))
}

/** The days over which any of the matches may be played. */
export const daysOfAll = (matches: readonly MatchRequest[]): { from: Day; to: Day } | null =>
  matches.length === 0
    ? null
    : {
        from: matches.map(({ desde }) => desde).toSorted(by(dayNumber))[0]!,
        to: matches.map(({ hasta }) => hasta).toSorted(by((one) => -dayNumber(one)))[0]!,
      }
