import { updateCompany } from '@app/contract/company/companies'
import { newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { expect, test } from 'vitest'
import { brokenInvoices, switchInvoices } from '../../testing/modules/official-invoices.ts'
import { broken, tillClub } from '../../testing/modules/till.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'

withInvoicingSystem()
const desk = await tillClub()
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
await desk.db.updateTable('empresa').set({ verifactu_desde: '2026-01-01' }).execute()
await switchInvoices(desk, 1)

test('two tills that sell at once, each clicked twice: one document a cart, numbers without gap, no deadlock', async () => {
  const meant = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const hash = `till ${n}`
      const { carro } = await desk.call(newCart, { hash })
      const one = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
      await desk.sell(n % 2 === 0 ? desk.water : desk.balls, 1, one)
      return one
    }),
  )
  const ended = await Promise.allSettled(meant.flatMap((one) => [desk.call(payCart, one), desk.call(payCart, one)]))
  const paid = ended.flatMap((one) => (one.status === 'fulfilled' ? one.value.tique.facturas_oficiales : []))
  expect(paid.map(({ num_completo }) => num_completo).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, n) => `T26/${String(n + 1).padStart(6, '0')}`),
  )
  const carts = await desk.db.selectFrom('tpv_carro').select('id_reg_facturaoficial').execute()
  expect(new Set(carts.map((one) => one.id_reg_facturaoficial)).size).toBe(20)
  expect(await brokenInvoices(desk)).toEqual([])
  expect(await broken(desk)).toEqual([])
  expect(desk.deadlocks()).toBe(0)
})
