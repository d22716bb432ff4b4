import { cardPayments, decideOperation, refundSurplus } from '@app/contract/cards/card-payments'
import { refundToCard } from '@app/contract/cards/card-refund'
import { takings, takingsLines } from '@app/contract/cash/takings'
import { chargeSelected } from '@app/contract/invoices/collect'
import { chart } from '@app/contract/one-off-income/charts'
import { expect, it } from 'vitest'
import { broken } from '../../testing/modules/bookings.ts'
import { cardClub } from '../../testing/modules/cards.ts'

const desk = await cardClub()
const { gateway, line, link, begin, decided } = desk
const online = 2
const drained = () => desk.product.outbox.drained()
const paidByCard = async (cents: number) => {
  const id = await line(cents)
  await decided(await begin(await link([id]), cents))
  return id
}
const back = (id: number, amount: number) => desk.call(refundToCard, { id, amount, type: 3 })
/** Money of the day by payment type. */
const byMethod = async () => {
  const { celdas } = await desk.call(takings)
  return Object.fromEntries(
    [...Map.groupBy(celdas, (one) => one.desc_tipopago)].map(([name, own]) => [name, own.reduce((sum, one) => sum + one.importe, 0)]),
  )
}
it('takings by online card equal the statement of the gateway: refunds done, on their way, doubtful and denied, and surpluses (0145)', async () => {
  const [done, doubtful, denied] = [await paidByCard(2000), await paidByCard(1500), await paidByCard(700)]
  expect(await byMethod()).toEqual({ 'Tarjeta online': 4200 })
  gateway.behave('well')
  await back(done, 2000)
  // sent, not answered yet
  expect(await byMethod()).toEqual({ 'Tarjeta online': 2200 })
  await drained()
  expect(await byMethod()).toEqual({ 'Tarjeta online': 2200 })
  gateway.behave('silent')
  await back(doubtful, 500)
  await drained()
  expect(await byMethod()).toEqual({ 'Tarjeta online': 1700 })
  gateway.behave('well')
  const order = [...gateway.orders.values()].at(-1)!
  order.refunded = 700
  await back(denied, 700)
  await drained()
  order.refunded = 0
  expect(await byMethod()).toEqual({ 'Tarjeta online': 1700 })
  const { operaciones } = await desk.call(cardPayments)
  await desk.call(decideOperation, { id: operaciones.find((one) => one.estado === 'dudosa')!.id_reg_operacion, hecha: false })
  expect(await byMethod()).toEqual({ 'Tarjeta online': 2200 })

  const twice = await line(1100)
  const begun = await begin(await link([twice]), 1100)
  await desk.call(chargeSelected, { facturasSeleccionadas: [twice], importe: 400, id_mst_tipopago: 4 })
  await decided(begun)
  expect(await byMethod()).toEqual({ 'Tarjeta online': 3300, 'Tarjeta (datáfono)': 400 })
  const { sobrantes } = await desk.call(cardPayments)
  await desk.call(refundSurplus, { id: sobrantes[0]!.id_reg_cuenta })
  await drained()
  expect(await byMethod()).toEqual({ 'Tarjeta online': 2900, 'Tarjeta (datáfono)': 400 })
  expect((await desk.call(takingsLines, { id_mst_tipopago: online })).reduce((sum, one) => sum + one.importe, 0)).toBe(2900)

  const { categorias, series } = await desk.call(chart, { model: 'formas_pago' })
  expect([categorias, series.map(({ data }) => data)]).toEqual([['Tarjeta online', 'Tarjeta (datáfono)'], [[2900, 400]]])
  expect(await broken(desk)).toEqual([])
})
