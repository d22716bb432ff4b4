import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { changeMissing, moveBooking } from '@app/contract/bookings/change-booking'
import { parkBooking } from '@app/contract/bookings/parked-booking'
import { parkedBookings, parkedToday } from '@app/contract/planner/parked-bookings'
import { plannerDay } from '@app/contract/planner/planner-day'
import { expect, test } from 'vitest'
import { deskClub, guest, someDay } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { padel, other, book } = desk
const strip = async () => (await desk.call(parkedBookings)).map((one) => one.id_reg_reserva)
const park = (id: number, aparcada = true) => desk.call(parkBooking, { id, aparcada })
const someBooking = async (hora_ini: number) => (await book({ fecha_ini: someDay, hora_ini, id_mst_socios: guest })).id_reg_reserva

test('a parked booking keeps its court and hour, and stands on the strip with who put it there (A-141)', async () => {
  const id = await someBooking(480)
  await park(id)
  await park(id)
  const [one] = await desk.call(parkedBookings)
  expect(one).toMatchObject({ id_reg_reserva: id, aparcada: true, desc_recurso: 'Pádel 1', fecha: someDay, hora_ini: 480 })
  expect(one?.aparcada_por).not.toBe('')
  await expect(book({ fecha_ini: someDay, hora_ini: 480, id_mst_socios: guest })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
  const { id_mst_tiporecurso } = one!
  const day = await desk.call(plannerDay, { id: id_mst_tiporecurso, day: someDay })
  expect([day.aparcadas, day.reservas.find((row) => row.id_reg_reserva === id)?.aparcada]).toEqual([1, true])
  await park(id, false)
  expect(await strip()).toEqual([])
})

test('a move takes it from the strip; a change that leaves it where it is does not (A-141)', async () => {
  const id = await someBooking(600)
  await park(id)
  await desk.call(changeMissing, { id, num_faltan: 1 })
  expect(await strip()).toEqual([id])
  await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other })
  expect(await strip()).toEqual([])
})

test('a cancelled booking is on no strip any more', async () => {
  const id = await someBooking(720)
  await park(id)
  await desk.call(deleteBooking, { id_reg_reserva: id })
  expect(await strip()).toEqual([])
})

test('what cannot be moved cannot be parked, and yesterday’s are forgotten (A-141, R-195)', async () => {
  const id = await someBooking(840)
  const setting = (valor: string) => desk.db.transaction().execute((tx) => saveSetting(tx as never, 'DUPLICAR_RESERVA_ADMIN', { valor }))
  await setting('0')
  await expect(park(id)).rejects.toMatchObject({ status: 409 })
  await setting('1')
  await park(id)
  await desk.db.updateTable('reserva').set({ fecha: '2020-01-01' }).where('id_reg_reserva', '=', id).execute()
  expect(await strip()).toEqual([])
  await expect(park(999_999_999)).rejects.toMatchObject({ status: 404 })
})

test('two desks that park one booking at once park it once, and one that moves it wins over the strip', async () => {
  const id = await someBooking(960)
  await Promise.all(Array.from({ length: 8 }, () => park(id)))
  expect(await strip()).toEqual([id])
  await Promise.all([park(id), desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: padel, hora_ini: 1080 })])
  expect((await strip()).length).toBeLessThan(2)
})

test('who closes a register hears how many bookings of today are parked, without the right of bookings; those of other days do not count', async () => {
  const cashier = await desk.as({ rights: ['cash'] })
  const before = await cashier.call(parkedToday)
  expect(before.aparcadas).toBe(0)
  const today = (await book({ fecha_ini: '2026-11-20', hora_ini: 1200, id_mst_socios: guest })).id_reg_reserva
  await park(today)
  await park(await someBooking(1200))
  const { id_mst_tiporecurso } = await desk.db
    .selectFrom('recurso')
    .select('id_mst_tiporecurso')
    .where('id_mst_recurso', '=', padel)
    .executeTakeFirstOrThrow()
  expect(await cashier.call(parkedToday)).toEqual({ aparcadas: 1, id_mst_tiporecurso })
})

test('the planner counts those of today with those to come, and none that is gone by (A-141)', async () => {
  const { aparcadas: before } = await desk.call(plannerDay, { id: 1, day: someDay })
  const ids = []
  for (const fecha_ini of ['2026-11-20', '2026-11-21'])
    ids.push((await book({ fecha_ini, hora_ini: 1320, id_mst_socios: guest })).id_reg_reserva)
  for (const id of ids) await park(id)
  const counted = async () => (await desk.call(plannerDay, { id: 1, day: someDay })).aparcadas - before
  expect(await counted()).toBe(2)
  await desk.db.updateTable('reserva').set({ fecha: '2026-11-19' }).where('id_reg_reserva', '=', ids[0]!).execute()
  expect(await counted()).toBe(1)
})
