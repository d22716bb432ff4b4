import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { refundToCard } from '@app/contract/cards/card-refund'
import { addCash } from '@app/contract/cash/move-cash'
import { updateCompany } from '@app/contract/company/companies'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines, deletionPreview, refundInsteadOfDelete } from '@app/contract/invoices/delete-lines'
import { refundInvoice, refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import { issueFullInvoice } from '@app/contract/official-invoices/change-invoices'
import { generateSimplified } from '@app/contract/official-invoices/official-invoices'
import { createIncome, removeIncome, setIncomeType, updateIncome, writeOffLines } from '@app/contract/one-off-income/edit-income'
import { describe, expect, it } from 'vitest'
import { broken, linesOf } from '../../../testing/modules/bookings.ts'
import { cardClub } from '../../../testing/modules/cards.ts'
import { brokenInvoices } from '../../../testing/modules/official-invoices.ts'
import { withInvoicingSystem } from '../../../testing/modules/verifactu.ts'

withInvoicingSystem()
const desk = await cardClub()
const { db, register, members, gateway } = desk
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
await db.updateTable('empresa').set({ verifactu_desde: '2026-01-01' }).execute()
await desk.call(addCash, { id_mst_caja: register, amount: 100_000, desc_caja: 'Cambio' })

const line = async (precio: number, more: object = {}) =>
  (await desk.call(createIncome, { id_mst_socios: members[0], concepto: 'Pala', precio, fecha_creacion: '2026-11-20', ...more }))
    .id_reg_factura
const inCash = { id_mst_tipopago: 1, id_mst_caja: register }
/** A line paid in cash, with its payments. */
async function paid(precio: number, more: object = {}) {
  const id = await line(precio, more)
  const { cobros } = await desk.call(chargeSelected, { facturasSeleccionadas: [id], ...inCash })
  return { id, cobros: cobros.map((one) => one.id_reg_cobro) }
}
const invoiceOf = async (...ids: number[]) =>
  (await desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: ids, agrupar: true })).emitidas[0]!.id_reg_facturaoficial
const issued = async (precio: number) => {
  const one = await paid(precio)
  return { ...one, document: await invoiceOf(one.id) }
}
/** Kinds and amounts of the documents that rectify one, or one of these. */
const rectified = (id: number) =>
  db
    .selectFrom('facturaoficial_relacion as r')
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .select(['f.tipo', 'f.base', 'f.cuota', 'f.importe'])
    .where('r.id_reg_facturaoficial_origen', '=', id)
    .where('r.clase', '=', 'rectifica')
    .orderBy('f.id_reg_facturaoficial')
    .execute()
const allIsWell = async () => {
  expect(await broken(desk)).toEqual([])
  expect(await brokenInvoices(desk)).toEqual([])
}
const back = (id: number, importe: number | null = null) => desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe }] })

describe('a refund of an issued line', () => {
  it('issues a rectifying invoice in its transaction; parts add up to what was issued, to the cent of each tax (A-177)', async () => {
    const { id, document } = await issued(1500)
    for (const importe of [500, 500, 500]) await back(id, importe)
    const parts = await rectified(document)
    expect(parts.map(({ tipo, importe }) => [tipo, importe])).toEqual([
      ['R5', -500],
      ['R5', -500],
      ['R5', -500],
    ])
    expect(parts.reduce((sum, { base }) => sum + base, 0)).toBe(-1240)
    expect(parts.reduce((sum, { cuota }) => sum + cuota, 0)).toBe(-260)
    await allIsWell()
  })
  it.each([
    ['refund of a line', (id: number) => desk.call(refundInvoice, { id })],
    ['refund instead of its deletion', (id: number) => desk.call(refundInsteadOfDelete, { id_reg_facturas: [id] })],
  ] as const)('by a %s', async (_name, act) => {
    const { id, document } = await issued(900)
    await act(id)
    expect(await rectified(document)).toMatchObject([{ tipo: 'R5', importe: -900 }])
    await allIsWell()
  })
  it('of a booking that is deleted, and its restoring issues nothing', async () => {
    const { id_reg_reserva: id } = await desk.book({ fecha_ini: '2026-12-14', hora_ini: 600, socios: [members[0]] })
    await desk.call(chargeBooking, { id, ...inCash })
    const document = await invoiceOf((await linesOf(desk, id))[0]!.id_reg_factura)
    await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'como_se_pago' })
    expect(await rectified(document)).toMatchObject([{ tipo: 'R5', importe: -600 }])
    const { id_reg_reserva_hist } = await db.selectFrom('reserva_hist').select('id_reg_reserva_hist').executeTakeFirstOrThrow()
    await desk.call(restoreBooking, { id: id_reg_reserva_hist })
    expect(await rectified(document)).toHaveLength(1)
    await allIsWell()
  })
  it('of a full invoice is R1 to the same customer', async () => {
    const { id, document } = await issued(1210)
    const maria = { nombre: 'María Ñíguez', nif: '12345678Z', direccion: 'Carrer Major, 1, 08001 Barcelona' }
    const full = await desk.call(issueFullInvoice, { id_reg_facturaoficial: [document], ...maria })
    await back(id, 210)
    expect(await rectified(full.id_reg_facturaoficial)).toMatchObject([{ tipo: 'R1', importe: -210 }])
    expect(await rectified(document)).toEqual([])
    await allIsWell()
  })
  it('that is undone is issued again by the opposite', async () => {
    const { id, document } = await issued(800)
    const { facturas } = await back(id)
    await desk.call(undoLineRefund, { id: facturas[0]!.id_reg_factura })
    await back(id, 300)
    expect((await rectified(document)).map(({ importe }) => importe)).toEqual([-800, 800, -300])
    await allIsWell()
  })
  it('that the card gateway refuses is issued again by the worker', async () => {
    const id = await line(1000)
    await desk.decided(await desk.begin(await desk.link([id]), 1000))
    const document = await invoiceOf(id)
    const [order] = [...gateway.orders.values()].slice(-1)
    order!.refunded = 1000
    await desk.call(refundToCard, { id, amount: 1000, type: 3 })
    expect((await rectified(document)).map(({ importe }) => importe)).toEqual([-1000])
    await desk.product.outbox.drained()
    expect((await rectified(document)).map(({ importe }) => importe)).toEqual([-1000, 1000])
    await allIsWell()
  })
  it('before it was issued goes into the invoice; a line without rest cannot be issued', async () => {
    const { id } = await paid(1000)
    await back(id, 400)
    const document = await invoiceOf(id)
    expect(
      await db.selectFrom('facturaoficial').select('importe').where('id_reg_facturaoficial', '=', document).executeTakeFirst(),
    ).toEqual({
      importe: 600,
    })
    const gone = await paid(500)
    await back(gone.id)
    await expect(invoiceOf(gone.id)).rejects.toMatchObject({ code: 'oficial.linea_devuelta', status: 409 })
    await allIsWell()
  })
  it('is two parts at two desks at once, the last of which takes the rest', async () => {
    const lines = [await paid(1000), await paid(1000)]
    const document = await invoiceOf(...lines.map(({ id }) => id))
    const parts = lines.flatMap(({ id }) => [back(id, 333), back(id, 667)])
    await Promise.all(parts)
    const all = await rectified(document)
    expect(all.reduce((sum, { base }) => sum + base, 0)).toBe(-1653)
    expect(all.reduce((sum, { cuota }) => sum + cuota, 0)).toBe(-347)
    await allIsWell()
  })
})

describe('an issued line', () => {
  const refusal = (number: string) => ({ code: 'oficial.linea_emitida', status: 409, msg: expect.stringContaining(number) })
  it('is changed, written off, deleted and unpaid by no call, which names its invoice; the way of its payment may change (A-177)', async () => {
    const { id, cobros, document } = await issued(600)
    const { num_completo } = await db
      .selectFrom('facturaoficial')
      .select('num_completo')
      .where('id_reg_facturaoficial', '=', document)
      .executeTakeFirstOrThrow()
    const before = await db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
    const acts = [
      ...[{ concepto: 'Otra' }, { fecha_creacion: '2026-11-19' }, { id_mst_tipoingreso: 6 }].map(
        (change) => () => desk.call(updateIncome, { id_reg_factura: id, ...change }),
      ),
      () => desk.call(setIncomeType, { id, id_tipoingreso: 6 }),
      () => desk.call(deleteLines, { id_reg_facturas: [id] }),
      () => desk.call(voidPayments, { cobros }),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject(refusal(num_completo))
    // as of any paid line
    await expect(desk.call(removeIncome, { id })).rejects.toMatchObject({ status: 409 })
    expect(await desk.call(deletionPreview, { id_reg_facturas: [id] })).toMatchObject({ facturas: [{ paso: 'facturada' }] })
    expect(await db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirstOrThrow()).toEqual(before)
    await desk.call(writeOffLines, { id: members[0]!, ids: String(id) }).catch(() => null)
    await desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 4 })
    expect(await rectified(document)).toEqual([])
    await allIsWell()
  })
})
