import { weekAround } from '@app/contract/booking-config/hour-limits'
import { detailNames } from '@app/contract/bookings/booking-input'
import { duplicateLockReason } from '@app/contract/bookings/booking-rules'
import { duplicateBooking } from '@app/contract/bookings/duplicate-booking'
import { pick } from '@app/contract/kit/resource'
import { addDays } from '@app/contract/values/day'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'
import { settings } from '../../club/public.ts'
import { type Details, makeBooking } from '../add-booking.ts'
import type { Booking } from '../booking-row.ts'
import { moveTo } from '../change-booking.ts'
import { placesOfBooking } from '../players.ts'
import { studentTest } from '../students.ts'

/** Details copied into a duplicate: without the approval, the links and the history of the original. */
const detailsOf = (booking: Booking): Details => pick(booking, ...detailNames, 'id_mst_curso')

/** Places of a booking without those of its students: a duplicate gets the students of its own day. */
async function ownPlaces(tx: Tx, { id_reg_reserva, id_mst_socios, id_mst_curso, fecha }: Booking) {
  const isStudent = await studentTest(tx, id_mst_curso, fecha, fecha)
  return (await placesOfBooking(tx, id_reg_reserva)).filter((id) => id === id_mst_socios || !isStudent(id, fecha))
}

export const duplicate = handle(duplicateBooking, async (call) => {
  const { id_reg_reserva, fecha: day, hora_ini, id_mst_recurso, esDuplicar, dia_semana, ...confirmed } = call.input
  const fecha = dia_semana ? addDays(weekAround(day).monday, dia_semana - 1) : day
  if (!esDuplicar) return moveTo(call, id_reg_reserva, { fecha, hora_ini, id_mst_recurso }, confirmed)
  const booking = await call.tx.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id_reg_reserva).executeTakeFirst()
  const original = booking ?? refuse('msg.not_found')
  const reason = duplicateLockReason(original, (await settings(call.tx)).DUPLICAR_RESERVA_ADMIN)
  if (reason) refuse(reason)
  return makeBooking(call, {
    place: { fecha, hora_ini, id_mst_recurso, duracion: original.duracion },
    details: detailsOf(original),
    places: await ownPlaces(call.tx, original),
    concepto: null,
    confirmed,
  })
})
