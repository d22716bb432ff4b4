import { addDebt, changeQuantity, removeLine } from '@app/contract/till/cart-lines'
import { assignMember, findCarts, loadCart, newCart, removeCart, takeCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { refundCart } from '@app/contract/till/refund'
import { bestSellersNow } from '@app/contract/till/till-data'
import { addCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { describe, expect, it } from 'vitest'
import { broken, tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
const { water, balls, sell, members } = desk
const [anna] = members
/** A new cart with two waters and balls: 8.90 €. */
async function cart(hash = 'one') {
  const { carro } = await desk.call(newCart, { hash })
  const meant = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  await sell(water, 2, meant)
  const { lines } = await sell(balls, 1, meant)
  return { ...meant, lines }
}
const paid = async (id: number) =>
  desk.db
    .selectFrom('factura')
    .select(['pagado', 'fecha_pago', 'id_mst_tipopago', 'borrador'])
    .where('id_reg_tpv_carro', '=', id)
    .orderBy('id_reg_factura')
    .execute()

describe('paying a cart', () => {
  it('in cash takes its total, says the change, and leaves a ticket that nobody changes (R-378)', async () => {
    const { lines, ...meant } = await cart()
    const answer = await desk.call(payCart, { ...meant, entregado: 2000, total: 890 })
    expect(answer).toMatchObject({
      cobrado: 890,
      cambio: 1110,
      tique: { total: 890, carro: { entregado: 2000, fecha_pago: expect.any(Date) } },
    })
    const line = { fecha_pago: '2026-11-20', id_mst_tipopago: 1, borrador: false }
    expect(await paid(meant.id_reg_tpv_carro)).toEqual([
      { ...line, pagado: 300 },
      { ...line, pagado: 590 },
    ])
    const refused = { code: 'tpv.carro_pagado' }
    const [first] = lines
    const { hash } = meant
    await expect(desk.call(changeQuantity, { hash, id_reg_factura: first!.id_reg_factura, cantidad: 9 })).rejects.toMatchObject(refused)
    await expect(desk.call(removeLine, { hash, id: first!.id_reg_factura })).rejects.toMatchObject(refused)
    await expect(sell(water, 1, meant)).rejects.toMatchObject(refused)
    await expect(desk.call(removeCart, { hash, id: meant.id_reg_tpv_carro })).rejects.toMatchObject(refused)
    const clerk = await desk.as({ rights: ['cash'] })
    expect(await clerk.call(loadCart, { id: String(meant.id_reg_tpv_carro) })).toEqual(answer.tique)
  })
  it('in several ways takes each its part, of all the lines together', async () => {
    const { lines: _lines, ...meant } = await cart()
    const pagos = [
      { id_mst_tipopago: 4, importe: 400 },
      { id_mst_tipopago: 1, importe: 490 },
    ]
    expect(await desk.call(payCart, { ...meant, pagos, entregado: 500 })).toMatchObject({ cobrado: 890, cambio: 10 })
    expect((await paid(meant.id_reg_tpv_carro)).map((line) => line.pagado)).toEqual([300, 590])
  })
  it('takes no notice of ways that pay nothing of it', async () => {
    const { lines: _lines, ...meant } = await cart()
    const pagos = [
      { id_mst_tipopago: 4, importe: 0 },
      { id_mst_tipopago: 1, importe: 890 },
    ]
    expect(await desk.call(payCart, { ...meant, pagos })).toMatchObject({ cobrado: 890 })
    expect((await paid(meant.id_reg_tpv_carro)).map((line) => [line.pagado, line.id_mst_tipopago])).toEqual([
      [300, 1],
      [590, 1],
    ])
  })
  it('needs somebody whom it is for, the guest at least (R-377)', async () => {
    const { lines: _lines, ...meant } = await cart()
    await desk.call(assignMember, { ...meant, id: 0 })
    await expect(desk.call(payCart, meant)).rejects.toMatchObject({ status: 422, code: 'tpv.elige_socio' })
    expect((await paid(meant.id_reg_tpv_carro)).map((line) => line.pagado)).toEqual([0, 0])
  })
  it('in cash to the cent gives no change', async () => {
    const { lines: _lines, ...meant } = await cart()
    expect(await desk.call(payCart, { ...meant, entregado: 890 })).toMatchObject({ cobrado: 890, cambio: 0 })
  })
  it('refuses ways that do not add up, too little cash, a way that is none of the desk, and an empty cart', async () => {
    const { lines: _lines, ...meant } = await cart()
    const refused = (more: object, code: string) =>
      expect(desk.call(payCart, { ...meant, ...more })).rejects.toMatchObject({ code, status: expect.any(Number) })
    await refused({ pagos: [{ id_mst_tipopago: 1, importe: 889 }] }, 'tpv.pagos_no_suman')
    await refused({ pagos: [{ id_mst_tipopago: 1, importe: 891 }] }, 'tpv.pagos_no_suman')
    await refused({ entregado: 889 }, 'tpv.entregado_insuficiente')
    await refused({ id_mst_tipopago: 3 }, 'msg.tipo_pago_no_cobra')
    await refused({ total: 891 }, 'tpv.carro_ha_cambiado')
    const { carro } = await desk.call(newCart, { hash: 'none' })
    await expect(desk.call(payCart, { hash: 'none', id_reg_tpv_carro: carro.id_reg_tpv_carro })).rejects.toMatchObject({
      code: 'tpv.carro_vacio',
    })
    expect((await paid(meant.id_reg_tpv_carro)).map((line) => line.pagado)).toEqual([0, 0])
  })
  it('with the wallet of its member takes his credits, beside another way too; too little and the guest are refused whole', async () => {
    await desk.call(addCredits, { id: anna, n: 500, f: 0 })
    const { lines, ...meant } = await cart('wallet')
    const wallet = (importe: number) => ({ id_mst_tipopago: 7, importe })
    const cash = (importe: number) => ({ id_mst_tipopago: 1, importe })
    await expect(desk.call(payCart, { ...meant, pagos: [wallet(500), cash(390)] })).rejects.toMatchObject({ code: 'monedero.invitado' })
    await desk.call(assignMember, { ...meant, id: anna })
    await expect(desk.call(payCart, { ...meant, pagos: [wallet(501), cash(389)] })).rejects.toMatchObject({
      code: 'msg.CREDITOS_SUPERADOS',
    })
    expect((await paid(meant.id_reg_tpv_carro)).map((line) => line.pagado)).toEqual([0, 0])
    expect(await desk.call(payCart, { ...meant, pagos: [wallet(500), cash(390)] })).toMatchObject({ cobrado: 890 })
    expect(await desk.call(walletOf, { id: anna })).toMatchObject({ creditos: 0 })
    await desk.call(refundCart, {
      id_reg_tpv_carro: meant.id_reg_tpv_carro,
      facturas: lines.map(({ id_reg_factura }) => ({ id_reg_factura, importe: null })),
    })
    expect(await desk.call(walletOf, { id: anna })).toMatchObject({ creditos: 500 })
    expect(await broken(desk)).toEqual([])
  })
  it('takes what is left of a debt that was paid in part', async () => {
    const { lines: _lines, ...meant } = await cart()
    const { id_reg_factura } = await desk.db
      .insertInto('factura')
      .values({ id_mst_socios: anna, concepto: 'Clase', precio: 1000, fecha_creacion: '2026-11-01' })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
    expect(await desk.call(addDebt, { ...meant, id_reg_factura: [id_reg_factura] })).toMatchObject({ total: 1890 })
    expect(await desk.call(payCart, meant)).toMatchObject({ cobrado: 1890 })
  })
  it('takes nothing for what costs nothing, and it is sold all the same', async () => {
    const gift = await desk.newProduct('Prueba', 0)
    const { carro } = await desk.call(newCart, { hash: 'free' })
    const meant = { hash: 'free', id_reg_tpv_carro: carro.id_reg_tpv_carro }
    await sell(gift, 1, meant)
    expect(await desk.call(payCart, meant)).toMatchObject({ cobrado: 0, cambio: 0 })
    expect(await paid(meant.id_reg_tpv_carro)).toMatchObject([{ fecha_pago: '2026-11-20', borrador: false }])
  })
  it('dates the lines on the day of the sale, not of the cart', async () => {
    const { lines: _lines, ...meant } = await cart()
    desk.at('2026-11-21T10:00:00Z')
    const clerk = await desk.as({ rights: ['cash'] })
    await clerk.call(takeCart, meant)
    const { tique } = await clerk.call(payCart, meant)
    const rows = await desk.db
      .selectFrom('factura')
      .select('fecha_creacion')
      .where('id_reg_tpv_carro', '=', meant.id_reg_tpv_carro)
      .execute()
    expect(rows).toEqual([{ fecha_creacion: '2026-11-21' }, { fecha_creacion: '2026-11-21' }])
    const found = await clerk.call(findCarts, { startDate: '2026-11-21', endDate: '2026-11-21' })
    expect(found.map((one) => one.id_reg_tpv_carro)).toEqual([tique.carro.id_reg_tpv_carro])
    await expect(clerk.call(findCarts, { startDate: '2026-11-21', endDate: '2026-11-20' })).rejects.toMatchObject({ status: 422 })
    desk.at('2026-11-20T10:00:00Z')
  })
  it('tells what sells at this weekday and hour, the most first', async () => {
    desk.at('2026-11-27T10:30:00Z')
    const clerk = await desk.as({ rights: ['cash'] })
    expect((await clerk.call(bestSellersNow)).productos.slice(0, 2)).toEqual([water, balls])
    desk.at('2026-11-27T20:30:00Z')
    expect((await clerk.call(bestSellersNow)).productos).toEqual([])
    desk.at('2026-11-20T10:00:00Z')
  })
})

it('leaves everything adding up', async () => {
  expect(await broken(desk)).toEqual([])
})
