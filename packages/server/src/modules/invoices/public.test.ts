import { markAllPresent } from '@app/contract/bookings/attendance'
import { editBookingInfo } from '@app/contract/bookings/booking-form'
import { addLines, changeLineMember } from '@app/contract/bookings/booking-line'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { book, members } = desk
const [anna, berta, carles] = members
const shown = async (id_reserva: number) => (await desk.call(editBookingInfo, { id_reserva })).facturas

describe('the price of a line', () => {
  it('is made anew with its reason, on that line alone; one made by hand stays beside the calculated one (A-115)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 480, socios: [anna, guest] })
    const elsewhere = await book({ hora_ini: 1200, id_mst_socios: guest })
    const [first] = await linesOf(desk, id_reg_reserva)
    await desk.db.updateTable('factura').set({ precio: 100 }).where('id_reg_factura', '=', first!.id_reg_factura).execute()
    await desk.call(moveBooking, { id_reg_reserva, duracion: 90 })
    expect(await linesOf(desk, id_reg_reserva)).toMatchObject([
      { precio: 100, precio_calculado: 900, explicacion: expect.arrayContaining([expect.objectContaining({ cents: 900 })]) },
      { precio: 900, precio_calculado: 900, explicacion: expect.arrayContaining([expect.objectContaining({ cents: 900 })]) },
    ])
    expect(await linesOf(desk, elsewhere.id_reg_reserva)).toMatchObject([{ precio: 600 }])
  })
  it('made by hand is not that of the next member who takes the line (A-115)', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 570, socios: [anna, guest] })
    const [first] = await linesOf(desk, id)
    await desk.db.updateTable('factura').set({ precio: 100 }).where('id_reg_factura', '=', first!.id_reg_factura).execute()
    expect(await desk.call(changeLineMember, { id, id_factura: first!.id_reg_factura, idSocio: carles })).toMatchObject({ precio: 600 })
  })
  it('that nobody calculated stays, and has no reason', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 630, id_mst_socios: guest })
    const balls = { id_mst_socios: guest, concepto: 'Bolas', precio: 450, cantidad: 2, id_mst_tipoingreso: 6 }
    await desk.call(addLines, { id_reg_reserva, facturas: [balls] })
    await desk.call(moveBooking, { id_reg_reserva, duracion: 90 })
    expect((await linesOf(desk, id_reg_reserva)).map((line) => [line.precio, line.precio_calculado, line.explicacion !== null])).toEqual([
      [900, 900, true],
      [450, null, false],
    ])
  })
})

it('a paid line remembers the place that it was charged for, not the later ones (A-128)', async () => {
  const { id_reg_reserva } = await book({ hora_ini: 750, id_mst_socios: guest })
  await desk.call(chargeBooking, { id: id_reg_reserva })
  for (const hora_ini of [810, 870]) await desk.call(moveBooking, { id_reg_reserva, hora_ini })
  expect(await shown(id_reg_reserva)).toMatchObject([{ cobrado_por: { hora_ini: 750 } }])
})

it('everybody of a booking is marked as present, and nobody of another one', async () => {
  const one = await book({ hora_ini: 930, id_mst_socios: guest, socios: [guest, guest] })
  const other = await book({ hora_ini: 990, id_mst_socios: guest })
  await desk.call(markAllPresent, { id: one.id_reg_reserva })
  expect((await linesOf(desk, one.id_reg_reserva)).map((line) => line.asistencia)).toEqual([true, true])
  expect((await linesOf(desk, other.id_reg_reserva)).map((line) => line.asistencia)).toEqual([false])
})

it('a member owes what is left of bookings that have begun; the guest, who is many, owes nothing (A-120)', async () => {
  // 11:00 in the club
  const past = await book({ fecha_ini: '2026-11-20', hora_ini: 660, id_mst_socios: berta, socios: [berta, guest] })
  const owed = async () => (await shown(past.id_reg_reserva)).map((line) => line.socio.pdte_pago)
  expect(await owed()).toEqual([600, 0])
  await book({ fecha_ini: '2026-11-20', hora_ini: 735, id_mst_socios: berta })
  await book({ fecha_ini: '2026-11-20', hora_ini: 540, id_mst_socios: carles })
  expect(await owed()).toEqual([600, 0])
  const paid = await book({ fecha_ini: '2026-11-20', hora_ini: 600, id_mst_socios: berta })
  expect(await owed()).toEqual([1200, 0])
  const [line] = await linesOf(desk, paid.id_reg_reserva)
  await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura], importe: 200 })
  expect(await owed()).toEqual([1000, 0])
  await desk.call(chargeBooking, { id: paid.id_reg_reserva })
  expect(await owed()).toEqual([600, 0])
})

it('leaves everything in order', async () => {
  expect(await broken(desk)).toEqual([])
})
