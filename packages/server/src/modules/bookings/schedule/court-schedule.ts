import { clubMinutes, durations, starts } from '@app/contract/bookings/booking-rules'
import { courtChoices, courtSchedule } from '@app/contract/bookings/court-schedule'
import type { InputOf } from '@app/contract/kit/action'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { refusalOf, refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { openingOn } from '../../calendars/public.ts'
import { descendantLeaves, occupiedBy } from '../../courts/public.ts'
import { checkPlayers, namesOf, placesOfBooking } from '../players.ts'
import { studentTest } from '../students.ts'
import { type CourtFacts, courtFacts, oneCourt } from './court-facts.ts'
import { requireFree } from './occupation.ts'
import { checkSlot, skippedAt, slotOf } from './slot.ts'

/** Maximum length of a booking and maximum pause after one, in minutes: bookings further away cannot collide. */
const farthest = 1440

/**
 * Occupied times of a court around a day, in minutes of that day, by its own bookings and by those of courts that share
 * its space: negative for the evening before, from 1440 for the next day.
 */
async function takenAround(tx: Tx, court: number, day: Day, except: number) {
  const midnight = clubMinutes(day, 0)
  const rows = await tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['o.id_reg_reserva', 'o.fecha', 'o.hora_ini', 'o.duracion', 'c.tiempo_reserva_posterior'])
    .distinct()
    .where('o.id_mst_recurso', 'in', await descendantLeaves(tx, court))
    .where('o.id_reg_reserva', '<>', except)
    .where(sql<boolean>`o.ocupa && int4range(${midnight - farthest}::int, ${midnight + 1440 + farthest}::int)`)
    .orderBy('o.fecha')
    .orderBy('o.hora_ini')
    .execute()
  return rows.map(({ fecha, hora_ini, duracion, tiempo_reserva_posterior: pause }) => {
    const from = clubMinutes(fecha, hora_ini) - midnight
    return { from, to: from + duracion, pause }
  })
}

/** Occupied times within the day itself, from its first minute. */
const ofDay = (taken: readonly { readonly from: number; readonly to: number }[]) =>
  taken.flatMap(({ from, to }) => (from < 1440 && to > 0 ? { hora_ini: Math.max(0, from), hora_fin: to } : []))

interface Offer {
  readonly length: number
  /** Booking to ignore. */
  readonly except?: number
  readonly zone: string
}
/** A court's day: open and occupied times, and the starts at which a booking of a length fits and whose hours exist. */
export async function scheduleOn(tx: Tx, court: CourtFacts, day: Day, { length, except = 0, zone }: Offer) {
  const open = (await openingOn(tx, day, [court])).get(court.id_mst_recurso) ?? []
  const taken = await takenAround(tx, court.id_mst_recurso, day, except)
  const needed = length + court.tiempo_reserva_posterior
  const isFree = (from: number) => !taken.some((span) => span.from < from + needed && from < span.to + span.pause)
  return {
    abierto: open.map(({ from, to }) => ({ hora_ini: from, hora_fin: to })),
    ocupado: ofDay(taken),
    inicios: starts(open, { ...court, min_tiempo: length }).filter(
      (from) => isFree(from) && !skippedAt({ day, from, minutes: length }, zone),
    ),
  }
}

/**
 * The same of a day of the model week, with its own opening hours or those of a real day: every start of an open hour,
 * since bookings of that week may overlap.
 */
export async function seasonScheduleOn(tx: Tx, court: CourtFacts, { day, hoursOf }: { day: Day; hoursOf: Day | null }) {
  const open = (await openingOn(tx, hoursOf ?? day, [court])).get(court.id_mst_recurso) ?? []
  const taken = await takenAround(tx, court.id_mst_recurso, day, 0)
  return {
    abierto: open.map(({ from, to }) => ({ hora_ini: from, hora_fin: to })),
    ocupado: ofDay(taken),
    inicios: starts(open, court),
  }
}

const named = ({ id_mst_recurso, desc_recurso }: CourtFacts) => ({ id_mst_recurso, desc_recurso })

const seen = async (tx: Tx, id: number) =>
  (await tx.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')

/** Court and length for the request, from a court or a booking. */
async function requestOf(tx: Tx, { id, id_reserva, day }: InputOf<typeof courtSchedule>, today: Day) {
  if (id_reserva === 0) {
    const court = await oneCourt(tx, id)
    return { court, day: day ?? today, except: 0, length: court.min_tiempo, hora_ini: null, duracion: court.default_tiempo }
  }
  const { fecha, hora_ini, duracion, ...booking } = await seen(tx, id_reserva)
  const on = day ?? fecha
  const court = await oneCourt(tx, booking.id_mst_recurso, { ...booking, fecha: on, hora_ini })
  return { court, day: on, except: id_reserva, length: duracion, hora_ini, duracion }
}

export const schedule = handle(courtSchedule, async ({ tx, input, today, club: { zone } }) => {
  const { court, day, except, length, hora_ini, duracion } = await requestOf(tx, input, today)
  const open = await scheduleOn(tx, court, day, { length, except, zone })
  return { ...named(court), day, ...open, duraciones: durations(court), hora_ini, duracion }
})

export const choices = handle(courtChoices, async ({ tx, input, say }) => {
  const booking = await seen(tx, input.id)
  const { id_reg_reserva, version, id_mst_recurso } = booking
  const { id_mst_tiporecurso } = await oneCourt(tx, id_mst_recurso)
  const courts = (await courtFacts(tx, { type: id_mst_tiporecurso }, booking)).filter((court) => court.id_mst_recurso !== id_mst_recurso)
  const places = await placesOfBooking(tx, id_reg_reserva)
  const names = await namesOf(tx, places)
  const isStudent = await studentTest(tx, booking.id_mst_curso, booking.fecha, booking.fecha)
  const occupied = await occupiedBy(
    tx,
    courts.map((court) => court.id_mst_recurso),
  )
  /** The message that moving the booking to a court would be refused with. */
  const obstacle = async (court: CourtFacts) => {
    const slot = slotOf(booking)
    const target = { ...slot, court: court.id_mst_recurso }
    const refusal = await refusalOf(async () => {
      checkPlayers(court, { places, names, num_faltan: booking.num_faltan, isStudent: (id) => isStudent(id, booking.fecha) })
      await checkSlot(tx, court, target, slot)
      await requireFree(tx, occupied.get(court.id_mst_recurso) ?? [], target, { except: id_reg_reserva })
    })
    return refusal && say(refusal.code, refusal.values)
  }
  const obstacles = await Promise.all(courts.map(obstacle))
  return {
    id_reg_reserva,
    version,
    id_mst_recurso,
    recursos: courts.map((court, index) => ({ ...named(court), libre: obstacles[index] === null, motivo: obstacles[index] ?? null })),
  }
})
