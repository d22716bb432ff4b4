import { clubMinutes, isStart, starts } from '@app/contract/bookings/booking-rules'
import { isOpen, type OpenInterval } from '@app/contract/calendars/opening-rules'
import type { Stretch } from '@app/contract/closures/closure-rules'
import { addDays, type Day } from '@app/contract/values/day'
import { by } from '@app/contract/values/order'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { type Booking, type CourtFacts, skippedAt } from '../bookings/public.ts'
import { openingThrough } from '../calendars/public.ts'

/** Occupied leaf court, in minutes of the club. */
interface OccupiedLeaf extends Stretch {
  readonly leaf: number
  readonly id: number
  /** Minutes that stay free after it. */
  readonly pause: number
}
export interface Place {
  readonly court: CourtFacts
  readonly hora_ini: number
}
interface PlaceQuery {
  readonly day: Day
  readonly courts: readonly CourtFacts[]
  readonly occupied: ReadonlyMap<number, readonly number[]>
  /** Closing leaf courts. */
  readonly closing: { readonly leaves: ReadonlySet<number>; readonly when: Stretch }
  /** No booking may begin before this minute of the day. */
  readonly earliest: number
  readonly zone: string
}

/** Leaf courts occupied by bookings around a day. */
async function takenAround(tx: Tx, leaves: readonly number[], day: Day): Promise<OccupiedLeaf[]> {
  const rows = await tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['o.id_mst_recurso', 'o.id_reg_reserva', 'o.fecha', 'o.hora_ini', 'o.duracion', 'c.tiempo_reserva_posterior'])
    .where('o.id_mst_recurso', 'in', leaves) // only for speed
    .where('o.fecha', '>=', addDays(day, -1)) // only for speed
    .where('o.fecha', '<=', addDays(day, 1)) // only for speed
    .execute()
  return rows.map((row) => {
    const from = clubMinutes(row.fecha, row.hora_ini)
    return { leaf: row.id_mst_recurso, id: row.id_reg_reserva, from, to: from + row.duracion, pause: row.tiempo_reserva_posterior }
  })
}

/** Finds the next free court or hour of the day for one booking after another: earlier ones occupy their new places. */
export async function freePlaces(tx: Tx, { day, courts, occupied, closing, earliest, zone }: PlaceQuery) {
  const leaves = [...new Set(courts.flatMap((court) => occupied.get(court.id_mst_recurso) ?? []))]
  const [all, opening] = await together(takenAround(tx, leaves, day), openingThrough(tx, day, courts))
  const taken = Map.groupBy(all, ({ leaf }) => leaf)
  const midnight = clubMinutes(day, 0)

  const isFree = (court: CourtFacts, { from, to }: Stretch, except: number) =>
    (occupied.get(court.id_mst_recurso) ?? []).every(
      (leaf) =>
        !(closing.leaves.has(leaf) && closing.when.from < to && from < closing.when.to) &&
        !(taken.get(leaf) ?? []).some(
          (one) => one.id !== except && one.from < to + court.tiempo_reserva_posterior && from < one.to + one.pause,
        ),
    )
  const fits = (court: CourtFacts, open: readonly OpenInterval[], hora_ini: number, { duracion, id_reg_reserva }: Booking) =>
    isOpen(open, hora_ini, hora_ini + duracion) &&
    skippedAt({ day, from: hora_ini, minutes: duracion }, zone) === null &&
    isFree(court, { from: midnight + hora_ini, to: midnight + hora_ini + duracion }, id_reg_reserva)

  /** Prefers small courts, so that a whole hall is kept for bookings that need it. */
  const partsOf = (court: CourtFacts) => occupied.get(court.id_mst_recurso)?.length ?? 0
  /** The first place for a booking of n people, at its own hour or after it; null without one on that day. */
  const next = (booking: Booking, people: number): Place | null => {
    const first = Math.max(booking.hora_ini, earliest)
    const found = courts
      .filter((court) => court.reservar_pista && court.deporte_activo && court.calendario_activo && court.capacidad_max >= people)
      .flatMap((court) => {
        const open = opening.get(court.id_mst_recurso) ?? []
        const around = open.find(({ from, to }) => from <= first && first < to)
        const own = around && (first === booking.hora_ini || isStart(first, court.step_inicio, around)) ? [first] : []
        const later = starts(open, { ...court, min_tiempo: booking.duracion }).filter((minute) => minute >= first)
        const hora_ini = [...own, ...later].find((minute) => fits(court, open, minute, booking))
        return hora_ini === undefined ? [] : [{ court, hora_ini }]
      })
      .toSorted(
        by(
          (one) => one.hora_ini,
          (one) => partsOf(one.court),
        ),
      )
    return found[0] ?? null
  }
  /** The place is that booking's from now on. */
  const take = ({ court, hora_ini }: Place, { duracion, id_reg_reserva: id }: Booking) => {
    const from = midnight + hora_ini
    for (const leaf of occupied.get(court.id_mst_recurso) ?? [])
      taken.set(leaf, [...(taken.get(leaf) ?? []), { leaf, id, from, to: from + duracion, pause: court.tiempo_reserva_posterior }])
  }
  return { next, take }
}
