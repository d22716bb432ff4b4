import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { plannerDay } from '@app/contract/planner/planner-day'
import { describe, expect, it } from 'vitest'
import { deskClub, guest, someDay } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, other, hall, left, book } = desk
const pause = (court: number, minutes: number) =>
  desk.db.updateTable('recurso').set({ tiempo_reserva_posterior: minutes }).where('id_mst_recurso', '=', court).execute()
await pause(padel, 15)
await pause(hall, 30)
const at = (hora_ini: number, id_mst_recurso = padel) => book({ hora_ini, id_mst_recurso, id_mst_socios: guest })

describe('a court that stays free for some minutes after each booking (spec 3 §3, tiempo_reserva_posterior)', () => {
  it('takes the next booking only after them, and says after which booking', async () => {
    await at(600)
    await expect(at(660)).rejects.toMatchObject({
      status: 409,
      code: 'booking.pista_en_pausa',
      message: expect.stringMatching(/15 minutos.*10:00 a 11:00/),
    })
    await at(675)
  })
  it('takes a booking before another one only with its own minutes between them', async () => {
    await expect(at(540)).rejects.toMatchObject({ code: 'booking.pista_en_pausa', message: expect.stringMatching(/15 minutos.*10:00/) })
    await at(525)
  })
  it('says that it is taken where it is', async () => {
    await expect(at(630)).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
  })
  it('holds a booking that moves to it, and past midnight', async () => {
    const { id_reg_reserva } = await at(1380)
    await expect(desk.call(moveBooking, { id_reg_reserva, hora_ini: 735 })).rejects.toMatchObject({ code: 'booking.pista_en_pausa' })
    const next = { fecha_ini: '2026-11-24', id_mst_socios: guest, hora_ini: 0 }
    await expect(book(next)).rejects.toMatchObject({ code: 'booking.pista_en_pausa' })
    await book({ ...next, hora_ini: 15 })
  })
  it('keeps its parts free with it: the hall’s minutes hold its halves, a half’s own are none', async () => {
    await at(600, hall)
    await expect(at(660, left)).rejects.toMatchObject({ code: 'booking.pista_en_pausa', message: expect.stringMatching(/30 minutos/) })
    await at(690, left)
    await expect(at(750, hall)).resolves.toBeDefined()
  })
  it('offers no start within them, and tells the planner how long they are', async () => {
    const { inicios, ocupado } = await desk.call(newBookingInfo, { id_mst_recurso: padel, day: someDay })
    expect(inicios.filter((start) => start > 570 && start < 760)).toEqual([750])
    expect(ocupado).toContainEqual({ hora_ini: 600, hora_fin: 660 })
    const { recursos } = await desk.call(plannerDay, { id: 1, day: someDay })
    expect(recursos.map(({ id_mst_recurso, tiempo_reserva_posterior }) => [id_mst_recurso, tiempo_reserva_posterior])).toContainEqual([
      padel,
      15,
    ])
  })
  it('lets one of two neighbours in that come at the same moment', async () => {
    const both = await Promise.allSettled([at(900), at(960)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(desk.deadlocks()).toBe(0)
  })
  it('has none where a court keeps none', async () => {
    await at(600, other)
    await expect(at(660, other)).resolves.toMatchObject({ total: 600 })
  })
  it('is free again once the booking is gone', async () => {
    const { id_reg_reserva } = await at(1080)
    await desk.call(deleteBooking, { id_reg_reserva })
    await expect(at(1140)).resolves.toMatchObject({ total: 600 })
  })
})
