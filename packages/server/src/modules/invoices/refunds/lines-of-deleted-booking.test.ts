import { addProducts } from '@app/contract/bookings/booking-line'
import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { createProduct } from '@app/contract/products/products'
import { addDays } from '@app/contract/values/day'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, linesOf } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const card = { id_mst_tipopago: 4 }
let days = 0
/** A booking of two lines of 6,00 on a separate day. */
const booked = async () => {
  days += 1
  const { id_reg_reserva: id } = await desk.book({ fecha_ini: addDays('2026-11-22', days), hora_ini: 600, socios: [anna, berta] })
  const lines = await linesOf(desk, id)
  return { id, anna: lines[0]!.id_reg_factura, berta: lines[1]!.id_reg_factura }
}
const pay = (line: number, importe?: number) =>
  desk.call(chargeSelected, { facturasSeleccionadas: [line], ...card, ...(importe && { importe }) })
const refund = (line: number, importe: number | null) => desk.call(refundLines, { facturas: [{ id_reg_factura: line, importe }] })
const lengthen = (id_reg_reserva: number) => desk.call(moveBooking, { id_reg_reserva, duracion: 90 })
const remove = (id_reg_reserva: number, devolucion: 'conservar' | 'como_se_pago') =>
  desk.call(deleteBooking, { id_reg_reserva, devolucion })
const restore = (id: number) => desk.call(restoreBooking, { id })
const owed = async (id: number) => (await linesOf(desk, id)).map((line) => [line.id_mst_socios, line.precio, line.pagado])

describe('a booking that is deleted, its money kept, and restored has its lines as they were (A-119)', () => {
  const keepsAll = async (id: number) => {
    const before = await linesOf(desk, id)
    await remove(id, 'conservar')
    expect(await linesOf(desk, id)).toEqual([])
    await restore(id)
    expect(await linesOf(desk, id)).toEqual(before)
  }
  it('of which one was paid in part: its rest is owed again', async () => {
    const one = await booked()
    await pay(one.anna, 250)
    await keepsAll(one.id)
    expect(await owed(one.id)).toEqual([
      [anna, 600, 250],
      [berta, 600, 0],
    ])
    expect(await desk.call(chargeBooking, { id: one.id, ...card })).toMatchObject({ cobrado: 950 })
  })
  it('and nothing of another one that is paid in part changes', async () => {
    const [gone, stays] = [await booked(), await booked()]
    for (const one of [gone, stays]) await pay(one.anna, 250)
    const before = await linesOf(desk, stays.id)
    await remove(gone.id, 'conservar')
    expect(await linesOf(desk, stays.id)).toEqual(before)
  })
  it('of which a payment was keyed wrongly: it is owed by nobody meanwhile', async () => {
    const one = await booked()
    const { cobros } = await pay(one.anna)
    await desk.call(voidPayments, { cobros: cobros.map((each) => each.id_reg_cobro) })
    const before = await linesOf(desk, one.id)
    await desk.call(deleteBooking, { id_reg_reserva: one.id })
    const row = desk.db.selectFrom('factura').selectAll().where('id_reg_factura', '=', one.anna)
    expect(await row.executeTakeFirst()).toMatchObject({ precio: 600, pagado: 0, fecha_pago: null, fecha_baja: '2026-11-20' })
    await restore(one.id)
    expect(await linesOf(desk, one.id)).toEqual(before)
  })
  it('of which one was given back in part: what is left of it is not owed a second time', async () => {
    const one = await booked()
    await pay(one.anna)
    await refund(one.anna, 100)
    await keepsAll(one.id)
    expect(await owed(one.id)).toEqual([
      [anna, 600, 600],
      [berta, 600, 0],
      [anna, -100, -100],
    ])
  })
  it('with the difference of a longer time, which still is one', async () => {
    const one = await booked()
    await pay(one.anna)
    expect(await lengthen(one.id)).toMatchObject({ diferencia: 300 })
    await keepsAll(one.id)
    expect(await desk.call(moveBooking, { id_reg_reserva: one.id, duracion: 60 })).toMatchObject({ diferencia: 0, total: 1200 })
  })
  it('with a difference that is paid of a place that was for nothing', async () => {
    const one = await booked()
    await desk.db.updateTable('factura').set({ precio: 0 }).where('id_reg_factura', '=', one.anna).execute()
    await desk.call(chargeBooking, { id: one.id, ...card })
    await lengthen(one.id)
    await desk.call(chargeBooking, { id: one.id, ...card })
    await keepsAll(one.id)
    expect((await owed(one.id)).slice(0, 2)).toEqual([
      [anna, 0, 0],
      [berta, 600, 600],
    ])
  })
  it('with what was sold at it, in its number and at its tax', async () => {
    const one = await booked()
    const { id_mst_producto } = await desk.call(createProduct, { nombre: 'Bolas', precio: 590, id_mst_tipoingreso: 6, id_mst_tasa: 2 })
    await desk.call(addProducts, { id: one.id, productos: [{ id_mst_producto, cantidad: 2 }] })
    await keepsAll(one.id)
    const sold = (await linesOf(desk, one.id)).at(-1)!
    await pay(sold.id_reg_factura, 300)
    await keepsAll(one.id)
    await pay(sold.id_reg_factura)
    await keepsAll(one.id)
    await desk.call(deleteBooking, { id_reg_reserva: one.id, devolucion: 'conservar' })
    expect(
      await desk.db.selectFrom('factura').selectAll().where('id_reg_factura', '=', sold.id_reg_factura).executeTakeFirst(),
    ).toMatchObject({
      ...{ precio: 590, cantidad: 2, pagado: 1180 },
    })
  })
})

describe('a booking of which money was given back, restored,', () => {
  it('owes it again: what was sold is the same product, at the same tax', async () => {
    const one = await booked()
    const { id_mst_producto } = await desk.call(createProduct, { nombre: 'Toalla', precio: 300, id_mst_tipoingreso: 6, id_mst_tasa: 2 })
    await desk.call(addProducts, { id: one.id, productos: [{ id_mst_producto, cantidad: 2 }] })
    await desk.call(chargeBooking, { id: one.id, ...card })
    const { prc_iva } = (await linesOf(desk, one.id)).at(-1)!
    await remove(one.id, 'como_se_pago')
    await restore(one.id)
    expect(await linesOf(desk, one.id)).toMatchObject([
      { id_mst_socios: anna, precio: 600, pagado: 0, fecha_pago: null },
      { id_mst_socios: berta, precio: 600, pagado: 0, fecha_pago: null },
      { id_mst_socios: anna, precio: 300, cantidad: 2, pagado: 0, fecha_pago: null, id_mst_producto, prc_iva },
    ])
  })
  it('has the difference add to the line that is owed in place of the one given back', async () => {
    const one = await booked()
    await pay(one.anna)
    await lengthen(one.id)
    const difference = (await linesOf(desk, one.id)).at(-1)!.id_reg_factura
    await pay(difference)
    await refund(one.anna, null)
    await remove(one.id, 'conservar')
    await restore(one.id)
    const lines = await linesOf(desk, one.id)
    expect(await owed(one.id)).toEqual([
      [berta, 900, 0],
      [anna, 300, 300],
      [anna, 600, 0],
    ])
    expect(lines[1]).toMatchObject({ id_reg_factura: difference, id_reg_factura_origen: lines[2]!.id_reg_factura })
  })
})

it('leaves everything in order', async () => {
  expect(await broken(desk)).toEqual([])
})
