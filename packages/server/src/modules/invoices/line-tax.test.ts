import { addProducts } from '@app/contract/bookings/booking-line'
import { listIncomeTypes, updateIncomeType } from '@app/contract/income-types/income-types'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { callsOf } from '@app/contract/kit/generic-calls'
import { cloneIncome, createIncome, setIncomeType, setProduct, updateIncome } from '@app/contract/one-off-income/edit-income'
import { createProduct } from '@app/contract/products/products'
import { tax } from '@app/contract/products/tax'
import { addProduct } from '@app/contract/till/cart-lines'
import { buyCredits } from '@app/contract/wallet/move-credits'
import { saveWalletPrices } from '@app/contract/wallet/wallet-prices'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { db } = desk
const [anna] = desk.members
const taxes = callsOf(tax)

const taxOf = (id: number) =>
  db.selectFrom('factura').select(['impuesto', 'prc_iva', 'exencion']).where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
const lastTax = async () =>
  taxOf(
    (await db.selectFrom('factura').select('id_reg_factura').orderBy('id_reg_factura', 'desc').executeTakeFirstOrThrow()).id_reg_factura,
  )
const general = { impuesto: 'iva', prc_iva: 2100, exencion: null }
const exempt = { impuesto: 'iva', prc_iva: 0, exencion: 'E1' }
const canary = { impuesto: 'igic', prc_iva: 700, exencion: null }

/** Income types: of no tax of its own, exempt, and of the Canary Islands; a product of the last one's tax. */
let plain: number
let sport: number
let islands: number
let product: number
beforeAll(async () => {
  await saveSetting(db as never, 'ACTIVAR_TPV', { valor: '1' })
  const types = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)
  ;[plain, sport, islands] = types.map((one) => one.id_mst_tipoingreso) as [number, number, number]
  const made = async (row: object) => (await desk.call(taxes.create, { desc_tasa: 'Prueba', ...row } as never)).id_mst_tasa
  await desk.call(updateIncomeType, { id: sport, id_mst_tasa: await made(exempt) })
  const id_mst_tasa = await made(canary)
  await desk.call(updateIncomeType, { id: islands, id_mst_tasa })
  product = (await desk.call(createProduct, { nombre: 'Agua', precio: 150, id_mst_tipoingreso: sport, id_mst_tasa })).id_mst_producto
})
const line = async (more: object) => {
  const { id_reg_factura } = await desk.call(createIncome, { id_mst_socios: anna, concepto: 'Curso', precio: 1000, ...more })
  return id_reg_factura
}

describe('a line has the tax', () => {
  it('of its income type, and IVA at 21 percent where that names none (A-178)', async () => {
    expect(await taxOf(await line({ id_mst_tipoingreso: plain }))).toEqual(general)
    expect(await taxOf(await line({ id_mst_tipoingreso: sport }))).toEqual(exempt)
    expect(await taxOf(await line({ id_mst_tipoingreso: islands }))).toEqual(canary)
    expect(await taxOf(await line({}))).toEqual(general)
  })
  it('of its product before that of the income type, at the till, on a booking and on a line that gets one', async () => {
    await desk.call(addProduct, { id_mst_producto: product, cantidad: 1 })
    expect(await lastTax()).toEqual(canary)
    const { id_reg_reserva } = await desk.book()
    await desk.call(addProducts, { id: id_reg_reserva, productos: [{ id_mst_producto: product, cantidad: 1 }] })
    expect(await lastTax()).toEqual(canary)
    const id = await line({ id_mst_tipoingreso: sport })
    await desk.call(setProduct, { id, id_producto: product })
    expect(await taxOf(id)).toEqual(canary)
  })
  it('that was typed, which has no cause of exemption', async () => {
    const id = await line({ id_mst_tipoingreso: sport, prc_iva: 1000 })
    expect(await taxOf(id)).toEqual({ impuesto: 'iva', prc_iva: 1000, exencion: null })
    const other = await line({ id_mst_tipoingreso: sport })
    await desk.call(updateIncome, { id_reg_factura: other, prc_iva: 400 })
    expect(await taxOf(other)).toEqual({ impuesto: 'iva', prc_iva: 400, exencion: null })
  })
  it('of another income type that it is given, as far as that names one', async () => {
    const id = await line({ id_mst_tipoingreso: plain })
    await desk.call(setIncomeType, { id, id_tipoingreso: islands })
    expect(await taxOf(id)).toEqual(canary)
    await desk.call(setIncomeType, { id, id_tipoingreso: plain })
    expect(await taxOf(id)).toEqual(canary)
  })
  it('of the time when it was made, and its copies and refunds have the same', async () => {
    const id = await line({ id_mst_tipoingreso: sport })
    const { id_mst_tasa } = (await desk.call(listIncomeTypes, {})).find((one) => one.id_mst_tipoingreso === sport)!
    await desk.call(taxes.update, { id: id_mst_tasa!, exencion: null, prc_iva: 400 } as never)
    expect(await taxOf(await line({ id_mst_tipoingreso: sport }))).toEqual({ impuesto: 'iva', prc_iva: 400, exencion: null })
    expect(await taxOf(id)).toEqual(exempt)
    await desk.call(cloneIncome, { id })
    expect(await lastTax()).toEqual(exempt)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
    await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: null }] })
    expect(await lastTax()).toEqual(exempt)
    await desk.call(taxes.update, { id: id_mst_tasa!, exencion: 'E1', prc_iva: 0 } as never)
  })
  it('of a top-up, which is not subject to one: what it pays for is', async () => {
    const price = { precio: 1000, credito: 1000, desc: 'Diez', dias_caducidad: 0, id_mst_tipoingreso: null }
    const [made] = await desk.call(saveWalletPrices, { precios: [{ ...price, id_mst_monedero_virtual_precios: null }] })
    await desk.call(buyCredits, { id: anna, pack: made!.id_mst_monedero_virtual_precios, f: 0 })
    expect(await lastTax()).toEqual({ impuesto: 'iva', prc_iva: 0, exencion: 'N1' })
  })
})

describe('a paper', () => {
  it('names each tax: rate, exemption, and what is not subject', async () => {
    const paper = async (id: number) => {
      await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
      const { body } = await desk.http({ method: 'GET', url: `/view/factura/${id}/facturasimplificada/0/imprimir` })
      return String(body.text)
    }
    expect(await paper(await line({ id_mst_tipoingreso: plain }))).toContain('IVA 21 %')
    expect(await paper(await line({ id_mst_tipoingreso: islands }))).toContain('IGIC 7 %')
    expect(await paper(await line({ id_mst_tipoingreso: sport }))).toContain('Exento de IVA')
  })
})

describe('a tax', () => {
  it('with a cause of exemption has no rate', async () => {
    const refused = desk.call(taxes.create, { desc_tasa: 'Mala', prc_iva: 2100, exencion: 'E1' } as never)
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'tasa.exencion_con_porcentaje' })
  })
})
