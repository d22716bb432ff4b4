import * as config from '@app/contract/booking-config/configurations'
import { saveGlobalTimes } from '@app/contract/booking-config/global-times'
import { saveBookingTypeTimes, saveCourtTypeTimes } from '@app/contract/booking-config/type-times'
import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { addMemberType, removeMemberType } from '@app/contract/member-permissions/member-permissions'
import { expect, test } from 'vitest'
import { deskClub, someDay } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, other, members, book } = desk
const times = (min: number, normal: number, max: number) => ({
  min_tiempo_reserva: min,
  max_tiempo_reserva: max,
  default_tiempo_reserva: normal,
})
const info = (more = {}) => desk.call(newBookingInfo, { id_mst_recurso: padel, day: someDay, hora_ini: 600, ...more })
const limits = async (more = {}) => {
  const { recurso, duracion } = await info(more)
  return [recurso.min_tiempo, recurso.max_tiempo, duracion]
}

test('the desk keeps to its own global times, and to those of members where it has none (A-126)', async () => {
  await desk.call(saveGlobalTimes, { MIN_TIEMPO_RESERVA: 60, DEFAULT_TIEMPO_RESERVA: 90, MAX_TIEMPO_RESERVA: 90 })
  expect(await limits()).toEqual([60, 90, 90])
  await expect(book({ duracion: 120 })).rejects.toMatchObject({ code: 'booking.duracion_no_valida' })
  await desk.call(saveGlobalTimes, { MAX_TIEMPO_RESERVA_ADMIN: 150 })
  expect(await limits()).toEqual([60, 150, 90])
  await desk.call(saveGlobalTimes, { MIN_TIEMPO_RESERVA_ADMIN: 30, DEFAULT_TIEMPO_RESERVA_ADMIN: 60, MAX_TIEMPO_RESERVA_ADMIN: 120 })
  expect(await limits()).toEqual([30, 120, 60])
  await desk.db.deleteFrom('param').where('cod_param', 'like', '%TIEMPO_RESERVA_ADMIN').execute()
  await desk.call(saveCourtTypeTimes, { filas: [{ id_mst_tiporecurso: 1, ...times(30, 60, 120) }] })
  expect(await limits()).toEqual([30, 120, 60])
  await desk.call(saveCourtTypeTimes, { filas: [{ id_mst_tiporecurso: 1, ...times(-1, -1, -1) }] })
  await desk.db.deleteFrom('param').execute()
})

test('a court’s own minutes come before every configuration, each on its own (R-281, R-282, R-366)', async () => {
  expect(await limits()).toEqual([30, 120, 60])
  await desk.call(config.createConfiguration, { ...times(90, 90, 180), id_mst_tiporecurso: 1 })
  expect(await limits()).toEqual([90, 180, 90])
  await desk.db.insertInto('minutos_reserva').values({ id_mst_recurso: padel, tipo_minutosreserva: 1, minutes: 120 }).execute()
  expect(await limits()).toEqual([90, 120, 90])
  expect(await limits({ id_mst_recurso: other })).toEqual([90, 180, 90])
})

test('a configuration comes before the court type, and the booking type between them (R-282)', async () => {
  await desk.call(saveCourtTypeTimes, { filas: [{ id_mst_tiporecurso: 1, ...times(60, 60, 60) }] })
  expect(await limits({ id_mst_recurso: other })).toEqual([90, 180, 90])
  await desk.db.deleteFrom('reserva_configuracion').execute()
  expect(await limits({ id_mst_recurso: other })).toEqual([60, 60, 60])
  await desk.call(saveBookingTypeTimes, { filas: [{ id_mst_tiporeserva: 1, ...times(30, 30, 90) }] })
  expect(await limits({ id_mst_recurso: other })).toEqual([30, 90, 30])
})

test('a booking keeps to the times of its owner’s member type; another owner may book longer (R-281)', async () => {
  await desk.db.updateTable('socio').set({ id_mst_tiposocio: 6 }).where('id_mst_socios', '=', members[1]).execute()
  await desk.call(config.createConfiguration, { ...times(60, 60, 240), tiposocios: [6] })
  const where = { id_mst_recurso: other, hora_ini: 600, duracion: 180 }
  await expect(book(where)).rejects.toMatchObject({ code: 'booking.duracion_no_valida', fields: { duracion: [expect.any(String)] } })
  expect(await limits({ id_mst_recurso: other, id_mst_socios: members[1] })).toEqual([60, 240, 60])
  expect(await book({ ...where, id_mst_socios: members[1] })).toMatchObject({ id_reg_reserva: expect.any(Number) })
})

test('a booking keeps to the times of a further member type of its owner, while he has it (R-281)', async () => {
  const of = { id_mst_recurso: other, id_mst_socios: members[2] }
  const before = await limits(of)
  const { id_reg_socios_tiposocio: id } = await desk.call(addMemberType, { id_mst_socios: members[2], id_mst_tiposocio: 6 })
  expect(await limits(of)).toEqual([60, 240, 60])
  await desk.call(removeMemberType, { id })
  expect(await limits(of)).toEqual(before)
})
