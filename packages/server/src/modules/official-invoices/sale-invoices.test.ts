import { updateCompany } from '@app/contract/company/companies'
import { listIncomeTypes, updateIncomeType } from '@app/contract/income-types/income-types'
import { hasOfficialInvoice } from '@app/contract/invoices/refund'
import { officialInvoiceDetail } from '@app/contract/official-invoices/official-invoices'
import { createProduct } from '@app/contract/products/products'
import { addDebt, changePrice, changeQuantity } from '@app/contract/till/cart-lines'
import { assignMember, findCarts, loadCart, newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { describe, expect, it } from 'vitest'
import { brokenInvoices, switchInvoices } from '../../testing/modules/official-invoices.ts'
import { tillClub } from '../../testing/modules/till.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'

withInvoicingSystem()
const desk = await tillClub()
const { db, members, water, balls, sell } = desk
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
await desk.db.updateTable('empresa').set({ verifactu_desde: '2026-01-01' }).execute()
await switchInvoices(desk, 1)

let carts = 0
/** A new cart of two waters and balls: 8.90 €. */
async function cart() {
  const hash = `desk ${(carts += 1)}`
  const { carro } = await desk.call(newCart, { hash })
  const meant = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  await sell(water, 2, meant)
  const { lines } = await sell(balls, 1, meant)
  return { meant, lines: lines.map((line) => line.id_reg_factura) }
}
const issued = async () => (await db.selectFrom('facturaoficial').select('id_reg_facturaoficial').execute()).length
const paidDebt = async (more: object) =>
  (
    await db
      .insertInto('factura')
      .values({ id_mst_socios: members[0], concepto: 'Clase', precio: 1000, fecha_creacion: '2026-11-01', ...more })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura

describe('a paid cart', () => {
  it('is a simplified invoice over its lines, and bears its id (A-177, R-378)', async () => {
    const { meant, lines } = await cart()
    await desk.call(assignMember, { ...meant, id: members[0] })
    const { tique } = await desk.call(payCart, meant)
    const id = tique.carro.id_reg_facturaoficial!
    expect(tique.facturas_oficiales).toEqual([{ id_reg_facturaoficial: id, num_completo: 'T26/000001' }])
    const invoice = await desk.call(officialInvoiceDetail, { id })
    expect(invoice).toMatchObject({
      tipo: 'F2',
      importe: 890,
      base: 736,
      cuota: 154,
      id_mst_socios: members[0],
      nombre_cliente: 'Anna Puig',
    })
    expect(invoice.lineas.map((line) => [line.id_reg_factura, line.cantidad, line.precio])).toEqual([
      [lines[0], 2, 150],
      [lines[1], 1, 590],
    ])
    expect(await desk.call(loadCart, { id: String(meant.id_reg_tpv_carro), hash: meant.hash })).toEqual(tique)
    expect(await desk.call(hasOfficialInvoice, { id: lines[0]! })).toEqual({ tiene_factura_oficial: true })
    const { hash } = meant
    const sold = { code: 'tpv.carro_pagado', status: 409 }
    await expect(desk.call(changeQuantity, { hash, id_reg_factura: lines[0]!, cantidad: 9 })).rejects.toMatchObject(sold)
    await expect(desk.call(changePrice, { hash, id_reg_factura: lines[0]!, precio: 1 })).rejects.toMatchObject(sold)
    expect(await brokenInvoices(desk)).toEqual([])
  })

  it('is numbered in the series of its first income type that names a prefix', async () => {
    const [type] = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)
    const id_mst_tipoingreso = type!.id_mst_tipoingreso
    await desk.call(updateIncomeType, { id: id_mst_tipoingreso, factura_oficial_prefijo: 'BAR' })
    const coffee = { nombre: 'Café', precio: 130, id_mst_tipoingreso, id_mst_tasa: 1 }
    const { id_mst_producto } = await desk.call(createProduct, coffee)
    const { meant } = await cart()
    await sell(id_mst_producto, 1, meant)
    const { tique } = await desk.call(payCart, meant)
    expect(tique.facturas_oficiales.map(({ num_completo }) => num_completo)).toEqual(['BAR26/000001'])
  })

  it('of lines of two companies is one document for each, in their order', async () => {
    const { id_mst_empresas } = await db
      .insertInto('empresa')
      .values({ nombre: 'Bar SL', nif: 'B72877814' } as never)
      .returning('id_mst_empresas')
      .executeTakeFirstOrThrow()
    const { meant, lines } = await cart()
    await desk.call(assignMember, { ...meant, id: members[0] })
    const debt = await paidDebt({ id_mst_empresas })
    await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    const { tique } = await desk.call(payCart, meant)
    const [first, second] = tique.facturas_oficiales
    const numbers = (await desk.call(findCarts)).find((one) => one.id_reg_tpv_carro === meant.id_reg_tpv_carro)?.num_completo
    expect(numbers?.split(', ').toSorted()).toEqual([first!.num_completo, second!.num_completo].toSorted())
    expect(tique.carro.id_reg_facturaoficial).toBe(first!.id_reg_facturaoficial)
    expect((await desk.call(officialInvoiceDetail, { id: first!.id_reg_facturaoficial })).lineas.map((one) => one.id_reg_factura)).toEqual(
      lines,
    )
    const other = await desk.call(officialInvoiceDetail, { id: second!.id_reg_facturaoficial })
    expect(other).toMatchObject({ nif_emisor: 'B72877814', importe: 1000, lineas: [{ id_reg_factura: debt }] })
    expect(await brokenInvoices(desk)).toEqual([])
  })

  it('leaves out what costs nothing; of nothing else there is no document', async () => {
    const gift = await desk.newProduct('Prueba', 0)
    const { meant, lines } = await cart()
    await sell(gift, 1, meant)
    const { tique } = await desk.call(payCart, meant)
    expect(
      (await desk.call(officialInvoiceDetail, { id: tique.carro.id_reg_facturaoficial! })).lineas.map((one) => one.id_reg_factura),
    ).toEqual(lines)
    const { carro } = await desk.call(newCart, { hash: 'free' })
    const free = { hash: 'free', id_reg_tpv_carro: carro.id_reg_tpv_carro }
    await sell(gift, 1, free)
    const before = await issued()
    expect((await desk.call(payCart, free)).tique).toMatchObject({ carro: { id_reg_facturaoficial: null }, facturas_oficiales: [] })
    expect(await issued()).toBe(before)
  })

  it('leaves out lines whose income type is not declared (A-178)', async () => {
    const [, type] = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)
    const id_mst_tipoingreso = type!.id_mst_tipoingreso
    await desk.call(updateIncomeType, { id: id_mst_tipoingreso, verifactu: false })
    const outside = { nombre: 'Clase', precio: 900, id_mst_tipoingreso, id_mst_tasa: 1 }
    const { id_mst_producto } = await desk.call(createProduct, outside)
    const { meant, lines } = await cart()
    await sell(id_mst_producto, 1, meant)
    const { tique, cobrado } = await desk.call(payCart, meant)
    expect(cobrado).toBe(1790)
    const { lineas } = await desk.call(officialInvoiceDetail, { id: tique.carro.id_reg_facturaoficial! })
    expect(lineas.map((one) => one.id_reg_factura)).toEqual(lines)
  })

  it('has no document while ACTIVAR_FACTURA_OFICIAL is off', async () => {
    const { meant } = await cart()
    await switchInvoices(desk, 0)
    const { tique } = await desk.call(payCart, meant)
    expect(tique).toMatchObject({ carro: { id_reg_facturaoficial: null }, facturas_oficiales: [] })
    await switchInvoices(desk, 1)
  })
})

describe('a payment is refused with its invoice, and nothing of it is kept', () => {
  const refused = async (meant: { hash: string; id_reg_tpv_carro: number }) => {
    const counts = async () => [
      await issued(),
      (await db.selectFrom('libro_asiento').select('id_reg_asiento').execute()).length,
      (await db.selectFrom('factura').select('id_reg_factura').where('pagado', '>', 0).execute()).length,
    ]
    const before = await counts()
    const error = await desk.call(payCart, meant).then(
      () => null,
      ({ code, status }) => [code, status],
    )
    expect(await counts()).toEqual(before)
    return error
  }

  it('of a company without tax id', async () => {
    const { meant } = await cart()
    await db.updateTable('empresa').set({ nif: null }).where('id_mst_empresas', '=', 1).execute()
    expect(await refused(meant)).toEqual(['oficial.sin_nif', 409])
    await db.updateTable('empresa').set({ nif: 'B85626240' }).where('id_mst_empresas', '=', 1).execute()
    expect((await desk.call(payCart, meant)).tique.facturas_oficiales).toHaveLength(1)
  })

  it('of a line without tax that says no cause, and above 3,000 €, or 400 € (formats.md §3.6)', async () => {
    const { meant } = await cart()
    await desk.call(assignMember, { ...meant, id: members[0] })
    const bare = await paidDebt({ prc_iva: 0 })
    await desk.call(addDebt, { ...meant, id_reg_factura: [bare] })
    expect(await refused(meant)).toEqual(['oficial.sin_causa', 422])
    const { meant: dear } = await cart()
    await desk.call(assignMember, { ...dear, id: members[0] })
    await desk.call(addDebt, { ...dear, id_reg_factura: [await paidDebt({ precio: 300_000 })] })
    expect(await refused(dear)).toEqual(['oficial.supera_limite', 422])
    const [type] = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)
    const id_mst_tipoingreso = type!.id_mst_tipoingreso
    await desk.call(updateIncomeType, { id: id_mst_tipoingreso, hasta_3000: false })
    const { meant: limited } = await cart()
    await desk.call(assignMember, { ...limited, id: members[0] })
    await desk.call(addDebt, { ...limited, id_reg_factura: [await paidDebt({ precio: 39_111, id_mst_tipoingreso })] })
    expect(await refused(limited)).toEqual(['oficial.supera_limite', 422])
    const { meant: within } = await cart()
    await desk.call(assignMember, { ...within, id: members[0] })
    await desk.call(addDebt, { ...within, id_reg_factura: [await paidDebt({ precio: 39_110, id_mst_tipoingreso })] })
    expect((await desk.call(payCart, within)).tique.facturas_oficiales).toHaveLength(1)
  })
})

it('a double click and a lost answer get the first answer again, with one invoice', async () => {
  const { meant } = await cart()
  const before = await issued()
  const click = () => desk.call(payCart, meant, { 'idempotency-key': 'pay once' })
  const answers = [...(await Promise.all([click(), click()])), await click()]
  expect(new Set(answers.map(({ tique }) => tique.carro.id_reg_facturaoficial)).size).toBe(1)
  expect(await issued()).toBe(before + 1)
})
