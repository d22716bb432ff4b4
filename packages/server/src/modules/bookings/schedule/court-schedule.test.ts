import { courtChoices, courtSchedule } from '@app/contract/bookings/court-schedule'
import type { OutputOf } from '@app/contract/kit/action'
import { describe, expect, it } from 'vitest'
import { deskClub, guest, someDay } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, other, hall, left, members, book } = desk

/** The address that names the booking (A-101). */
const ofBooking = async ({ id_reserva, day }: { id_reserva: number; day?: string }) => {
  const url = `/api/recurso/0/reserva/${id_reserva}/horarioFecha${day ? `?day=${day}` : ''}`
  const { status, body } = await desk.http({ method: 'GET', url })
  if (status !== 200) throw Object.assign(new Error(url), { status })
  return body as OutputOf<typeof courtSchedule>
}

describe('the schedule of a court', () => {
  it('says when it is open and taken and where a booking may begin, for a booking without the booking itself (spec 3 §7, A-101)', async () => {
    const { id_reg_reserva: id_reserva } = await book({ hora_ini: 600, duracion: 90 })
    await book({ hora_ini: 720, id_mst_socios: guest })
    const free = await desk.call(courtSchedule, { id: padel, day: someDay })
    expect(free).toMatchObject({ day: someDay, id_mst_recurso: padel, desc_recurso: 'Pádel 1', abierto: [{ hora_ini: 0, hora_fin: 1440 }] })
    expect(free.ocupado).toEqual([
      { hora_ini: 600, hora_fin: 690 },
      { hora_ini: 720, hora_fin: 780 },
    ])
    expect(free.inicios).not.toContain(600)
    expect(free.inicios).toContain(690)
    const own = await ofBooking({ id_reserva })
    expect(own).toMatchObject({ day: someDay, hora_ini: 600, duracion: 90, ocupado: [{ hora_ini: 720, hora_fin: 780 }] })
    expect(own.inicios).toEqual(expect.arrayContaining([600, 630]))
    expect(own.inicios).not.toContain(690)
    expect((await ofBooking({ id_reserva, day: '2026-11-24' })).ocupado).toEqual([])
    expect((await desk.call(courtSchedule, { id: padel })).day).toBe('2026-11-20')
  })
  it('knows last night’s booking that runs past midnight, and the next day’s first one (A-17)', async () => {
    const court = other
    await book({ id_mst_recurso: court, fecha_ini: '2026-11-25', hora_ini: 1410, duracion: 90 })
    const morning = await desk.call(courtSchedule, { id: court, day: '2026-11-26' })
    expect(morning.ocupado).toEqual([{ hora_ini: 0, hora_fin: 60 }])
    expect(morning.inicios[0]).toBe(60)
    const evening = await desk.call(courtSchedule, { id: court, day: '2026-11-25' })
    expect(evening.ocupado).toEqual([{ hora_ini: 1410, hora_fin: 1500 }])
    const { id_reg_reserva: id_reserva } = await book({ id_mst_recurso: court, fecha_ini: '2026-11-26', hora_ini: 120, duracion: 90 })
    await book({ id_mst_recurso: court, fecha_ini: '2026-11-27', hora_ini: 15 })
    // 90 minutes have to fit before the booking at a quarter past midnight
    const late = (await ofBooking({ id_reserva })).inicios
    expect(late).not.toContain(1380)
    expect(late).not.toContain(1425)
  })
  it('leaves out what ends or begins with the day, at midnight (A-17)', async () => {
    await book({ id_mst_recurso: other, fecha_ini: '2026-12-01', hora_ini: 1380 })
    await book({ id_mst_recurso: other, fecha_ini: '2026-12-03', hora_ini: 0 })
    const between = await desk.call(courtSchedule, { id: other, day: '2026-12-02' })
    expect(between.ocupado).toEqual([])
    expect([between.inicios[0], between.inicios.at(-1)]).toEqual([0, 1410])
  })
  it('of one that is not there is refused', async () => {
    await expect(desk.call(courtSchedule, { id: 99_999 })).rejects.toMatchObject({ status: 404 })
    await expect(ofBooking({ id_reserva: 99_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('changing the court of a booking', () => {
  it('offers every other court of its sport, free or with the reason why not (spec 3 §7)', async () => {
    const players = [members[0], guest, guest, guest]
    const { id_reg_reserva: id, version } = await book({ hora_ini: 900, socios: players })
    await book({ hora_ini: 930, id_mst_recurso: other, id_mst_socios: guest })
    await book({ hora_ini: 900, id_mst_recurso: left, id_mst_socios: guest })
    const narrow = await desk.court('Individual', { capacidad_max: 2 })
    const modal = await desk.call(courtChoices, { id })
    expect(modal).toMatchObject({ id_reg_reserva: id, version, id_mst_recurso: padel })
    const byCourt = new Map(modal.recursos.map((one) => [one.id_mst_recurso, one]))
    expect(byCourt.has(padel)).toBe(false)
    expect(byCourt.get(other)).toMatchObject({ libre: false, motivo: 'Pádel 2 está ocupada el 23/11/2026 de 15:30 a 16:30 (Invitado).' })
    expect(byCourt.get(hall)).toMatchObject({ libre: false, motivo: expect.stringContaining('Pabellón izquierda') })
    expect(byCourt.get(narrow)).toMatchObject({ libre: false, motivo: expect.stringContaining('2') })
    expect([...byCourt.values()].filter((one) => one.libre).map((one) => one.desc_recurso)).toEqual(['Pabellón derecha'])
  })
})
