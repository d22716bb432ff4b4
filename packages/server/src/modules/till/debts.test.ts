import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { addDebt } from '@app/contract/till/cart-lines'
import { closeCart, newCart, takeCart } from '@app/contract/till/carts'
import { pendingDebts } from '@app/contract/till/debts'
import { payCart } from '@app/contract/till/pay-cart'
import { expect, it } from 'vitest'
import { tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
const owed = async (id_mst_socios: number, precio: number, more: object = {}) =>
  (
    await desk.db
      .insertInto('factura')
      .values({ id_mst_socios, concepto: 'Clase', precio, id_mst_tipoingreso: 3, fecha_creacion: '2026-11-19', ...more })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura
const owes = async (id: number) =>
  (await desk.call(pendingDebts, { id })).map(({ id_reg_factura, pendiente }) => [id_reg_factura, pendiente])

it('what a member owes is what is left of each line: one that costs nothing, or is money for him, is not among it', async () => {
  const dora = await desk.member('Dora')
  const whole = await owed(dora, 1000)
  const part = await owed(dora, 300, { cantidad: 2, pagado: 250 })
  await owed(dora, 0)
  await owed(dora, -200)
  expect(await owes(dora)).toEqual([
    [whole, 1000],
    [part, 350],
  ])
})

it('a line in a cart is not owed beside it, also while the cart is put aside; one of a ticket whose payment was taken back is (R-380)', async () => {
  const enric = await desk.member('Enric')
  const [free, line] = [await owed(enric, 400), await owed(enric, 500)]
  const { carro } = await desk.call(newCart, { hash: 'debts', id_mst_socios: enric })
  const meant = { hash: 'debts', id_reg_tpv_carro: carro.id_reg_tpv_carro }
  await desk.call(addDebt, { ...meant, id_reg_factura: [line] })
  expect(await owes(enric)).toEqual([[free, 400]])
  await desk.call(closeCart, meant)
  expect(await owes(enric)).toEqual([[free, 400]])
  await desk.call(takeCart, meant)
  await desk.call(payCart, meant)
  expect(await owes(enric)).toEqual([[free, 400]])
  const { id_reg_asiento } = await desk.db
    .selectFrom('libro_asiento')
    .select('id_reg_asiento')
    .where('id_reg_factura', '=', line)
    .executeTakeFirstOrThrow()
  await desk.call(voidPayments, { cobros: [id_reg_asiento] })
  expect(await owes(enric)).toEqual([
    [free, 400],
    [line, 500],
  ])
})
