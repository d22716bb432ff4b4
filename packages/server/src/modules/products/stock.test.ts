import { updateProduct } from '@app/contract/products/products'
import { regulariseStock, stockHistory } from '@app/contract/products/stock'
import { changeQuantity } from '@app/contract/till/cart-lines'
import { newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { tillData } from '@app/contract/till/till-data'
import { describe, expect, it } from 'vitest'
import { broken, tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
const { sell } = desk
const count = (id_mst_producto: number, stock: number, concepto = 'Recuento') =>
  desk.call(regulariseStock, { id_mst_producto, stock, concepto })
async function counted(nombre: string, stock: number) {
  const id = await desk.newProduct(nombre, 300)
  await desk.call(updateProduct, { id, control_stock: true })
  await count(id, stock, 'Primera compra')
  return id
}
async function cartOf(hash: string) {
  const { carro } = await desk.call(newCart, { hash })
  return { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
}

describe('the stock of a product', () => {
  it('is counted, and every piece says where it came from and went to, the newest first', async () => {
    const grips = await counted('Overgrip', 10)
    expect(await count(grips, 8, 'Dos rotos')).toMatchObject({ stock: 8 })
    await count(grips, 8, 'Otra vez')
    const meant = await cartOf('history')
    await sell(grips, 3, meant)
    await desk.call(payCart, meant)
    expect(await desk.call(stockHistory, { id: grips })).toMatchObject([
      { motivo: 'venta', piezas: -3, quedan: 5, id_reg_tpv_carro: meant.id_reg_tpv_carro },
      { motivo: 'recuento', piezas: -2, quedan: 8, texto: 'Dos rotos' },
      { motivo: 'recuento', piezas: 10, quedan: 10, texto: 'Primera compra' },
    ])
    expect((await desk.call(tillData)).productos.find((one) => one.id_mst_producto === grips)).toMatchObject({ stock: 5 })
  })
  it('that nobody counts has none, and is not regularised', async () => {
    const id = await desk.newProduct('Café', 140)
    await expect(count(id, 5)).rejects.toMatchObject({ status: 409, code: 'producto.no_cuenta_stock' })
    await expect(count(999_999, 5)).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(regulariseStock, { id_mst_producto: id, stock: -1, concepto: 'x' })).rejects.toMatchObject({ status: 422 })
    await expect((await desk.as({ rights: ['bookings'] })).call(stockHistory, { id })).rejects.toMatchObject({ status: 403 })
  })
  it('is not sold below zero: the cart is told at once, and so is whoever pays later (R-384)', async () => {
    const balls = await counted('Bolas de pádel', 3)
    const first = await cartOf('first')
    const second = await cartOf('second')
    const { lines } = await sell(balls, 2, first)
    const refused = { status: 409, code: 'producto.sin_stock', msg: 'Bolas de pádel: quedan 3 y se piden 4.' }
    await expect(sell(balls, 2, first)).rejects.toMatchObject(refused)
    await expect(desk.call(changeQuantity, { hash: 'first', id_reg_factura: lines[0]!.id_reg_factura, cantidad: 4 })).rejects.toMatchObject(
      refused,
    )
    await sell(balls, 2, second)
    await desk.call(payCart, first)
    await expect(desk.call(payCart, second)).rejects.toMatchObject({ code: 'producto.sin_stock', msg: expect.stringContaining('quedan 1') })
    const paid = await desk.db.selectFrom('factura').select('pagado').where('id_reg_tpv_carro', '=', second.id_reg_tpv_carro).execute()
    expect(paid).toEqual([{ pagado: 0 }])
  })
})

it('leaves everything adding up', async () => {
  expect(await broken(desk)).toEqual([])
})
