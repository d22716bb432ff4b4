import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, closeDrawer } from '@app/contract/cash/move-cash'
import { deleteLines, deletionPreview } from '@app/contract/invoices/delete-lines'
import { explainLine } from '@app/contract/invoices/explain'
import { paySupplier, voidSupplierPayment } from '@app/contract/invoices/pay-supplier'
import { refundLines } from '@app/contract/invoices/refund'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { createSupplier } from '@app/contract/suppliers/suppliers'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, newRegister } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { id_mst_proveedor } = await desk.call(createSupplier, { nombre: 'Redes y Pistas, S.L.' })
const invoice = async (precio: number) =>
  (await desk.call(createIncome, { id_mst_tipofactura: 1, id_mst_proveedor, concepto: 'Redes', precio, id_mst_tipopago: 6 })).id_reg_factura
const register = async (amount: number) => {
  const id_mst_caja = await newRegister(desk, `Caja ${amount}`)
  await desk.call(addCash, { id_mst_caja, amount })
  return id_mst_caja
}
const drawer = (id: number) => desk.call(drawerInfo, { id })
const lineOf = (id: number) =>
  desk.db.selectFrom('factura').select(['pagado', 'fecha_pago']).where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
const pay = (facturas: number[], more: { id_mst_tipopago?: number; id_mst_caja?: number } = {}) =>
  desk.call(paySupplier, { facturas, ...more })
const unpay = (...facturas: number[]) => desk.call(voidSupplierPayment, { facturas })

describe('invoices of suppliers', () => {
  it('are paid in cash out of a register, which says so (R-146)', async () => {
    const id_mst_caja = await register(50_000)
    const ids = [await invoice(12_000), await invoice(3050)]
    expect(await pay(ids, { id_mst_caja })).toMatchObject({ importe: 15_050 })
    expect(await lineOf(ids[1]!)).toEqual({ pagado: 3050, fecha_pago: '2026-11-20' })
    expect(await drawer(id_mst_caja)).toMatchObject({ expectedAmount: 34_950, origen: { added: 50_000, collected: 0, paid: 15_050 } })
    expect((await drawer(id_mst_caja)).por_tipo_ingreso).toEqual([])
  })
  it('are paid by transfer, and by no other way', async () => {
    const id = await invoice(900)
    for (const id_mst_tipopago of [2, 3, 4, 5, 7])
      await expect(pay([id], { id_mst_tipopago })).rejects.toMatchObject({ code: 'msg.tipo_pago_no_cobra' })
    expect(await pay([id], { id_mst_tipopago: 6 })).toMatchObject({ importe: 900 })
    await expect(pay([id], { id_mst_tipopago: 6 })).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
  })
  it('take no more than the register holds, and nothing of those that were paid with them', async () => {
    const id_mst_caja = await register(1000)
    const ids = [await invoice(700), await invoice(301)]
    await expect(pay(ids, { id_mst_caja })).rejects.toMatchObject({
      code: 'caja.no_hay_tanto_efectivo',
      msg: expect.stringContaining('10,00'),
    })
    expect(await lineOf(ids[0]!)).toEqual({ pagado: 0, fecha_pago: null })
  })
  it('are not lines of members, nor none at all', async () => {
    const { id_reg_factura } = await desk.call(createIncome, { id_mst_socios: desk.members[0], precio: 500 })
    await expect(pay([await invoice(100), id_reg_factura])).rejects.toMatchObject({ code: 'pago_proveedor.solo_proveedores' })
    await expect(pay([])).rejects.toMatchObject({ code: 'No_element_selected' })
    await expect(pay([999_999])).rejects.toMatchObject({ status: 404 })
  })
  it('explain what was paid of them, and what was taken back', async () => {
    const id_mst_caja = await register(2000)
    const id = await invoice(600)
    await pay([id], { id_mst_caja })
    await unpay(id)
    await pay([id], { id_mst_tipopago: 6 })
    expect(await desk.call(explainLine, { id })).toMatchObject({
      ...{ total: 600, pagado: 600, devuelto: 0, pendiente: 0 },
      pasos: [
        { motivo: 'pago', importe: 600, desc_caja: 'Caja 2000', anulado: true },
        { motivo: 'pago', importe: -600, desc_caja: 'Caja 2000' },
        { motivo: 'pago', importe: 600, desc_caja: null, anulado: false },
      ],
    })
  })
  it('are paid once where one is named twice; none, and one that was deleted, are refused', async () => {
    const id = await invoice(400)
    expect(await pay([id, id], { id_mst_tipopago: 6 })).toMatchObject({ importe: 400 })
    const gone = await invoice(500)
    await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_reg_factura', '=', gone).execute()
    await expect(pay([gone], { id_mst_tipopago: 6 })).rejects.toMatchObject({ status: 404 })
    await expect(pay([999_999], { id_mst_tipopago: 6 })).rejects.toMatchObject({ status: 404 })
    await expect(pay([])).rejects.toMatchObject({ code: 'No_element_selected' })
  })
  it('are paid once by two desks at once', async () => {
    const id_mst_caja = await register(100_000)
    for (let round = 0; round < 20; round += 1) {
      const ids = [await invoice(100), await invoice(200)]
      const both = await Promise.allSettled([pay(ids, { id_mst_caja }), pay(ids.toReversed(), { id_mst_caja })])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    }
    expect((await drawer(id_mst_caja)).expectedAmount).toBe(100_000 - 20 * 300)
    expect(desk.deadlocks()).toBe(0)
  })
})

describe('a payment to a supplier that did not happen', () => {
  it('is owed again, and its cash is in the drawer', async () => {
    const id_mst_caja = await register(5000)
    const id = await invoice(1200)
    await pay([id], { id_mst_caja })
    expect(await unpay(id)).toMatchObject({ importe: 1200 })
    expect(await lineOf(id)).toEqual({ pagado: 0, fecha_pago: null })
    expect(await drawer(id_mst_caja)).toMatchObject({ expectedAmount: 5000, origen: { paid: 0 } })
    await expect(unpay(id)).rejects.toMatchObject({ code: 'pago_proveedor.nada_pagado' })
    await pay([id], { id_mst_caja })
    expect(await drawer(id_mst_caja)).toMatchObject({ expectedAmount: 3800, origen: { paid: 1200 } })
  })
  it('leaves the drawer as a close has counted it, and corrects the differences (A-15)', async () => {
    const id_mst_caja = await register(5001)
    const id = await invoice(1200)
    await pay([id], { id_mst_caja })
    // the count finds the cash that was not paid
    await desk.call(closeDrawer, { id_mst_caja, amount: 5001 })
    await unpay(id)
    expect(await drawer(id_mst_caja)).toMatchObject({ expectedAmount: 5001, origen: { kept: 5001, paid: 0 } })
    expect(await lineOf(id)).toEqual({ pagado: 0, fecha_pago: null })
  })
  it('is nothing that a member gets back, and a paid invoice is not deleted before', async () => {
    const id = await invoice(800)
    await pay([id], { id_mst_tipopago: 6 })
    await expect(desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: null }] })).rejects.toMatchObject({
      code: 'msg.nada_que_devolver',
    })
    expect(await desk.call(deletionPreview, { id_reg_facturas: [id] })).toMatchObject({ facturas: [{ paso: 'proveedor_pagado' }] })
    await expect(desk.call(deleteLines, { id_reg_facturas: [id] })).rejects.toMatchObject({ code: 'pago_proveedor.pagada' })
    await unpay(id)
    await desk.call(deleteLines, { id_reg_facturas: [id] })
    expect(await broken(desk)).toEqual([])
  })
})
