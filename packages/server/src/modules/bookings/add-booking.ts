import { addBooking } from '@app/contract/bookings/add-booking'
import { placesOf } from '@app/contract/bookings/booking-rules'
import { lineTotal } from '@app/contract/invoices/invoice-rules'
import { isSeasonDay } from '@app/contract/season/season-days'
import type { Day } from '@app/contract/values/day'
import { together } from '../../kit/database/together.ts'
import { refusalOf, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { lockOccupied, paidAtOnce } from '../courts/public.ts'
import { insertLines } from '../invoices/public.ts'
import { requireAllowedSports } from '../member-permissions/public.ts'
import { type Booking, checkLevels } from './booking-row.ts'
import { checkCourse, lockCourses } from './classes/booking-course.ts'
import { reseatStudents, seatingOf } from './classes/seat-students.ts'
import { bookedInWeek, type Confirmations, warnOfHours } from './hour-limits.ts'
import { insertBooking } from './insert-booking.ts'
import { noteNew } from './notices/pending-notices.ts'
import { stateOfNew } from './pending/confirming.ts'
import { checkPlayers, namesOf, warnOfFew, warnOfInactive } from './players.ts'
import { conceptOf, quotedLines, quotes } from './prices.ts'
import { checkType, oneCourt } from './schedule/court-facts.ts'
import { occupyShared, requireFree } from './schedule/occupation.ts'
import { bookedElsewhere, warnOfSameTime } from './schedule/same-time.ts'
import { checkSeasonHours, stateOfSeason } from './schedule/season-place.ts'
import { checkSlot, requireRealTime, type SlotColumns, slotOf } from './schedule/slot.ts'
import { studentTest } from './students.ts'

/** Details of a new booking: its columns except place, time, people and state. */
export type Details = Pick<
  Booking,
  | 'observaciones'
  | 'comentarios'
  | 'comentarios_usuario'
  | 'nombre'
  | 'num_faltan'
  | 'nivel'
  | 'nivel_max'
  | 'id_mst_tiporeserva'
  | 'sx'
  | 'pin_reserva'
  | 'id_mst_curso'
>
interface BookingRequest {
  readonly place: SlotColumns
  readonly details: Details
  /** The owner first. */
  readonly places: readonly number[]
  readonly concepto: string | null
  readonly confirmed: Confirmations
  /** In the model week, the real day whose opening hours apply; its own hours if null or missing. */
  readonly hoursOf?: Day | null
}

/**
 * Creates a booking with its places, its occupation and a line for each player, after repeating every check. In the
 * model week of a season it is pending approval, costs nothing, and may overlap another one.
 */
export async function makeBooking(call: Call<unknown>, { place, details, places, concepto, confirmed, hoursOf = null }: BookingRequest) {
  const { tx, now, today, user, note } = call
  const { zone } = call.club
  // The courts first, alone: reads after the lock see the commits it waited for.
  const occupied = (await lockOccupied(tx, [place.id_mst_recurso])).get(place.id_mst_recurso) ?? []
  if (occupied.length === 0) refuse('msg.not_found', { id_mst_recurso: 'msg.not_found' })
  await lockCourses(tx, [details.id_mst_curso])
  const { id_mst_tiporeserva } = details
  const slot = slotOf(place)
  const owner = places[0] ?? null
  const isSeason = isSeasonDay(slot.day)
  const free = () => requireFree(tx, occupied, slot)
  const [taken, court, names, quoted, club, isPaidAtOnce, elsewhere, booked] = await together(
    isSeason ? refusalOf(free) : free(),
    oneCourt(tx, place.id_mst_recurso, { ...place, id_mst_tiporeserva, id_mst_socios: owner }),
    namesOf(tx, places),
    quotes(tx, { ...slot, type: id_mst_tiporeserva, madeAt: now, zone, course: details.id_mst_curso }, places),
    settings(tx),
    paidAtOnce(tx, place),
    confirmed.confirmar_mismo_horario ? Promise.resolve(null) : bookedElsewhere(tx, { members: places, when: slot, except: 0 }),
    confirmed.confirmar_limites ? Promise.resolve(null) : bookedInWeek(tx, { owner, when: slot, except: 0 }),
  )
  checkLevels(details)
  await checkCourse(tx, details.id_mst_curso)
  await requireAllowedSports(tx, { user, owner, courts: [court] })
  checkType(court, id_mst_tiporeserva)
  const isStudent = await studentTest(tx, details.id_mst_curso, slot.day, slot.day)
  checkPlayers(court, { places, names, num_faltan: details.num_faltan, isStudent: (id) => isStudent(id, slot.day) })
  if (!confirmed.confirmar_jugadores) warnOfFew(court, places, details.num_faltan)
  if (!confirmed.confirmar_inactivos) await warnOfInactive(tx, places, slot.day)
  checkSeasonHours(slot.day, hoursOf, club)
  await checkSlot(tx, court, { ...slot, hoursOf })
  requireRealTime(slot, zone)
  warnOfSameTime(elsewhere, club)
  if (booked && owner) warnOfHours({ court, wanted: { ...place, id_mst_tiporeserva }, nombre: names.get(owner) ?? '', booked })
  const row = {
    ...place,
    ...details,
    ...(isSeason ? stateOfSeason : { pendiente_confirmar: stateOfNew(court, user) }),
    id_mst_socios: owner,
    id_mst_socios_creacion: user.id_mst_socios,
    fecha_creacion: now,
    fecha_modificacion: now,
  }
  const booking = await insertBooking(tx, { row, occupied: taken ? [] : occupied, places })
  if (taken)
    await occupyShared(
      tx,
      occupied.map((leaf) => ({ id: booking.id_reg_reserva, leaf })),
    )
  const lines = quotedLines(quoted, concepto ?? conceptOf(court.desc_recurso, slot))
  const made = await insertLines(tx, booking.id_reg_reserva, { today, by: user.id_mst_socios }, lines)
  note('factura', null, made)
  if (booking.id_mst_curso !== null) await reseatStudents(seatingOf(call), [booking.id_reg_reserva], [])
  if (!isSeason) await noteNew(tx, [booking.id_reg_reserva], now)
  const total = made.reduce((sum, line) => sum + lineTotal(line), 0)
  return {
    id_reg_reserva: booking.id_reg_reserva,
    version: booking.version,
    total,
    diferencia: 0,
    pago_inmediato: isPaidAtOnce && total > 0,
  }
}

export const add = handle(addBooking, async (call) => {
  const {
    fecha_ini: fecha,
    hora_ini,
    duracion,
    id_mst_recurso,
    id_mst_socios,
    socios,
    facturaConcepto,
    confirmar_mismo_horario,
    confirmar_limites,
    confirmar_jugadores,
    confirmar_inactivos,
    day_peticion_temporada,
    ...details
  } = call.input
  const owner = id_mst_socios ?? socios[0] ?? refuse('msg.at_least_one_user', { socios: 'msg.at_least_one_user' })
  return makeBooking(call, {
    place: { fecha, hora_ini, duracion, id_mst_recurso },
    details,
    places: placesOf(owner, socios),
    concepto: facturaConcepto,
    confirmed: { confirmar_mismo_horario, confirmar_limites, confirmar_jugadores, confirmar_inactivos },
    hoursOf: day_peticion_temporada,
  })
})
