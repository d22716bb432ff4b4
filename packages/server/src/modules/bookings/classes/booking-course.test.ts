import { editBookingInfo } from '@app/contract/bookings/booking-form'
import { repriceLines } from '@app/contract/bookings/booking-line'
import { changeBookingType, editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { duplicateBooking } from '@app/contract/bookings/duplicate-booking'
import { describe, expect, it } from 'vitest'
import { someDay } from '../../../testing/modules/bookings.ts'
import { classClub } from '../../../testing/modules/classes.ts'

const { desk, course, school, enrol, playersOf, broken } = await classClub()
const { db, members, book } = desk
const [anna, berta, carles] = members
const pupils = await Promise.all(['Dídac', 'Elna', 'Ferran', 'Gisela'].map(desk.member))
const [didac, elna, ferran, gisela] = pupils as [number, number, number, number]
const other = await course('Escuela de tarde')
const closed = await course('Escuela de ayer', { activo: false })
const class1 = { fecha_ini: '2026-12-02', id_mst_curso: school, id_mst_socios: carles }
for (const id of pupils) await enrol(id, { fecha_fin_cuota: '2026-12-16' })
await enrol(anna, { clases_desde: '2026-12-10' })
await enrol(berta, { id_mst_curso: other })
await enrol(berta, { espera: true })
await enrol(carles, { id_mst_curso: other, clases_desde: null })
const first = { [didac]: 0, [elna]: 0, [ferran]: 0, [gisela]: 0 }

describe('a booking of a course', () => {
  it('has its students of that day as players, more of them than the court has places, at 0 €; not those that wait or do not play', async () => {
    const { id_reg_reserva: id, total } = await book({ ...class1, hora_ini: 480 })
    expect([total, await playersOf(id)]).toEqual([600, { [carles]: 600, ...first }])
    await desk.call(editBooking, { id_reg_reserva: id, nombre: 'Escuela', num_faltan: 1 })
    await desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 540 })
    await desk.call(changeBookingType, { id_reg_reserva: id, id_mst_tiporeserva: await tipo('Clase', 2000) })
    await desk.call(repriceLines, { id_reg_reserva: id })
    expect(await playersOf(id)).toEqual({ [carles]: 600, ...first })
    const { facturas, total: after } = await desk.call(editBookingInfo, { id_reserva: id })
    expect([facturas.length, after]).toEqual([5, 600])
    expect(await broken()).toEqual([])
  })
  it('with a student among its own players has him once, at 0 €', async () => {
    const { id_reg_reserva: id, total } = await book({ ...class1, hora_ini: 600, id_mst_socios: elna, socios: [elna, carles] })
    expect([total, await playersOf(id)]).toEqual([600, { ...first, [carles]: 600 }])
    await desk.call(editBooking, { id_reg_reserva: id, id_mst_curso: null })
    expect(await playersOf(id)).toEqual({ [elna]: 600, [carles]: 600 })
  })
  it('that gets another course changes its students, and so does one on another day', async () => {
    const { id_reg_reserva: id } = await book({ ...class1, hora_ini: 660 })
    await desk.call(editBooking, { id_reg_reserva: id, id_mst_curso: other })
    expect(await playersOf(id)).toEqual({ [carles]: 600, [berta]: 0 })
    await desk.call(editBooking, { id_reg_reserva: id, id_mst_curso: school })
    expect(await playersOf(id)).toEqual({ [carles]: 600, ...first })
    const { version } = await db.selectFrom('reserva').select('version').where('id_reg_reserva', '=', id).executeTakeFirstOrThrow()
    expect(await desk.call(moveBooking, { id_reg_reserva: id, fecha_ini: '2026-12-17' })).toMatchObject({
      version: version + 1,
      total: 600,
    })
    expect(await playersOf(id)).toEqual({ [carles]: 600, [anna]: 0 })
    const copy = await desk.call(duplicateBooking, {
      id_reg_reserva: id,
      fecha: '2026-12-03',
      hora_ini: 660,
      id_mst_recurso: desk.padel,
      esDuplicar: true,
    })
    expect(await playersOf(copy.id_reg_reserva)).toEqual({ [carles]: 600, ...first })
    expect(await broken()).toEqual([])
  })
  it('counts the people of the desk against the court, without its students', async () => {
    const full = { socios: [carles, berta, await desk.member('Hug'), await desk.member('Iris')] }
    const { id_reg_reserva: id } = await book({ ...class1, hora_ini: 720, ...full })
    expect(Object.keys(await playersOf(id))).toHaveLength(8)
    const more = { socios: [...full.socios, await desk.member('Jan'), ...pupils] }
    await expect(desk.call(editBooking, { id_reg_reserva: id, ...more })).rejects.toMatchObject({ code: 'booking.demasiados_jugadores' })
  })
  it('of students alone has no owner, also when people are added to it', async () => {
    const { id_reg_reserva: id } = await book({ ...class1, hora_ini: 780 })
    await db.updateTable('reserva').set({ id_mst_socios: null }).where('id_reg_reserva', '=', id).execute()
    await db.deleteFrom('factura').where('id_reg_reserva', '=', id).where('id_mst_socios', '=', carles).execute()
    await db.deleteFrom('reserva_socio').where('id_reg_reserva', '=', id).where('id_mst_socios', '=', carles).execute()
    const owner = async () =>
      (await db.selectFrom('reserva').select('id_mst_socios').where('id_reg_reserva', '=', id).executeTakeFirstOrThrow()).id_mst_socios
    await desk.call(editBooking, { id_reg_reserva: id, socios: [didac, elna, ferran] })
    expect([await owner(), await playersOf(id)]).toEqual([null, { [didac]: 0, [elna]: 0, [ferran]: 0 }])
    await desk.call(editBooking, { id_reg_reserva: id, socios: [didac, elna, ferran, carles] })
    expect([await owner(), await playersOf(id)]).toEqual([carles, { [carles]: 600, [didac]: 0, [elna]: 0, [ferran]: 0 }])
    expect(await broken()).toEqual([])
  })
  it('refuses an unknown course, and an inactive one that it does not have', async () => {
    const unknown = { status: 422, fields: { id_mst_curso: [expect.any(String)] } }
    const inactive = { ...unknown, code: 'booking.curso_inactivo', msg: 'Este curso no está activo.' }
    await expect(book({ hora_ini: 840, id_mst_curso: 99_999 })).rejects.toMatchObject(unknown)
    await expect(book({ hora_ini: 840, id_mst_curso: closed })).rejects.toMatchObject(inactive)
    const { id_reg_reserva: id } = await book({ fecha_ini: someDay, hora_ini: 840 })
    await expect(desk.call(editBooking, { id_reg_reserva: id, id_mst_curso: 99_999 })).rejects.toMatchObject(unknown)
    await expect(desk.call(editBooking, { id_reg_reserva: id, id_mst_curso: closed })).rejects.toMatchObject(inactive)
    await db.updateTable('reserva').set({ id_mst_curso: closed }).where('id_reg_reserva', '=', id).execute()
    await desk.call(editBooking, { id_reg_reserva: id, id_mst_curso: closed, nombre: 'La de siempre' })
    const copy = { id_reg_reserva: id, fecha: '2026-12-04', hora_ini: 840, id_mst_recurso: desk.padel, esDuplicar: true }
    await expect(desk.call(duplicateBooking, copy)).rejects.toMatchObject(inactive)
  })
})

const tipo = async (desc_tiporeserva: string, preciohora: number) =>
  (await db.insertInto('tipo_reserva').values({ desc_tiporeserva, preciohora }).returning('id_mst_tiporeserva').executeTakeFirstOrThrow())
    .id_mst_tiporeserva
