import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { courtSchedule } from '@app/contract/bookings/court-schedule'
import { saveBookingParameters } from '@app/contract/club/parameter'
import { blockCourts } from '@app/contract/permanent/blocks'
import { describe, expect, it } from 'vitest'
import { guest, someDay } from '../../testing/modules/bookings.ts'
import { seriesClub } from '../../testing/modules/permanent.ts'

const { desk, make, broken } = await seriesClub()
const { padel } = desk
const at = (hora_ini: number, duracion = 60) => desk.book({ hora_ini, duracion, id_mst_socios: guest })
/** A series of one date, 10:00–12:00, kept over what stands there. */
const over = () => make({ fecha_ini: someDay, fecha_fin: someDay, hora_ini: 600, hora_fin: 720, override: 1 })
const taken = { status: 409, code: 'booking.pista_ocupada' }
const stands = async () =>
  desk.db.selectFrom('reserva').select(['hora_ini', 'duracion', 'solapada']).orderBy('hora_ini').orderBy('duracion').execute()

describe('two bookings that were kept both', () => {
  it('hold every minute that only one of them has (A-162)', async () => {
    const { id_reg_reserva } = await at(600)
    await over()
    await expect(at(660)).rejects.toMatchObject(taken)
    await expect(at(600)).rejects.toMatchObject(taken)
    expect(await stands()).toEqual([
      { hora_ini: 600, duracion: 60, solapada: false },
      { hora_ini: 600, duracion: 120, solapada: true },
    ])
    expect(await broken()).toEqual([])
    await desk.call(deleteBooking, { id_reg_reserva })
  })
  it('hold the contested stretch again as soon as the other one leaves, deleted or moved (A-162)', async () => {
    for (const leave of [
      (id_reg_reserva: number) => desk.call(deleteBooking, { id_reg_reserva }),
      (id_reg_reserva: number) => desk.call(moveBooking, { id_reg_reserva, hora_ini: 900 }),
    ]) {
      const { id_reg_reserva } = await at(600)
      const { actos } = await over()
      expect(actos).toHaveLength(1)
      await leave(id_reg_reserva)
      const { ocupado, inicios } = await desk.call(courtSchedule, { id: padel, id_reserva: 0, day: someDay })
      expect(ocupado).toContainEqual({ hora_ini: 600, hora_fin: 720 })
      expect(inicios.filter((start) => start >= 600 && start < 720)).toEqual([])
      await expect(at(600)).rejects.toMatchObject(taken)
      expect(await broken()).toEqual([])
      const rest = await desk.db.selectFrom('reserva').select(['id_reg_reserva', 'solapada']).execute()
      expect(rest.some((one) => one.solapada)).toBe(false)
      for (const one of rest) await desk.call(deleteBooking, { id_reg_reserva: one.id_reg_reserva })
    }
  })
  it('are told apart by who agreed: one that is restored finds another one in its place (A-119, A-162)', async () => {
    const { id_reg_reserva } = await at(660)
    const { id_mst_reservasfijas } = await over()
    await desk.call(deleteBooking, { id_reg_reserva })
    const [fixed] = await desk.db
      .selectFrom('reserva')
      .select('id_reg_reserva')
      .where('id_mst_reservasfijas', '=', id_mst_reservasfijas)
      .execute()
    // agreed: both may be there again
    await desk.call(restoreBooking, { id: id_reg_reserva })
    expect(await broken()).toEqual([])
    await desk.call(deleteBooking, { id_reg_reserva })
    await desk.call(deleteBooking, { id_reg_reserva: fixed!.id_reg_reserva })
    const other = await at(660)
    await expect(desk.call(restoreBooking, { id: id_reg_reserva })).rejects.toMatchObject(taken)
    await desk.call(deleteBooking, { id_reg_reserva: other.id_reg_reserva })
  })
  it('may become shorter where they share, and never longer into what another one holds (A-119, A-162)', async () => {
    const { id_reg_reserva } = await at(600)
    await over()
    const [series] = await desk.db.selectFrom('reserva').select('id_reg_reserva').where('duracion', '=', 120).execute()
    await desk.call(moveBooking, { id_reg_reserva: series!.id_reg_reserva, duracion: 90 })
    await at(690)
    await expect(desk.call(moveBooking, { id_reg_reserva, duracion: 90 })).rejects.toMatchObject(taken)
    await desk.call(moveBooking, { id_reg_reserva: series!.id_reg_reserva, hora_ini: 660, duracion: 30 })
    expect((await stands()).map((one) => one.solapada)).toEqual([false, false, false])
    expect(await broken()).toEqual([])
    for (const one of await desk.db.selectFrom('reserva').select('id_reg_reserva').execute())
      await desk.call(deleteBooking, { id_reg_reserva: one.id_reg_reserva })
  })
  it('do not keep the season mode from being switched once they overlap no more (R-275, A-162)', async () => {
    const { id_reg_reserva } = await at(600)
    await over()
    const turn = (valor: 0 | 1) => desk.call(saveBookingParameters, { parametros: { ACTIVAR_RESERVAS_TEMPORADA: { valor } } })
    expect(await turn(1)).toBe('1')
    await desk.call(deleteBooking, { id_reg_reserva })
    expect(await turn(1)).toBe('0')
    expect(await turn(0)).toBe('0')
  })
})

it('a block made around bookings blocks every minute that they leave (spec 2 §8, A-162)', async () => {
  const { id_reg_reserva } = await at(600)
  const date = { startDate: someDay, endDate: someDay }
  const selectedDias = [true, true, true, true, true, true, true]
  await desk.call(blockCourts, { id: 1, date, startTime: 600, endTime: 720, selectedDias, recursos: [padel], override: 1 })
  await expect(at(660)).rejects.toMatchObject(taken)
  await desk.call(deleteBooking, { id_reg_reserva })
  await expect(at(600)).rejects.toMatchObject(taken)
  expect(await broken()).toEqual([])
})
