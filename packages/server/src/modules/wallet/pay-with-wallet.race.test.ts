import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { addCredits, removeCredits, transferCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { expect, it } from 'vitest'
import { broken, deskClub } from '../../testing/modules/bookings.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const rounds = Array.from({ length: roundsOf({ test: 5, proofs: 200 }) }, (_, n) => n)
const income = async (id_mst_socios: number) =>
  (await desk.call(createIncome, { id_mst_socios, concepto: 'Pala', precio: 600 })).id_reg_factura
const pay = (...facturasSeleccionadas: number[]) => desk.call(chargeSelected, { facturasSeleccionadas, id_mst_tipopago: 7 })
const credits = async (id: number) => (await desk.call(walletOf, { id })).creditos
const codes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'done')).toSorted()

it('the last credit: of a line, another line and a taking off, one has it', { timeout: 300_000 }, async () => {
  for (const _ of rounds) {
    await desk.call(addCredits, { id: anna, n: 600, f: 0 })
    const [one, two] = [await income(anna), await income(anna)]
    const told = await codes([pay(one), pay(two), desk.call(removeCredits, { id: anna, n: 600, f: 0 })])
    expect(told).toEqual(['done', 'msg.CREDITOS_SUPERADOS', 'msg.CREDITOS_SUPERADOS'])
    expect(await credits(anna)).toBe(0)
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
it('two members’ lines, their refunds and transfers between them: no circle, and every cent is known', {
  timeout: 300_000,
}, async () => {
  await desk.call(addCredits, { id: anna, n: 5000, f: 0 })
  await desk.call(addCredits, { id: berta, n: 5000, f: 0 })
  for (const _ of rounds) {
    const [a, b, c] = [await income(anna), await income(berta), await income(berta)]
    await pay(c)
    await Promise.all([
      pay(a, b),
      desk.call(refundLines, { facturas: [{ id_reg_factura: c, importe: null }] }),
      desk.call(transferCredits, { id_mst_socios_origen: berta, id_mst_socios_destino: anna, creditos: 100 }),
      desk.call(transferCredits, { id_mst_socios_origen: anna, id_mst_socios_destino: berta, creditos: 100 }),
    ])
    await Promise.all([a, b].map((id_reg_factura) => desk.call(refundLines, { facturas: [{ id_reg_factura, importe: null }] })))
  }
  expect((await credits(anna)) + (await credits(berta))).toBe(10_000)
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
