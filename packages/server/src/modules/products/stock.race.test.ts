import { updateProduct } from '@app/contract/products/products'
import { regulariseStock, stockHistory } from '@app/contract/products/stock'
import { newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { expect, it } from 'vitest'
import { broken, tillClub } from '../../testing/modules/till.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await tillClub()
const rounds = roundsOf({ test: 5, proofs: 200 })
const times = 8
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'done')).toSorted()
async function counted(nombre: string, stock: number) {
  const id = await desk.newProduct(nombre, 300)
  await desk.call(updateProduct, { id, control_stock: true })
  await desk.call(regulariseStock, { id_mst_producto: id, stock, concepto: 'Compra' })
  return id
}
async function cartWith(products: readonly number[], hash: string) {
  const { carro } = await desk.call(newCart, { hash })
  const meant = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  for (const one of products) await desk.sell(one, 1, meant)
  return meant
}
const left = async (id: number) => (await desk.call(stockHistory, { id }))[0]?.quedan

it('the last piece is sold once, at however many desks it is in a cart', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const last = await counted('La última', 1)
    const carts = await Promise.all(Array.from({ length: times }, (_, turn) => cartWith([last], `last ${turn}`)))
    const results = await Promise.allSettled(carts.map((meant) => desk.call(payCart, meant)))
    expect(codes(results)).toEqual(['done', ...Array.from({ length: times - 1 }, () => 'producto.sin_stock')])
    expect(await left(last)).toBe(0)
  }
})
it('carts of the same products in opposite orders wait for each other in no circle', async () => {
  const products = [await counted('A', 100), await counted('B', 100), await counted('C', 100)]
  const carts = await Promise.all(
    Array.from({ length: times }, (_, turn) => cartWith(turn % 2 === 0 ? products : products.toReversed(), `circle ${turn}`)),
  )
  expect(codes(await Promise.allSettled(carts.map((meant) => desk.call(payCart, meant))))).toEqual(
    Array.from({ length: times }, () => 'done'),
  )
  expect(await Promise.all(products.map(left))).toEqual([92, 92, 92])
})
it('a count and a sale take turns', async () => {
  const one = await counted('Recontado', 5)
  const meant = await cartWith([one], 'count')
  await Promise.all([desk.call(payCart, meant), desk.call(regulariseStock, { id_mst_producto: one, stock: 20, concepto: 'Inventario' })])
  expect([19, 20]).toContain(await left(one))
})
it('a product that was never counted gets one account, whoever counts first', async () => {
  const id = await desk.newProduct('Nuevo', 100)
  await desk.call(updateProduct, { id, control_stock: true })
  await Promise.all(
    Array.from({ length: times }, (_, turn) => desk.call(regulariseStock, { id_mst_producto: id, stock: turn, concepto: 'x' })),
  )
  expect(await desk.db.selectFrom('libro_cuenta').select('id_reg_cuenta').where('id_mst_producto', '=', id).execute()).toHaveLength(1)
})
it('everything adds up afterwards, and PostgreSQL broke no deadlock', async () => {
  expect(await broken(desk)).toEqual([])
  expect(desk.deadlocks()).toBe(0)
})
