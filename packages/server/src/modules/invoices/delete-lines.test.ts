import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, closeDrawer } from '@app/contract/cash/move-cash'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { bankPaymentQuestion, deleteLine, deleteLines, deletionPreview, refundInsteadOfDelete } from '@app/contract/invoices/delete-lines'
import { explainLine } from '@app/contract/invoices/explain'
import { hasRefund, refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { changePaymentMethod } from '@app/contract/invoices/wrong-payment'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'
import { invoiceOver } from '../../testing/modules/official-invoices.ts'

const desk = await deskClub()
const { register } = desk
const held = async () => (await desk.call(drawerInfo, { id: register })).expectedAmount
await desk.call(addCash, { id_mst_caja: register, amount: 100_000 })
/** A line of 5,00 without booking, charged unless the payment type is null. */
async function line(paymentType: number | null, more: object = {}) {
  const { id_reg_factura } = await desk.db
    .insertInto('factura')
    .values({ id_mst_socios: guest, concepto: 'Grip', precio: 500, fecha_creacion: '2026-11-20', ...more })
    .returning('id_reg_factura')
    .executeTakeFirstOrThrow()
  if (paymentType !== null) await desk.call(chargeSelected, { facturasSeleccionadas: [id_reg_factura], id_mst_tipopago: paymentType })
  return id_reg_factura
}
const rowsOf = (ids: readonly number[]) =>
  desk.db.selectFrom('factura').selectAll().where('id_reg_factura', 'in', ids).orderBy('id_reg_factura').execute()
const refunded = async (id: number) =>
  (await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: null }] })).facturas[0]!.id_reg_factura

describe('deleting lines', () => {
  it('says beforehand what each means (R-124 to R-126)', async () => {
    const [free, cash, bank, back] = [await line(null), await line(1), await line(6), await line(4)]
    const refund = await refunded(back)
    const official = await line(4)
    await invoiceOver(desk, [official])
    await refunded(official)
    const { facturas } = await desk.call(deletionPreview, { id_reg_facturas: [free, cash, bank, back, refund, official] })
    expect(new Map(facturas.map((one) => [one.id_reg_factura, [one.paso, one.importe]]))).toEqual(
      new Map([
        [free, ['se_borra', 0]],
        [cash, ['se_anula', 500]],
        [bank, ['se_rectifica', 500]],
        [back, ['se_anula', 0]],
        [refund, ['es_devolucion', 0]],
        [official, ['tiene_devolucion', 0]],
      ]),
    )
    const many = (id_reg_facturas: number[]) => desk.call(deleteLines, { id_reg_facturas })
    await expect(many([free, refund])).rejects.toMatchObject({ code: 'msg.DevolucionNoEliminar' })
    await expect(many([free, official])).rejects.toMatchObject({ code: 'msg.TieneDevolucionNoEliminar' })
    await expect(many([free, bank])).rejects.toMatchObject({ code: 'msg.pagada_por_banco' })
    expect(await rowsOf([free])).toHaveLength(1)
    expect(await desk.call(hasRefund, { id: back })).toEqual({ tiene_devolucion: true })
  })
  it('that nobody paid leaves nothing; those that somebody paid are hidden, and their money leaves the register', async () => {
    const [free, cash] = [await line(null), await line(1)]
    const before = await held()
    expect(await desk.call(deleteLines, { id_reg_facturas: [free, cash] })).toMatchObject({ borradas: 2, anulado: 500 })
    expect(await held()).toBe(before - 500)
    expect(await rowsOf([free, cash])).toMatchObject([{ id_reg_factura: cash, pagado: 0, fecha_pago: null, fecha_baja: '2026-11-20' }])
    await expect(desk.call(deleteLines, { id_reg_facturas: [cash] })).rejects.toMatchObject({ status: 404 })
  })
  it('says of a line that costs nothing that it just goes, and nothing of one that is gone already', async () => {
    const [free, cash] = [await line(null, { precio: 0 }), await line(1)]
    expect(await desk.call(deletionPreview, { id_reg_facturas: [free, free] })).toMatchObject({
      facturas: [{ paso: 'se_borra', importe: 0 }],
    })
    await desk.call(deleteLines, { id_reg_facturas: [cash] })
    await expect(desk.call(deletionPreview, { id_reg_facturas: [free, cash] })).rejects.toMatchObject({ status: 404 })
  })
  it('that were given back hides the refund with them', async () => {
    const id = await line(4)
    const refund = await refunded(id)
    await desk.call(deleteLines, { id_reg_facturas: [id] })
    expect((await rowsOf([id, refund])).map((row) => row.fecha_baja)).toEqual(['2026-11-20', '2026-11-20'])
  })
  it('that a close has counted leaves today’s drawer alone', async () => {
    const id = await line(1)
    await desk.call(closeDrawer, { id_mst_caja: register, amount: await held() })
    const before = await held()
    await desk.call(deleteLines, { id_reg_facturas: [id] })
    expect(await held()).toBe(before)
  })
  it('whose payment only changed its way is no refund', async () => {
    const id = await line(1)
    const { id_reg_asiento } = await desk.db
      .selectFrom('libro_asiento')
      .select('id_reg_asiento')
      .where('id_reg_factura', '=', id)
      .executeTakeFirstOrThrow()
    await desk.call(changePaymentMethod, { cobros: [id_reg_asiento], id_mst_tipopago: 4 })
    expect(await desk.call(hasRefund, { id })).toEqual({ tiene_devolucion: false })
    await desk.call(deleteLines, { id_reg_facturas: [id] })
    expect((await rowsOf([id]))[0]!.fecha_baja).toBe('2026-11-20')
  })
  it('paid through a bank asks first and gives the money back instead (R-126)', async () => {
    const [bank, other, cash] = [await line(6), await line(6), await line(1)]
    const asked = await desk.call(bankPaymentQuestion, { id_reg_facturas: [bank, cash], multiple_delete: true })
    expect(asked).toMatchObject({ status: 'ok', data: { msg: expect.stringContaining('1 se cobraron por el banco'), facturas: [bank] } })
    expect((await desk.call(bankPaymentQuestion, { id_reg_facturas: [cash] })).data).toEqual({ msg: null, facturas: [] })
    const before = await held()
    expect(await desk.call(refundInsteadOfDelete, { id_reg_facturas: [bank] })).toMatchObject({ devuelto: 500 })
    expect(await held()).toBe(before)
    await desk.call(refundInsteadOfDelete, { id_reg_facturas: [other], devolucionTarjeta: false })
    expect(await held()).toBe(before - 500)
    await expect(desk.call(refundInsteadOfDelete, { id_reg_facturas: [bank] })).rejects.toMatchObject({ code: 'msg.nada_que_devolver' })
    const free = await desk.call(createIncome, { id_mst_socios: guest, concepto: 'Prueba', precio: 0, id_mst_tipoingreso: 6 })
    await expect(desk.call(refundInsteadOfDelete, { id_reg_facturas: [free.id_reg_factura] })).rejects.toMatchObject({
      code: 'msg.nada_que_devolver',
    })
    const [row] = await rowsOf([bank])
    await expect(desk.call(refundInsteadOfDelete, { id_reg_facturas: [row!.id_reg_factura_anulacion!] })).rejects.toMatchObject({
      code: 'msg.DevolucionNoEliminar',
    })
  })
  it('is refused for lines of a booking, for nothing, and for paid lines that an accounting program has (R-140, R-160)', async () => {
    const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-14', hora_ini: 600, id_mst_socios: guest })
    const [ofBooking] = await linesOf(desk, id_reg_reserva)
    const one = (id: number) => desk.call(deleteLines, { id_reg_facturas: [id] })
    await expect(one(ofBooking!.id_reg_factura)).rejects.toMatchObject({ code: 'msg.AccedeReservaRealizarCambio' })
    await expect(desk.call(deleteLines, { id_reg_facturas: [] })).rejects.toMatchObject({ code: 'No_element_selected' })
    const [paid, open] = [await line(1), await line(null)]
    await desk.db.insertInto('param').values({ cod_param: 'ENLACE_NAVISION_ENJOY', valor: '1', activo: true }).execute()
    await expect(one(paid)).rejects.toMatchObject({ code: 'msg.no_action' })
    await one(open)
    await desk.db.deleteFrom('param').where('cod_param', '=', 'ENLACE_NAVISION_ENJOY').execute()
  })
  it.each(['ENLACE_NAVISION_ENJOY', 'ENLACE_BINSOFT'])(
    'that are paid is refused while the club is linked to another program by %s, and of a booking by another number (R-140, R-160)',
    async (cod_param) => {
      const { id_reg_reserva: id } = await desk.book({ fecha_ini: '2026-12-15', hora_ini: 600, id_mst_socios: guest })
      const paid = await line(1)
      await desk.db.insertInto('param').values({ cod_param, valor: '1', activo: true }).execute()
      await expect(desk.call(deleteLine, { id: 0, id_factura: paid })).rejects.toMatchObject({ code: 'msg.no_action' })
      expect(await desk.call(deletionPreview, { id_reg_facturas: [paid] })).toMatchObject({ facturas: [{ paso: 'enlazada' }] })
      await desk.db.deleteFrom('param').where('cod_param', '=', cod_param).execute()
      await expect(desk.call(deleteLine, { id, id_factura: paid })).rejects.toMatchObject({ status: 404 })
      const [ofBooking] = await linesOf(desk, id)
      await expect(desk.call(deleteLine, { id: 0, id_factura: ofBooking!.id_reg_factura })).rejects.toMatchObject({ status: 404 })
      const place = { id, id_factura: ofBooking!.id_reg_factura }
      await expect(desk.call(deleteLine, place)).rejects.toMatchObject({
        ...{ status: 409, code: 'booking.linea_de_plaza', msg: expect.stringContaining('sácalo de la reserva') },
      })
      // a paid place, too, is told why it stays
      await desk.call(chargeBooking, { id })
      await desk.db.insertInto('param').values({ cod_param, valor: '1', activo: true }).execute()
      await expect(desk.call(deleteLine, place)).rejects.toMatchObject({ code: 'msg.no_action' })
      await desk.db.deleteFrom('param').where('cod_param', '=', cod_param).execute()
      expect(await desk.call(deleteLine, { id: 0, id_factura: paid })).toMatchObject({ anulado: 500 })
      await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'conservar' })
    },
  )
  it('that are hidden leaves nothing to pay, and no refund of them to take back', async () => {
    const id = await line(1)
    const refund = await refunded(id)
    await desk.call(deleteLines, { id_reg_facturas: [id] })
    await expect(desk.call(undoLineRefund, { id: refund })).rejects.toMatchObject({ status: 409, code: 'cobro.reserva_eliminada' })
    const owed = await line(1)
    await desk.call(deleteLines, { id_reg_facturas: [owed] })
    expect(await desk.call(explainLine, { id: owed })).toMatchObject({ total: 500, pagado: 0, pendiente: 0 })
  })
  it('by eight desks at once deletes once, and leaves everything in order', async () => {
    const ids = [await line(1), await line(4), await line(null)]
    const told = await Promise.allSettled(Array.from({ length: 8 }, () => desk.call(deleteLines, { id_reg_facturas: ids })))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(desk.deadlocks()).toBe(0)
    expect(await broken(desk)).toEqual([])
  })
})
