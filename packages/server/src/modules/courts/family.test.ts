import { addBooking } from '@app/contract/bookings/add-booking'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { createCourt, getCourt, updateCourt } from '@app/contract/courts/court-file'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, letOverlap } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { hall, left, right, padel, other } = desk
const occupiedIn = async (id: number) =>
  (
    await desk.db.selectFrom('reserva_ocupa').select('id_mst_recurso').where('id_reg_reserva', '=', id).orderBy('id_mst_recurso').execute()
  ).map((row) => row.id_mst_recurso)
const noRows = { recurso_tiposocio: [], recurso_tiposocio_permiso: [], recurso_documentos: [], minutos_reserva: [] }

describe('a court that becomes part of another', () => {
  it('is not one that the other is part of, at whatever distance, nor itself', async () => {
    await expect(desk.call(updateCourt, { id: hall, id_mst_recurso_padre: left })).rejects.toMatchObject({
      status: 409,
      code: 'recurso.padre_en_circulo',
      fields: { id_mst_recurso_padre: [expect.any(String)] },
    })
    await expect(desk.call(updateCourt, { id: hall, id_mst_recurso_padre: hall })).rejects.toMatchObject({
      code: 'recurso.padre_en_circulo',
    })
    const corner = await desk.court('Rincón', { id_mst_recurso_padre: left })
    await expect(desk.call(updateCourt, { id: hall, id_mst_recurso_padre: corner })).rejects.toMatchObject({
      code: 'recurso.padre_en_circulo',
    })
    await desk.db.deleteFrom('recurso').where('id_mst_recurso', '=', corner).execute()
    await expect(desk.call(updateCourt, { id: left, id_mst_recurso_padre: 98765 })).rejects.toMatchObject({
      fields: { id_mst_recurso_padre: [expect.any(String)] },
    })
  })
  it('adds its court to the live bookings of the whole, and takes it along when it leaves', async () => {
    const whole = await desk.book({ id_mst_socios: guest, id_mst_recurso: hall, hora_ini: 600 })
    const elsewhere = await desk.book({ id_mst_socios: guest, id_mst_recurso: padel, hora_ini: 600 })
    expect(await occupiedIn(whole.id_reg_reserva)).toEqual([left, right])
    await desk.call(updateCourt, { id: other, id_mst_recurso_padre: hall })
    expect(await occupiedIn(elsewhere.id_reg_reserva)).toEqual([padel])
    expect(await occupiedIn(whole.id_reg_reserva)).toEqual([other, left, right].toSorted((a, b) => a - b))
    await expect(desk.book({ id_mst_socios: guest, id_mst_recurso: other, hora_ini: 600 })).rejects.toMatchObject({
      code: 'booking.pista_ocupada',
    })
    await desk.call(updateCourt, { id: other, id_mst_recurso_padre: null })
    expect(await occupiedIn(whole.id_reg_reserva)).toEqual([left, right])
    await desk.book({ id_mst_socios: guest, id_mst_recurso: other, hora_ini: 600 })
    expect(await broken(desk)).toEqual([])
  })
  it('keeps what bookings share, and gives no court to one that leaves its court free (A-162)', async () => {
    const place = { id_mst_socios: guest, id_mst_recurso: hall }
    const holder = await desk.book({ ...place, hora_ini: 360 })
    const over = await desk.book({ ...place, hora_ini: 480 })
    await letOverlap(desk, over.id_reg_reserva, 360)
    const free = await desk.book({ ...place, hora_ini: 420 })
    await desk.db.updateTable('reserva').set({ ocupado: false }).where('id_reg_reserva', '=', free.id_reg_reserva).execute()
    await desk.db.deleteFrom('reserva_ocupa').where('id_reg_reserva', '=', free.id_reg_reserva).execute()
    const annex = await desk.court('Anexo')
    await desk.call(updateCourt, { id: annex, id_mst_recurso_padre: hall })
    expect(await occupiedIn(over.id_reg_reserva)).toEqual([left, right, annex])
    await desk.call(updateCourt, { id: annex, id_mst_recurso_padre: null })
    expect(await broken(desk)).toEqual([])
    expect(await occupiedIn(free.id_reg_reserva)).toEqual([])
    await expect(desk.book({ ...place, id_mst_recurso: left, hora_ini: 420 })).resolves.toBeDefined()
    await desk.call(deleteBooking, { id_reg_reserva: holder.id_reg_reserva })
    await expect(desk.book({ ...place, id_mst_recurso: left, hora_ini: 360 })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
    await desk.call(deleteBooking, { id_reg_reserva: over.id_reg_reserva })
  })
  it('may be a new one', async () => {
    const whole = await desk.book({ id_mst_socios: guest, id_mst_recurso: padel, hora_ini: 900 })
    expect(await occupiedIn(whole.id_reg_reserva)).toEqual([padel])
    const half = await desk.call(createCourt, { id: 1, desc_recurso: 'Media pista', id_mst_recurso_padre: padel, ...noRows })
    expect(await occupiedIn(whole.id_reg_reserva)).toEqual([half.id_mst_recurso])
    expect(await broken(desk)).toEqual([])
  })
  it('is refused when live bookings would then collide, and the answer says which', async () => {
    const one = await desk.book({ id_mst_socios: guest, id_mst_recurso: hall, hora_ini: 1200 })
    const two = await desk.book({ id_mst_socios: guest, id_mst_recurso: other, hora_ini: 1230 })
    await expect(desk.call(updateCourt, { id: other, id_mst_recurso_padre: hall, orden: 77 })).rejects.toMatchObject({
      status: 409,
      code: 'recurso.padre_con_choques',
      msg: expect.stringContaining('Pabellón 23/11/2026 20:00–21:00 / Pádel 2 23/11/2026 20:30–21:30'),
      body: {
        choques: expect.arrayContaining([expect.objectContaining({ id_reg_reserva: one.id_reg_reserva, id_otra: two.id_reg_reserva })]),
      },
    })
    expect(await desk.call(getCourt, { id: other })).toMatchObject({ orden: 0, id_mst_recurso_padre: null })
    expect(await occupiedIn(one.id_reg_reserva)).toEqual([left, right])
    expect(await broken(desk)).toEqual([])
  })
  it('leaves bookings of days gone by where they were, even where they would collide now', async () => {
    const gym = await desk.court('Gimnasio')
    const corner = await desk.court('Rincón del gimnasio')
    const past = [
      await desk.book({ id_mst_socios: guest, id_mst_recurso: gym, hora_ini: 600 }),
      await desk.book({ id_mst_socios: guest, id_mst_recurso: corner, hora_ini: 600 }),
    ]
    desk.at('2026-11-30T10:00:00Z')
    const later = await desk.as({ is_admin: true })
    await later.call(updateCourt, { id: corner, id_mst_recurso_padre: gym })
    expect(await Promise.all(past.map((row) => occupiedIn(row.id_reg_reserva)))).toEqual([[gym], [corner]])
    const place = { fecha_ini: '2026-12-01', hora_ini: 600, duracion: 60, id_mst_recurso: gym, id_mst_socios: guest, socios: [] }
    const now = await later.call(addBooking, place)
    expect(await occupiedIn(now.id_reg_reserva)).toEqual([corner])
    expect(await broken(desk)).toEqual([])
  })
})
