import { markAllPresent } from '@app/contract/bookings/attendance'
import { editBooking } from '@app/contract/bookings/change-booking'
import { invoicePaid } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../../testing/modules/bookings.ts'
import { classClub } from '../../../testing/modules/classes.ts'

const { desk, change, changeOn, series, classes, bookingOn, broken } = await classClub()
const { db, members } = desk
const [anna, berta, carles] = members
const always = { from: '2026-12-01', to: null }
const days = ['12-07', '12-14', '12-21', '12-28']
/** The same players on each of some days. */
const each = (on: readonly string[], players: Record<number, number>) => Object.fromEntries(on.map((day) => [day, players]))
const versionOf = async (id: number) =>
  (await db.selectFrom('reserva').select('version').where('id_reg_reserva', '=', id).executeTakeFirstOrThrow()).version

describe('students of a course', () => {
  it('become the last players of its bookings from their day on, at 0 € and with the reason, where nobody has another price', async () => {
    const { id_mst_reservasfijas: id } = await series({ socios: [{ id_mst_socios: carles, cantidad: 1 }] })
    await change({ id_mst_socios: anna, before: null, after: { from: '2026-12-14', to: null } })
    await change({ id_mst_socios: berta, before: null, after: always })
    expect(await classes(id)).toEqual({
      '12-07': { [carles]: 900, [berta]: 0 },
      ...each(['12-14', '12-21', '12-28'], { [carles]: 900, [anna]: 0, [berta]: 0 }),
    })
    const lines = await linesOf(desk, await bookingOn(id, '2026-12-14'))
    expect(lines[1]).toMatchObject({
      ...{ id_mst_socios: anna, concepto: 'Pádel 1 14/12/2026 20:00', precio: 0, precio_calculado: 0, cantidad: 1, fecha_pago: null },
      explicacion: [{ source: 'course', applied: true, reason: 'tarifa.explica.course' }],
    })
    expect(await broken()).toEqual([])
  })
  it('leave from a day on, with their lines, and come back', async () => {
    const { id_mst_reservasfijas: id } = await series()
    await change({ id_mst_socios: anna, before: null, after: always }, { id_mst_socios: berta, before: null, after: always })
    await change({ id_mst_socios: anna, before: always, after: { from: '2026-12-01', to: '2026-12-14' } })
    expect(await classes(id)).toEqual({
      ...each(['12-07', '12-14'], { [anna]: 0, [berta]: 0 }),
      ...each(['12-21', '12-28'], { [berta]: 0 }),
    })
    expect(await linesOf(desk, await bookingOn(id, '2026-12-21'))).toHaveLength(1)
    await change({ id_mst_socios: anna, before: { from: '2026-12-01', to: '2026-12-14' }, after: always })
    expect(await classes(id)).toEqual(each(days, { [anna]: 0, [berta]: 0 }))
    await change({ id_mst_socios: anna, before: always, after: null }, { id_mst_socios: berta, before: always, after: null })
    expect(await classes(id)).toEqual(each(days, {}))
    expect(await broken()).toEqual([])
  })
  it('follow days that are moved, and one fee that continues another', async () => {
    const { id_mst_reservasfijas: id } = await series()
    await change({ id_mst_socios: anna, before: null, after: { from: '2026-12-01', to: '2026-12-14' } })
    await change({
      ...{ id_mst_socios: anna, before: { from: '2026-12-01', to: '2026-12-14' }, after: { from: '2026-12-10', to: '2026-12-21' } },
    })
    expect(await classes(id)).toEqual({ ...each(days, {}), ...each(['12-14', '12-21'], { [anna]: 0 }) })
    const [first] = await linesOf(desk, await bookingOn(id, '2026-12-14'))
    await change(
      { id_mst_socios: anna, before: { from: '2026-12-10', to: '2026-12-21' }, after: { from: '2026-12-10', to: '2026-12-11' } },
      { id_mst_socios: anna, before: null, after: { from: '2026-12-12', to: null } },
    )
    expect(await classes(id)).toEqual({ ...each(days, { [anna]: 0 }), '12-07': {} })
    expect((await linesOf(desk, await bookingOn(id, '2026-12-14'))).map((line) => line.id_reg_factura)).toEqual([first!.id_reg_factura])
  })
  it('are players of nothing before today, nor of another course', async () => {
    const { id_mst_reservasfijas: id } = await series({ dias: 16, fecha_ini: '2026-11-20', fecha_fin: '2026-11-27' })
    const { id_mst_reservasfijas: other } = await series({ id_mst_curso: null, hora_ini: 600, hora_fin: 660 })
    await changeOn('2026-11-21')({ id_mst_socios: anna, before: null, after: { from: '2026-11-01', to: null } })
    expect(await classes(id)).toEqual({ '11-20': {}, '11-27': { [anna]: 0 } })
    expect(await classes(other)).toEqual(each(days, {}))
  })
  it('stay where their line has money', async () => {
    const { id_mst_reservasfijas: id } = await series()
    await change({ id_mst_socios: anna, before: null, after: always })
    const [paid, part, held] = await Promise.all(
      days.slice(0, 3).map(async (day) => (await linesOf(desk, await bookingOn(id, `2026-${day}`)))[0]!),
    )
    const set = (id_reg_factura: number, row: { precio?: number; pagado?: number; retenido?: number; fecha_pago?: string }) =>
      db.updateTable('factura').set(row).where('id_reg_factura', '=', id_reg_factura).execute()
    await set(paid!.id_reg_factura, { fecha_pago: '2026-11-20' })
    await set(part!.id_reg_factura, { precio: 500, pagado: 200 })
    await set(held!.id_reg_factura, { precio: 500, retenido: 500 })
    await change({ id_mst_socios: anna, before: always, after: null })
    expect(await classes(id)).toEqual({ '12-07': { [anna]: 0 }, '12-14': { [anna]: 500 }, '12-21': { [anna]: 500 }, '12-28': {} })
    await db
      .updateTable('factura')
      .set({ pagado: 0, retenido: 0, precio: 0, fecha_pago: null })
      .where('id_reg_reserva', 'is not', null)
      .execute()
  })
  it('that are people of the permanent booking too are there once: their fee pays while it lasts, then they do', async () => {
    const { id_mst_reservasfijas: id } = await series({
      id_mst_socios: anna,
      socios: [
        { id_mst_socios: berta, cantidad: 1 },
        { id_mst_socios: guest, cantidad: 1 },
      ],
    })
    const price = 900
    expect(await classes(id)).toEqual(each(days, { [anna]: price, [berta]: price, [guest]: price }))
    await change({ id_mst_socios: anna, before: null, after: always }, { id_mst_socios: berta, before: null, after: always })
    expect(await classes(id)).toEqual(each(days, { [anna]: 0, [berta]: 0, [guest]: price }))
    await change({ id_mst_socios: anna, before: always, after: null }, { id_mst_socios: berta, before: always, after: null })
    expect(await classes(id)).toEqual(each(days, { [anna]: price, [berta]: price, [guest]: price }))
    expect(await broken()).toEqual([])
  })
  it('make a desk that has the class open reload it, and leave the class in their calendars', async () => {
    const { id_mst_reservasfijas: id } = await series({ id_mst_socios: carles })
    const booking = await bookingOn(id, '2026-12-14')
    const version = await versionOf(booking)
    await change({ id_mst_socios: anna, before: null, after: always })
    await expect(desk.call(editBooking, { id_reg_reserva: booking, version, comentarios: 'Hola' })).rejects.toMatchObject({
      code: 'msg.changed_meanwhile',
    })
    await change({ id_mst_socios: anna, before: always, after: null })
    const left = await db.selectFrom('reserva_salida').select('socios').where('id_reg_reserva', '=', booking).orderBy('version').execute()
    expect(left.map((one) => one.socios)).toEqual([[anna, carles]])
  })
  it('have their attendance noted as every player', async () => {
    const { id_mst_reservasfijas: id } = await series()
    await change({ id_mst_socios: anna, before: null, after: always })
    const { facturas } = await desk.call(markAllPresent, { id: await bookingOn(id, '2026-12-07') })
    expect(facturas).toMatchObject([{ id_mst_socios: anna, asistencia: true, precio: 0 }])
    expect(await desk.call(invoicePaid, { id: facturas[0]!.id_reg_factura })).toEqual({ pagado_check: false })
  })
  it('of a large school are seated in sixty classes with a number of statements that does not grow', async () => {
    const { id_mst_reservasfijas: id } = await series({
      dias: 31,
      fecha_ini: '2026-11-23',
      fecha_fin: '2027-02-12',
      hora_ini: 540,
      hora_fin: 600,
    })
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => desk.member(`Alumna ${n}`)))
    await change(...people.map((id_mst_socios) => ({ id_mst_socios, before: null, after: { from: '2026-11-01', to: null } })))
    const { places } = await db
      .selectFrom('reserva_socio as p')
      .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
      .select((eb) => eb.fn.countAll<number>().as('places'))
      .where('r.id_mst_reservasfijas', '=', id)
      .executeTakeFirstOrThrow()
    const { lines } = await db
      .selectFrom('factura as f')
      .innerJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
      .select((eb) => eb.fn.countAll<number>().as('lines'))
      .where('r.id_mst_reservasfijas', '=', id)
      .executeTakeFirstOrThrow()
    expect([places, lines]).toEqual([1200, 1200])
  })
})
