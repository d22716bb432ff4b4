import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, closeDrawer } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, linesOf } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { register, members } = desk
await desk.call(addCash, { id_mst_caja: register, amount: 10_000, desc_caja: 'Cambio' })
const held = async () => (await desk.call(drawerInfo, { id: register })).expectedAmount
let minute = 420
/** A booking of one line of 6,00 that was charged in cash, and an amount of it refunded; the refund's line. */
async function refunded(importe: number | null = null) {
  minute += 60
  const { id_reg_reserva: id } = await desk.book({ fecha_ini: '2026-12-14', hora_ini: minute, socios: [members[0]] })
  await desk.call(chargeBooking, { id, id_mst_tipopago: 1, id_mst_caja: register })
  const [line] = await linesOf(desk, id)
  const { facturas } = await desk.call(refundLines, { facturas: [{ id_reg_factura: line!.id_reg_factura, importe }] })
  return { id, line: line!.id_reg_factura, refund: facturas[0]!.id_reg_factura }
}
const lineOf = (id: number) => desk.db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirstOrThrow()

describe('a refund that was given by mistake', () => {
  it('is taken back: the register expects the money again, and the line can be given back anew', async () => {
    const before = await held()
    const { line, refund } = await refunded()
    expect(await lineOf(line)).toMatchObject({ pagado: 600, id_reg_factura_anulacion: refund })
    expect(await desk.call(undoLineRefund, { id: refund })).toMatchObject({ importe: 600 })
    expect(await held()).toBe(before + 600)
    expect(await lineOf(line)).toMatchObject({ pagado: 600, fecha_pago: '2026-11-20', id_reg_factura_anulacion: null })
    expect(await lineOf(refund)).toMatchObject({ pagado: 0, fecha_baja: '2026-11-20' })
    await expect(desk.call(undoLineRefund, { id: refund })).rejects.toMatchObject({ status: 409, code: 'devolucion.no_es_una' })
    expect(await desk.call(refundLines, { facturas: [{ id_reg_factura: line, importe: null }] })).toMatchObject({ devuelto: 600 })
    expect(await broken(desk)).toEqual([])
  })
  it('leaves nothing on its own line that could be given back, or had been keyed wrongly', async () => {
    const { refund } = await refunded()
    await desk.call(undoLineRefund, { id: refund })
    await expect(desk.call(refundLines, { facturas: [{ id_reg_factura: refund, importe: null }] })).rejects.toMatchObject({
      code: 'msg.nada_que_devolver',
    })
    const undone = await desk.db.selectFrom('libro_asiento').select('id_reg_asiento').where('id_reg_factura', '=', refund).execute()
    for (const { id_reg_asiento } of undone)
      await expect(desk.call(voidPayments, { cobros: [id_reg_asiento] })).rejects.toMatchObject({ status: 404 })
    expect(await broken(desk)).toEqual([])
  })
  it('in part is taken back as a part', async () => {
    const { line, refund } = await refunded(250)
    await desk.call(undoLineRefund, { id: refund })
    expect(await desk.call(refundLines, { facturas: [{ id_reg_factura: line, importe: 600 }] })).toMatchObject({ devuelto: 600 })
    expect(await broken(desk)).toEqual([])
  })
  it('stays once a close has counted it, or its booking is gone', async () => {
    const { refund } = await refunded()
    await desk.call(closeDrawer, { id_mst_caja: register, amount: await held() })
    await expect(desk.call(undoLineRefund, { id: refund })).rejects.toMatchObject({ status: 409, code: 'devolucion.cerrada' })
    const other = await refunded(100)
    await desk.call(deleteBooking, { id_reg_reserva: other.id, devolucion: 'como_se_pago' })
    await expect(desk.call(undoLineRefund, { id: other.refund })).rejects.toMatchObject({ code: 'cobro.reserva_eliminada' })
    expect(await broken(desk)).toEqual([])
  })
  it('is a line of the opposite sign, and nobody without the right takes it back', async () => {
    const { line, refund } = await refunded()
    await expect(desk.call(undoLineRefund, { id: line })).rejects.toMatchObject({ code: 'devolucion.no_es_una' })
    const clerk = await desk.as({ rights: ['cash'] })
    await expect(clerk.call(undoLineRefund, { id: refund })).rejects.toMatchObject({ status: 403 })
  })
  it('is taken back once, however many desks do so at a time', async () => {
    const { refund } = await refunded()
    const before = await held()
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => desk.call(undoLineRefund, { id: refund })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await held()).toBe(before + 600)
  })
})
