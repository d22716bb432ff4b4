import { mayOpen, moveLockReason, placesOf } from '@app/contract/bookings/booking-rules'
import { changeBookingType, changeMissing, editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { sentOnly } from '@app/contract/kit/partial'
import type { Tx } from '../../kit/database/database.ts'
import { refusalOf, refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { param, settings } from '../club/public.ts'
import { occupiedBy } from '../courts/public.ts'
import { lockBookingLines } from '../invoices/public.ts'
import { requireAllowedSports } from '../member-permissions/public.ts'
import { requireOpenLines } from '../periods/public.ts'
import { type Booking, checkLevels, lockBooking, lockWithCourts, savedAs } from './booking-row.ts'
import { recordLeaving } from './calendar/record-leaving.ts'
import { changePlayers } from './change-players.ts'
import { checkCourse } from './classes/booking-course.ts'
import { reseatStudents, seatingOf } from './classes/seat-students.ts'
import { type Confirmations, checkHours } from './hour-limits.ts'
import { stateOfMoved } from './pending/confirming.ts'
import { checkPlayers, namesOf, placesOfBooking, warnOfFew, warnOfInactive } from './players.ts'
import { repriceBooking } from './reprice-booking.ts'
import { type CourtFacts, checkType, oneCourt } from './schedule/court-facts.ts'
import { reoccupy, requireFree, sharedBy } from './schedule/occupation.ts'
import { unpark } from './schedule/parked-booking.ts'
import { allBookedElsewhere, bookedElsewhere, warnOfSameTime } from './schedule/same-time.ts'
import { checkSeasonMove } from './schedule/season-place.ts'
import { checkSlot, isElsewhere, requireRealTime, type SlotColumns, slotOf } from './schedule/slot.ts'
import { studentSeats, studentTest } from './students.ts'

interface Change {
  /** The complete booking after the change. */
  readonly wanted: Booking
  /** The owner first; null leaves the places as they are. */
  readonly places: readonly number[] | null
  readonly concepto: string | null
  readonly confirmed: Confirmations
  /** True if already paid places owe the difference of a dearer place; null only for a longer booking. */
  readonly collects?: boolean | null
}

/** True if a change requires the owner's hours to be checked again: another place, length, type or owner. */
const countsAnew = (booking: Booking, wanted: Booking) =>
  isElsewhere(slotOf(booking), slotOf(wanted)) ||
  wanted.id_mst_tiporeserva !== booking.id_mst_tiporeserva ||
  wanted.id_mst_socios !== booking.id_mst_socios

type LockedBooking = Awaited<ReturnType<typeof lockWithCourts>>
interface Check {
  readonly booking: Booking
  /** Members on its places before the change. */
  readonly before: readonly number[]
  readonly court: CourtFacts
}

/** Checks the new place of a moved booking: its season, a lock on moving, opening hours, changes of the clocks. */
async function checkMove(call: Call<unknown>, { booking, court }: Check, wanted: Booking) {
  checkSeasonMove(booking, wanted)
  const reason = moveLockReason(booking, await param(call.tx, 'DUPLICAR_RESERVA_ADMIN'))
  if (reason) refuse(reason)
  await checkSlot(call.tx, court, slotOf(wanted), slotOf(booking))
  requireRealTime(slotOf(wanted), call.club.zone)
}

/** Checks the players against the court of a changed booking: former and new students hold none of its places. */
async function checkPlaces(tx: Tx, { booking, before: places, court }: Check, wanted: Booking) {
  const [was, is] = [await studentsOf(tx, booking), await studentsOf(tx, wanted)]
  const isStudent = (id: number) => was(id, booking.fecha) || is(id, wanted.fecha)
  checkPlayers(court, { places, names: await namesOf(tx, places), num_faltan: wanted.num_faltan, isStudent })
}
const studentsOf = (tx: Tx, { id_mst_curso, fecha }: Booking) => studentTest(tx, id_mst_curso, fecha, fecha)

/** Warnings about the players of a change: too few for another court or after a change of people, new ones that are inactive, booked elsewhere. */
async function warnOfPeople(
  tx: Tx,
  { booking, before, court }: Check,
  { wanted, places, confirmed, moved }: Pick<Change, 'wanted' | 'places' | 'confirmed'> & { readonly moved: boolean },
) {
  const asksForFew = places !== null || wanted.id_mst_recurso !== booking.id_mst_recurso
  if (asksForFew && !confirmed.confirmar_jugadores) warnOfFew(court, places ?? before, wanted.num_faltan)
  const coming = (places ?? []).filter((id) => !before.includes(id))
  if (!confirmed.confirmar_inactivos) {
    if (coming.length > 0) await warnOfInactive(tx, coming, wanted.fecha)
    if (wanted.fecha > booking.fecha) await warnOfInactive(tx, before, wanted.fecha, booking.fecha)
  }
  if (confirmed.confirmar_mismo_horario) return
  const members = moved ? (places ?? before) : coming
  warnOfSameTime(await bookedElsewhere(tx, { members, when: slotOf(wanted), except: booking.id_reg_reserva }), await settings(tx))
}

/** Checks a change against every rule; warnings are refusals until they are confirmed. */
async function checkChange(call: Call<unknown>, check: Check, { wanted, places, confirmed }: Change) {
  const { tx } = call
  const { booking, before, court } = check
  const moved = isElsewhere(slotOf(booking), slotOf(wanted))
  if (moved || wanted.id_mst_socios !== booking.id_mst_socios)
    await requireAllowedSports(tx, { user: call.user, owner: wanted.id_mst_socios, courts: [court] })
  checkLevels(wanted)
  await checkCourse(tx, wanted.id_mst_curso, booking.id_mst_curso)
  checkType(court, wanted.id_mst_tiporeserva, booking.id_mst_tiporeserva)
  // A booking from elsewhere may hold more people than fit: it can still be renamed.
  if (places || moved || wanted.num_faltan !== booking.num_faltan) {
    await checkPlaces(tx, { booking, before: places ?? before, court }, wanted)
  }
  if (moved) await checkMove(call, check, wanted)
  await warnOfPeople(tx, check, { wanted, places, confirmed, moved })
  if (!confirmed.confirmar_limites && countsAnew(booking, wanted)) await checkHours(tx, court, wanted)
}

/** Applies a change to a locked booking: place, people, details, then the prices of unpaid lines. */
async function applyChange(call: Call<unknown>, { booking, occupied }: LockedBooking, change: Change) {
  const { wanted, places, concepto, collects = null } = change
  const { tx, now } = call
  const court = await oneCourt(tx, wanted.id_mst_recurso, wanted)
  const [seen, slot] = [slotOf(booking), slotOf(wanted)]
  const moved = isElsewhere(seen, slot)
  const before = await placesOfBooking(tx, booking.id_reg_reserva)
  await checkChange(call, { booking, before, court }, change)
  const isOtherClass = wanted.id_mst_curso !== booking.id_mst_curso || wanted.fecha !== booking.fecha
  const students = isOtherClass ? await studentSeats(tx, [booking.id_reg_reserva]) : []
  const leaves = occupied.get(wanted.id_mst_recurso) ?? []
  if (moved) {
    const shared = booking.solapada ? await sharedBy(tx, booking.id_reg_reserva) : []
    await requireFree(tx, leaves, slot, { except: booking.id_reg_reserva, shared })
    // before its lines are of the new day
    await requireOpenLines(call, await lockBookingLines(tx, booking.id_reg_reserva))
  }
  const { id_reg_reserva, version: _version, solapada, ...row } = wanted
  if (moved || places || isOtherClass) await recordLeaving(tx, [id_reg_reserva], now)
  const saved = await tx
    .updateTable('reserva')
    .set({
      ...row,
      pendiente_confirmar: moved ? stateOfMoved(booking, court, call.user) : row.pendiente_confirmar,
      version: booking.version + 1,
      fecha_modificacion: now,
    })
    .where('id_reg_reserva', '=', id_reg_reserva)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (moved) {
    await unpark(tx, [id_reg_reserva])
    await reoccupy(tx, id_reg_reserva, { leaves, to: slot, isShared: solapada })
  }
  if (places) await changePlayers(call, { booking: saved, court, before, places, concepto })
  if (isOtherClass) await reseatStudents(seatingOf(call), [id_reg_reserva], students)
  if (moved || wanted.id_mst_tiporeserva !== booking.id_mst_tiporeserva) {
    await repriceBooking(call, saved, moved ? { from: seen, court: court.desc_recurso, collects } : null)
  }
  return savedAs(tx, saved)
}

const sameVersion = (booking: Booking, version: number | null) =>
  version === null || version === booking.version || refuse('msg.changed_meanwhile')

interface People {
  readonly owner: number | null | undefined
  readonly socios: readonly number[] | undefined
}
/** The places after an edit, owner first, with the owner; places are null if it does not change them. A class of students alone has no owner. */
async function wantedPeople(tx: Tx, booking: Booking, { owner, socios }: People) {
  const { id_mst_socios: kept } = booking
  if (socios) {
    const isStudent = kept === null ? await studentsOf(tx, booking) : () => false
    const first = owner ?? socios.find((id) => !isStudent(id, booking.fecha))
    if (first === undefined && socios.length === 0) refuse('msg.at_least_one_user', { socios: 'msg.at_least_one_user' })
    return first === undefined ? { places: socios, owner: null } : { places: placesOf(first, socios), owner: first }
  }
  const before = await placesOfBooking(tx, booking.id_reg_reserva)
  if (owner === undefined || owner === null || owner === before[0]) return { places: null, owner: owner ?? kept }
  return { places: placesOf(owner, kept === null ? before : before.slice(1)), owner }
}

export const edit = handle(editBooking, async (call) => {
  const { id_reg_reserva, facturaConcepto, version, id_mst_socios, socios, fecha_ini, ...more } = call.input
  const { confirmar_mismo_horario, confirmar_limites, confirmar_jugadores, confirmar_inactivos, ...row } = more
  const confirmed = { confirmar_mismo_horario, confirmar_limites, confirmar_jugadores, confirmar_inactivos }
  const locked = await lockWithCourts(call.tx, id_reg_reserva, { court: row.id_mst_recurso, course: row.id_mst_curso })
  if (!mayOpen(locked.booking)) refuse('msg.no_se_puede_editar')
  sameVersion(locked.booking, version)
  const { places, owner } = await wantedPeople(call.tx, locked.booking, { owner: id_mst_socios, socios })
  const wanted: Booking = { ...locked.booking, ...sentOnly({ ...row, fecha: fecha_ini }), id_mst_socios: owner }
  return applyChange(call, locked, { wanted, places, concepto: facturaConcepto, confirmed })
})

export const move = handle(moveBooking, async (call) => {
  const {
    id_reg_reserva,
    version,
    confirmar_mismo_horario,
    confirmar_limites,
    confirmar_jugadores,
    confirmar_inactivos,
    cobrar_diferencia: collects,
    fecha_ini,
    ...place
  } = call.input
  const locked = await lockWithCourts(call.tx, id_reg_reserva, { court: place.id_mst_recurso })
  sameVersion(locked.booking, version)
  const wanted: Booking = { ...locked.booking, ...sentOnly({ ...place, fecha: fecha_ini }) }
  const confirmed = { confirmar_mismo_horario, confirmar_limites, confirmar_jugadores, confirmar_inactivos }
  return applyChange(call, locked, { wanted, places: null, concepto: null, confirmed, collects })
})

/** Refusal that a move to a place would meet, and the players with another booking at that time; reads only. */
export async function moveVerdict(call: Call<unknown>, booking: Booking, wanted: Booking) {
  const { tx } = call
  const [id, slot] = [booking.id_reg_reserva, slotOf(wanted)]
  const before = await placesOfBooking(tx, id)
  const refusal = await refusalOf(async () => {
    const court = await oneCourt(tx, wanted.id_mst_recurso, wanted)
    await requireAllowedSports(tx, { user: call.user, owner: wanted.id_mst_socios, courts: [court] })
    checkType(court, wanted.id_mst_tiporeserva, booking.id_mst_tiporeserva)
    await checkPlaces(tx, { booking, before, court }, wanted)
    await checkMove(call, { booking, before, court }, wanted)
    const leaves = (await occupiedBy(tx, [wanted.id_mst_recurso])).get(wanted.id_mst_recurso) ?? []
    await requireFree(tx, leaves, slot, { except: id, shared: booking.solapada ? await sharedBy(tx, id) : [] })
  })
  return { refusal, elsewhere: await allBookedElsewhere(tx, { members: before, when: slot, except: id }) }
}

/** Moves a booking for the call that also duplicates. */
export async function moveTo(call: Call<unknown>, id: number, place: Omit<SlotColumns, 'duracion'>, confirmed: Confirmations) {
  const locked = await lockWithCourts(call.tx, id, { court: place.id_mst_recurso })
  return applyChange(call, locked, { wanted: { ...locked.booking, ...place }, places: null, concepto: null, confirmed })
}

export const changeType = handle(changeBookingType, async (call) => {
  const booking = await lockBooking(call.tx, call.input.id_reg_reserva)
  const wanted = { ...booking, id_mst_tiporeserva: call.input.id_mst_tiporeserva }
  const confirmed = { confirmar_mismo_horario: true, confirmar_limites: call.input.confirmar_limites }
  return applyChange(call, { booking, occupied: new Map() }, { wanted, places: null, concepto: null, confirmed })
})

export const missing = handle(changeMissing, async (call) => {
  const booking = await lockBooking(call.tx, call.input.id)
  const wanted = { ...booking, num_faltan: call.input.num_faltan }
  const confirmed = { confirmar_mismo_horario: true, confirmar_limites: true }
  return applyChange(call, { booking, occupied: new Map() }, { wanted, places: null, concepto: null, confirmed })
})
