import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, closeDrawer, withdrawCash } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { register } = desk
const held = async () => (await desk.call(drawerInfo, { id: register })).expectedAmount
let minute = 480
/** A booking of two lines of 6,00 that was charged; its payments. */
async function charged(id_mst_tipopago = 1) {
  minute += 60
  const { id_reg_reserva: id } = await desk.book({
    fecha_ini: '2026-12-14',
    hora_ini: minute - 60,
    socios: [guest, guest],
    id_mst_socios: guest,
  })
  const { cobros } = await desk.call(chargeBooking, { id, id_mst_tipopago })
  return { id, cobros: cobros.map((one) => one.id_reg_cobro) }
}

describe('a payment that was keyed wrongly', () => {
  it('is taken back: its lines are owed again, and the register expects less', async () => {
    const { id, cobros } = await charged()
    const before = await held()
    expect(await desk.call(voidPayments, { cobros })).toMatchObject({ importe: 1200 })
    expect(await held()).toBe(before - 1200)
    expect(await linesOf(desk, id)).toMatchObject([
      { pagado: 0, fecha_pago: null },
      { pagado: 0, fecha_pago: null },
    ])
    await expect(desk.call(voidPayments, { cobros })).rejects.toMatchObject({ code: 'cobro.ya_devuelto' })
    await desk.call(chargeBooking, { id, id_mst_tipopago: 4 })
  })
  it('changes its way: the register expects less, the lines stay paid and say so', async () => {
    const { id, cobros } = await charged()
    const before = await held()
    await desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 4 })
    expect(await held()).toBe(before - 1200)
    expect(await linesOf(desk, id)).toMatchObject([
      { pagado: 600, id_mst_tipopago: 4, fecha_pago: '2026-11-20' },
      { pagado: 600, id_mst_tipopago: 4 },
    ])
    await expect(desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 4 })).rejects.toMatchObject({ code: 'cobro.ya_devuelto' })
  })
  it('is none that gave money back', async () => {
    const { id } = await charged()
    const lines = (await linesOf(desk, id)).map((line) => line.id_reg_factura)
    await desk.call(refundLines, { facturas: lines.map((id_reg_factura) => ({ id_reg_factura, importe: 100 })) })
    const moved = await desk.db.selectFrom('libro_asiento').select('id_reg_asiento').where('motivo', '=', 'devolucion').execute()
    for (const cobros of moved.map((one) => [one.id_reg_asiento]))
      await expect(desk.call(voidPayments, { cobros })).rejects.toMatchObject({ status: 404 })
  })
  it('may be put into the register too, but not into the way that it has', async () => {
    const { cobros } = await charged(4)
    const before = await held()
    await expect(desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 4 })).rejects.toMatchObject({ code: 'cobro.misma_forma' })
    await expect(desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 5 })).rejects.toMatchObject({ code: 'msg.tipo_pago_no_cobra' })
    await desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 1 })
    expect(await held()).toBe(before + 1200)
  })
  it('found after the close corrects the differences, not the drawer of today', async () => {
    const { cobros } = await charged()
    await desk.call(closeDrawer, { id_mst_caja: register, amount: (await held()) - 1200 })
    const before = await held()
    await desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 4 })
    expect(await held()).toBe(before)
    const differences = await desk.db.selectFrom('libro_asiento').selectAll().where('debe', '=', 9).execute()
    expect(differences.map(({ importe }) => importe)).toEqual([1200])
    const corrected = await desk.db.selectFrom('libro_asiento').selectAll().where('haber', '=', 9).execute()
    expect(corrected.map(({ importe, motivo }) => [importe, motivo])).toEqual([
      [600, 'anulacion'],
      [600, 'anulacion'],
    ])
  })
  it('is refused where the register does not hold it any more, where something was given back, and once its booking is deleted', async () => {
    const { cobros } = await charged()
    const all = await held()
    await desk.call(withdrawCash, { id_mst_caja: register, amount: all - 100 })
    await expect(desk.call(voidPayments, { cobros })).rejects.toMatchObject({
      code: 'caja.no_hay_tanto_efectivo',
      msg: expect.stringContaining('1,00'),
    })
    await desk.call(addCash, { id_mst_caja: register, amount: all })
    const part = await charged(4)
    const [line] = await linesOf(desk, part.id)
    await desk.call(refundLines, { facturas: [{ id_reg_factura: line!.id_reg_factura, importe: 100 }] })
    await expect(desk.call(voidPayments, { cobros: part.cobros })).rejects.toMatchObject({ code: 'cobro.ya_devuelto' })
    const gone = await charged(4)
    await desk.call(deleteBooking, { id_reg_reserva: gone.id, devolucion: 'conservar' })
    await expect(desk.call(voidPayments, { cobros: gone.cobros })).rejects.toMatchObject({ code: 'cobro.reserva_eliminada' })
    await expect(desk.call(voidPayments, { cobros: [] })).rejects.toMatchObject({ code: 'No_element_selected' })
    await expect(desk.call(voidPayments, { cobros: [999_999] })).rejects.toMatchObject({ status: 404 })
  })
  it('is no reason to owe anything again when its booking was deleted and comes back, its money kept; nor is a refund that was taken back', async () => {
    const { id, cobros } = await charged()
    const before = (await linesOf(desk, id)).map((line) => line.id_reg_factura)
    await desk.call(changePaymentMethod, { cobros: [cobros[0]!], id_mst_tipopago: 4 })
    const { facturas } = await desk.call(refundLines, { facturas: [{ id_reg_factura: before[1]!, importe: null }] })
    await desk.call(undoLineRefund, { id: facturas[0]!.id_reg_factura })
    expect(await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'conservar' })).toMatchObject({ devuelto: 0 })
    await desk.call(restoreBooking, { id })
    expect((await linesOf(desk, id)).map((line) => [line.id_reg_factura, line.pagado])).toEqual(before.map((line) => [line, 600]))
  })
  it('taken back by eight desks at once is taken back once', async () => {
    const { cobros } = await charged()
    const told = await Promise.allSettled(Array.from({ length: 8 }, () => desk.call(voidPayments, { cobros })))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(desk.deadlocks()).toBe(0)
  })
  it('leaves everything in order', async () => {
    expect(await broken(desk)).toEqual([])
  })
})
