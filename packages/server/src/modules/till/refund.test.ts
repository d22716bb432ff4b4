import { deleteLines } from '@app/contract/invoices/delete-lines'
import { refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { changePaymentMethod } from '@app/contract/invoices/wrong-payment'
import { updateProduct } from '@app/contract/products/products'
import { regulariseStock, stockHistory } from '@app/contract/products/stock'
import { findCarts, loadCart, newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { cartRefundable, refundCart } from '@app/contract/till/refund'
import { describe, expect, it } from 'vitest'
import { broken, tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
async function counted(nombre: string, stock: number) {
  const id = await desk.newProduct(nombre, 300)
  await desk.call(updateProduct, { id, control_stock: true })
  await desk.call(regulariseStock, { id_mst_producto: id, stock, concepto: 'Compra' })
  return id
}
const pieces = async (id: number) => (await desk.call(stockHistory, { id }))[0]?.quedan
/** All that is left of a line. */
const whole = (id_reg_factura: number) => ({ id_reg_factura, importe: null })
let desks = 0
/** A ticket over three of a counted product and two waters, paid in cash: 12.00 €. */
async function ticket(product: number) {
  desks += 1
  const { carro } = await desk.call(newCart, { hash: `desk ${desks}` })
  const meant = { hash: `desk ${desks}`, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  await desk.sell(product, 3, meant)
  await desk.sell(desk.water, 2, meant)
  const { tique } = await desk.call(payCart, meant)
  const [things, water] = tique.lines.map((line) => line.id_reg_factura)
  return { id_reg_tpv_carro: carro.id_reg_tpv_carro, things: things!, water: water! }
}

describe('a ticket', () => {
  it('is given back line by line, says so afterwards, and its pieces come back to stock (R-380)', async () => {
    const product = await counted('Pelotas', 10)
    const { id_reg_tpv_carro, things, water } = await ticket(product)
    expect(await pieces(product)).toBe(7)
    expect(await desk.call(cartRefundable, { id: id_reg_tpv_carro })).toMatchObject({ importe: 1200 })
    const some = await desk.call(refundCart, { id_reg_tpv_carro, facturas: [{ id_reg_factura: things, importe: 600 }] })
    expect(some).toMatchObject({ devuelto: 600, tique: { total: 1200 } })
    expect(some.tique.lines.map((line) => [line.id_reg_factura, line.devuelto])).toEqual([
      [things, 600],
      [water, 0],
    ])
    expect(await pieces(product)).toBe(9)
    await desk.call(refundCart, { id_reg_tpv_carro, facturas: [whole(things), whole(water)] })
    expect(await pieces(product)).toBe(10)
    expect(await desk.call(cartRefundable, { id: id_reg_tpv_carro })).toMatchObject({ importe: 0, facturas: [] })
    const row = (await desk.call(findCarts, {})).find((one) => one.id_reg_tpv_carro === id_reg_tpv_carro)
    expect(row).toMatchObject({ estado: 'pagado', total: 1200, devuelto: 1200 })
    await expect(desk.call(refundCart, { id_reg_tpv_carro, facturas: [whole(things)] })).rejects.toMatchObject({
      code: 'msg.nada_que_devolver',
    })
  })
  it('of which a payment changed its way, or a refund was taken back, gave nothing back', async () => {
    const product = await counted('Cintas', 10)
    const { id_reg_tpv_carro, things, water } = await ticket(product)
    const told = async () => {
      const { lines } = await desk.call(loadCart, { id: String(id_reg_tpv_carro) })
      const row = (await desk.call(findCarts, {})).find((one) => one.id_reg_tpv_carro === id_reg_tpv_carro)
      return [...lines.map((line) => line.devuelto), row?.devuelto]
    }
    const paid = await desk.db.selectFrom('libro_asiento').select('id_reg_asiento').where('id_reg_factura', '=', water).execute()
    await desk.call(changePaymentMethod, { cobros: paid.map((one) => one.id_reg_asiento), id_mst_tipopago: 4 })
    expect(await told()).toEqual([0, 0, null])
    const { facturas } = await desk.call(refundLines, { facturas: [{ id_reg_factura: things, importe: 300 }] })
    expect(await told()).toEqual([300, 0, 300])
    expect(await pieces(product)).toBe(8)
    await desk.call(undoLineRefund, { id: facturas[0]!.id_reg_factura })
    expect(await told()).toEqual([0, 0, null])
    expect(await pieces(product)).toBe(7)
  })
  it('keeps pieces out of stock that are broken, also when the rest comes back, and those of an amount that pays for no whole one (0094)', async () => {
    const product = await counted('Grips', 10)
    const { id_reg_tpv_carro, things } = await ticket(product)
    await desk.call(refundCart, { id_reg_tpv_carro, facturas: [{ id_reg_factura: things, importe: 100 }] })
    expect(await pieces(product)).toBe(7)
    await desk.call(refundCart, { id_reg_tpv_carro, facturas: [{ id_reg_factura: things, importe: 300 }], vuelve_al_stock: false })
    expect(await pieces(product)).toBe(7)
    await desk.call(refundCart, { id_reg_tpv_carro, facturas: [whole(things)] })
    expect(await pieces(product)).toBe(9)
    const { id_reg_tpv_carro: again, things: four } = await ticket(product)
    // 4.00 € pay for one piece of 3.00 €
    await desk.call(refundCart, { id_reg_tpv_carro: again, facturas: [{ id_reg_factura: four, importe: 400 }] })
    expect(await pieces(product)).toBe(7)
  })
  it('takes broken pieces back as sold ones when their refund is undone', async () => {
    const product = await counted('Pelotas', 10)
    const { things } = await ticket(product)
    const { facturas } = await desk.call(refundLines, { facturas: [whole(things)] })
    expect(await pieces(product)).toBe(10)
    await desk.call(undoLineRefund, { id: facturas[0]!.id_reg_factura })
    const { id_reg_tpv_carro, things: others } = await ticket(product)
    await desk.call(refundCart, { id_reg_tpv_carro, facturas: [whole(others)], vuelve_al_stock: false })
    expect(await pieces(product)).toBe(4)
    const refund = await desk.db.selectFrom('factura').select('id_reg_factura').orderBy('id_reg_factura', 'desc').executeTakeFirstOrThrow()
    await desk.call(undoLineRefund, { id: refund.id_reg_factura })
    expect(await pieces(product)).toBe(4)
    await desk.call(refundCart, { id_reg_tpv_carro, facturas: [whole(others)] })
    expect(await pieces(product)).toBe(7)
  })
  it('refuses more than was paid, a line of another ticket, an open cart, nothing at all, and whoever may not sell', async () => {
    const product = await counted('Toallas', 10)
    const { id_reg_tpv_carro, things } = await ticket(product)
    const other = await ticket(product)
    const refused = (asked: object, code: string) =>
      expect(desk.call(refundCart, { id_reg_tpv_carro, facturas: [], ...asked })).rejects.toMatchObject({ code })
    await refused({ facturas: [{ id_reg_factura: things, importe: 901 }] }, 'msg.IMPORTE_SUPERIOR_DISPONIBLE')
    await refused({ facturas: [whole(other.things)] }, 'msg.not_found')
    await refused({ facturas: [whole(things), whole(things)] }, 'msg.linea_repetida')
    await refused({}, 'No_element_selected')
    const { carro } = await desk.call(newCart, { hash: 'open' })
    const open = { hash: 'open', id_reg_tpv_carro: carro.id_reg_tpv_carro }
    const { lines } = await desk.sell(product, 1, open)
    expect(await desk.call(cartRefundable, { id: open.id_reg_tpv_carro })).toMatchObject({ importe: 0 })
    await refused({ id_reg_tpv_carro: open.id_reg_tpv_carro, facturas: [whole(lines[0]!.id_reg_factura)] }, 'msg.not_found')
    const nobody = await desk.as({ rights: ['members'] })
    await expect(nobody.call(refundCart, { id_reg_tpv_carro, facturas: [whole(things)] })).rejects.toMatchObject({
      status: 403,
    })
    expect(await pieces(product)).toBe(4)
  })
  it('is given back once, however many desks press, and its pieces come back once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const product = await counted('Carrera', 3)
      const { id_reg_tpv_carro, things } = await ticket(product)
      const asked = { id_reg_tpv_carro, facturas: [whole(things)] }
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => desk.call(refundCart, asked)))
      expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      expect(await pieces(product)).toBe(3)
    }
  })
  it('gives pieces back also where its line is given back or deleted elsewhere', async () => {
    const product = await counted('Muñequeras', 10)
    const first = await ticket(product)
    await desk.call(refundLines, { facturas: [whole(first.things)] })
    expect(await pieces(product)).toBe(10)
    const second = await ticket(product)
    await desk.call(deleteLines, { id_reg_facturas: [second.things] })
    expect(await pieces(product)).toBe(10)
    const shown = await desk.call(loadCart, { id: String(second.id_reg_tpv_carro) })
    expect(shown.lines.map((line) => line.id_reg_factura)).toEqual([second.water])
    expect(await desk.call(cartRefundable, { id: second.id_reg_tpv_carro })).toMatchObject({
      importe: 300,
      facturas: [{ id_reg_factura: second.water }],
    })
  })
})
it('everything adds up afterwards', async () => {
  expect(await broken(desk)).toEqual([])
})
