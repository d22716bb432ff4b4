import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { deletePermanent, permanentInfo, togglePermanent, updatePermanent } from '@app/contract/permanent/permanent-bookings'
import { undoSeries } from '@app/contract/permanent/undo-series'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../testing/modules/bookings.ts'
import { classClub } from '../../testing/modules/classes.ts'

const { desk, course, school, enrol, change, series, form, preview, classes, playersOf, bookingOn, broken } = await classClub()
const { db, members } = desk
const [anna, berta, carles] = members
const [didac, elna] = [await desk.member('Dídac'), await desk.member('Elna')]
const other = await course('Escuela de tarde')
const closed = await course('Escuela de ayer', { activo: false })
await enrol(didac)
await enrol(elna, { clases_desde: '2026-12-10', fecha_fin_cuota: '2026-12-21' })
await enrol(berta, { id_mst_curso: other })
const owned = { id_mst_socios: carles }
/** Players of a booking of the school on each Monday, besides `more`. */
const school4 = (more: Record<number, number> = {}) => ({
  '12-07': { ...more, [didac]: 0 },
  ...Object.fromEntries(['12-14', '12-21'].map((day) => [day, { ...more, [didac]: 0, [elna]: 0 }])),
  '12-28': { ...more, [didac]: 0 },
})
const lineTexts = async (id: number) => (await linesOf(desk, id)).map((line) => line.concepto)

describe('a permanent booking of a course', () => {
  it('gives each date the students of that day, at 0 €, and its preview asks nothing for them', async () => {
    const form = { id_mst_curso: school, id_mst_socios: carles, socios: [{ id_mst_socios: didac, cantidad: 1 }] }
    const { fechas } = await preview(form)
    expect(fechas.map((line) => line.celdas[0]!.precio)).toEqual([900, 900, 900, 900])
    const { id_mst_reservasfijas: id } = await series(form)
    expect(await classes(id)).toEqual(school4({ [carles]: 900 }))
    expect((await desk.call(permanentInfo, { id })).socios).toMatchObject([{ id_mst_socios: didac }])
    expect(await broken()).toEqual([])
  })
  it('of students alone has no owner, and its dates may hold more of them than the court has places', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => desk.member(`Alumno ${n}`)))
    await change(...crowd.map((id_mst_socios) => ({ id_mst_socios, before: null, after: { from: '2026-12-01', to: null } })))
    const { id_mst_reservasfijas: id } = await series()
    await change(...crowd.map((id_mst_socios) => ({ id_mst_socios, before: null, after: { from: '2026-12-01', to: null } })))
    const booking = await bookingOn(id, '2026-12-14')
    expect(Object.keys(await playersOf(booking))).toHaveLength(8)
    await desk.call(updatePermanent, { id, hora_ini: 1140, hora_fin: 1230, nombre: 'Otra' })
    expect(await db.selectFrom('reserva').select(['id_mst_socios', 'hora_ini']).where('id_reg_reserva', '=', booking).execute()).toEqual([
      { id_mst_socios: null, hora_ini: 1140 },
    ])
    expect(await broken()).toEqual([])
  })
  it('moves them with it to other hours, courts and days: each date has the students of its day, with lines of its hour', async () => {
    const { id_mst_reservasfijas: id } = await series(owned)
    await desk.call(updatePermanent, { id, hora_ini: 600, hora_fin: 660, recursos: [desk.other] })
    expect(await classes(id)).toEqual(school4({ [carles]: 600 }))
    expect(await lineTexts(await bookingOn(id, '2026-12-14'))).toEqual(Array(3).fill('Pádel 2 14/12/2026 10:00'))
    await desk.call(updatePermanent, { id, dias: 2 })
    expect(await classes(id)).toEqual({
      ...Object.fromEntries(['12-01', '12-08', '12-22', '12-29'].map((day) => [day, { [carles]: 600, [didac]: 0 }])),
      '12-15': { [carles]: 600, [didac]: 0, [elna]: 0 },
    })
    expect(await broken()).toEqual([])
  })
  it('whose people change keeps its students on every date that follows it', async () => {
    const { id_mst_reservasfijas: id } = await series(owned)
    const moved = await bookingOn(id, '2026-12-14')
    await desk.call(moveBooking, { id_reg_reserva: moved, hora_ini: 900 })
    await desk.call(updatePermanent, { id, id_mst_socios: anna, socios: [{ id_mst_socios: berta, cantidad: 1 }] })
    expect(await classes(id)).toEqual(school4({ [anna]: 900, [berta]: 900 }))
    await desk.call(updatePermanent, { id, id_mst_socios: null, socios: [] })
    expect(await classes(id)).toEqual(school4())
    await desk.call(updatePermanent, {
      id,
      socios: [
        { id_mst_socios: didac, cantidad: 1 },
        { id_mst_socios: anna, cantidad: 1 },
      ],
    })
    expect((await classes(id))['12-14']).toEqual({ [didac]: 0, [anna]: 900, [elna]: 0 })
    await desk.call(updatePermanent, { id, desde: '2026-12-21', id_mst_curso: null })
    expect(await classes(id)).toMatchObject({ '12-14': { [didac]: 0, [elna]: 0 }, '12-21': { [didac]: 900, [anna]: 900 } })
    expect((await classes(id))['12-21']).not.toHaveProperty(String(elna))
    expect(await broken()).toEqual([])
  })
  it('that gets another course changes its students from that day on; a date with a course of its own keeps them', async () => {
    const { id_mst_reservasfijas: id } = await series(owned)
    await desk.call(editBooking, { id_reg_reserva: await bookingOn(id, '2026-12-21'), id_mst_curso: null })
    await desk.call(updatePermanent, { id, id_mst_curso: other, desde: '2026-12-10' })
    expect(await classes(id)).toEqual({
      '12-07': { [carles]: 900, [didac]: 0 },
      '12-14': { [carles]: 900, [berta]: 0 },
      '12-21': { [carles]: 900 },
      '12-28': { [carles]: 900, [berta]: 0 },
    })
    expect(await linesOf(desk, await bookingOn(id, '2026-12-14'))).toHaveLength(2)
    expect(await broken()).toEqual([])
  })
  it('keeps a price set by hand, and a student taken off one date by the desk stays off it', async () => {
    const { id_mst_reservasfijas: id } = await series(owned)
    const [first, second] = [await bookingOn(id, '2026-12-07'), await bookingOn(id, '2026-12-14')]
    await db.updateTable('factura').set({ precio: 500 }).where('id_reg_reserva', '=', first).where('id_mst_socios', '=', didac).execute()
    await desk.call(editBooking, { id_reg_reserva: second, socios: [carles, elna] })
    await desk.call(updatePermanent, { id, hora_ini: 600, hora_fin: 660, nombre: 'Otra', id_mst_socios: anna })
    expect(await classes(id)).toEqual({
      ...school4({ [anna]: 600 }),
      '12-07': { [anna]: 600, [didac]: 500 },
      '12-14': { [anna]: 600, [elna]: 0 },
    })
    expect(await broken()).toEqual([])
  })
  it('deactivated, activated, deleted and brought back has the students of then', async () => {
    const { id_mst_reservasfijas: id } = await series(owned)
    await desk.call(togglePermanent, { id, fecha_ini: '2026-12-14' })
    await desk.call(togglePermanent, { id })
    expect(await classes(id)).toEqual(school4({ [carles]: 900 }))
    const one = await bookingOn(id, '2026-12-07')
    await desk.call(deleteBooking, { id_reg_reserva: one })
    const { actos } = await desk.call(deletePermanent, { id })
    await db.updateTable('socios_cuotas').set({ clases_desde: '2026-12-20' }).where('id_mst_socios', '=', didac).execute()
    await desk.call(undoSeries, { actos })
    await desk.call(restoreBooking, { id: one })
    expect(await classes(id)).toEqual({
      '12-07': { [carles]: 900 },
      '12-14': { [carles]: 900, [elna]: 0 },
      '12-21': { [carles]: 900, [elna]: 0, [didac]: 0 },
      '12-28': { [carles]: 900, [didac]: 0 },
    })
    expect(await broken()).toEqual([])
    await db.updateTable('socios_cuotas').set({ clases_desde: '2026-12-01' }).where('id_mst_socios', '=', didac).execute()
  })
  it('refuses an unknown course and an inactive one that it does not have, in the preview too', async () => {
    const unknown = { status: 422, fields: { id_mst_curso: [expect.any(String)] } }
    const inactive = { ...unknown, code: 'booking.curso_inactivo' }
    await expect(series({ id_mst_curso: 99_999 })).rejects.toMatchObject(unknown)
    await expect(preview({ id_mst_curso: 99_999 })).rejects.toMatchObject(unknown)
    await expect(series({ id_mst_curso: closed })).rejects.toMatchObject(inactive)
    await expect(preview({ id_mst_curso: closed })).rejects.toMatchObject(inactive)
    const { id_mst_reservasfijas: id } = await series()
    await expect(desk.call(updatePermanent, { id, id_mst_curso: 99_999 })).rejects.toMatchObject(unknown)
    await expect(desk.call(updatePermanent, { id, id_mst_curso: closed })).rejects.toMatchObject(inactive)
    await db.updateTable('cursos').set({ activo: false }).where('id_mst_curso', '=', school).execute()
    expect(await desk.call(updatePermanent, { ...form({ id_mst_curso: school }), id, nombre: 'La de siempre' })).toMatchObject({
      creadas: 0,
    })
    await db.updateTable('cursos').set({ activo: true }).where('id_mst_curso', '=', school).execute()
  })
})
