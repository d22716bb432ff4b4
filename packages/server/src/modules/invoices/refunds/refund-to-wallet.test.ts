import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundInsteadOfDelete } from '@app/contract/invoices/delete-lines'
import { refundable, refundLines } from '@app/contract/invoices/refund'
import { isRefundableToWallet, refundLineToWallet } from '@app/contract/invoices/refund-to-wallet'
import { addCredits, removeCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { expect, it } from 'vitest'
import { broken } from '../../../testing/modules/bookings.ts'
import { cardClub } from '../../../testing/modules/cards.ts'

const desk = await cardClub()
const [anna] = desk.members
const credits = async () => (await desk.call(walletOf, { id: anna })).creditos
const empty = async () => {
  const n = await credits()
  if (n > 0) await desk.call(removeCredits, { id: anna, n, f: 0 })
}
const payOnline = async (ids: readonly number[], cents: number) => desk.decided(await desk.begin(await desk.link(ids), cents))
const booked = async (hora_ini: number) => {
  const lines = await desk.lines(hora_ini)
  const [{ id_reg_reserva, precio } = { id_reg_reserva: null, precio: 0 }] = await desk.rows(lines)
  return { id: id_reg_reserva!, lines, precio }
}
const whole = (ids: readonly number[]) => ids.map((id_reg_factura) => ({ id_reg_factura, importe: null }))

it('what was paid online goes to the wallet of the line’s member, for a booking as for a line (A-06, A-40, R-131)', async () => {
  await empty()
  const { id, lines, precio } = await booked(480)
  expect(await desk.call(isRefundableToWallet, { id })).toEqual({ devolver: false, importe: 0 })
  await payOnline(lines, precio)
  expect(await desk.call(isRefundableToWallet, { id })).toEqual({ devolver: true, importe: precio })
  expect(await desk.call(refundable, { id })).toMatchObject({ monedero: true })
  expect(await desk.call(refundLineToWallet, { id: lines[0]! })).toMatchObject({ devuelto: precio })
  expect(await credits()).toBe(precio)
  await expect(desk.call(refundLineToWallet, { id: lines[0]! })).rejects.toMatchObject({ code: 'msg.nada_que_devolver' })
  expect(await broken(desk)).toEqual([])
})
it('a booking is deleted with its money in the wallet, be it asked for by `pasar_a_monedero` (R-209, R-210)', async () => {
  await empty()
  const { id, lines, precio } = await booked(600)
  await payOnline(lines, precio)
  await expect(desk.call(deleteBooking, { id_reg_reserva: id })).rejects.toMatchObject({ code: 'booking.tiene_pagos' })
  expect(await desk.call(deleteBooking, { id_reg_reserva: id, pasar_a_monedero: true })).toMatchObject({ devuelto: precio })
  expect(await credits()).toBe(precio)
  expect(await broken(desk)).toEqual([])
})
it('a line that the bank knows of is given back to the wallet instead of deleted (R-126, R-127)', async () => {
  await empty()
  const id = await desk.line(900)
  await payOnline([id], 900)
  expect(await desk.call(refundInsteadOfDelete, { id_reg_facturas: [id], pasar_a_monedero: true })).toMatchObject({ devuelto: 900 })
  expect(await credits()).toBe(900)
})
it('a line paid online and from the wallet goes back to both: new credits, and those that paid (R-148)', async () => {
  await empty()
  await desk.call(addCredits, { id: anna, n: 300, f: 0, dias_caducidad: 9 })
  const id = await desk.line(1000)
  await desk.call(chargeSelected, { facturasSeleccionadas: [id], id_mst_tipopago: 7, importe: 300 })
  await payOnline([id], 700)
  await desk.call(refundLines, { facturas: whole([id]), forma: 'monedero' })
  expect((await desk.call(walletOf, { id: anna })).lotes.map((one) => [one.saldo, one.vence === null])).toEqual([
    [300, false],
    [700, true],
  ])
  expect(await broken(desk)).toEqual([])
})
it('what was paid in cash, and what nobody or the guest paid, does not go there (R-037, R-131)', async () => {
  const cash = await desk.line(500)
  await desk.call(chargeSelected, { facturasSeleccionadas: [cash] })
  const refused = { code: 'monedero.forma_sin_monedero' }
  await expect(desk.call(refundLines, { facturas: whole([cash]), forma: 'monedero' })).rejects.toMatchObject(refused)
  const online = await desk.line(500)
  await payOnline([online], 500)
  for (const id_mst_socios of [null, 3]) {
    await desk.db.updateTable('factura').set({ id_mst_socios }).where('id_reg_factura', '=', online).execute()
    await expect(desk.call(refundLines, { facturas: whole([online]), forma: 'monedero' })).rejects.toMatchObject(refused)
  }
  const nobody = await desk.as({ rights: ['courts'] })
  await expect(nobody.call(refundLineToWallet, { id: online })).rejects.toMatchObject({ status: 403 })
})
it('money goes there once, however many desks press', async () => {
  await empty()
  for (let round = 0; round < 10; round += 1) {
    const id = await desk.line(100)
    await payOnline([id], 100)
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => desk.call(refundLineToWallet, { id })))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  }
  expect(await credits()).toBe(1000)
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
