import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, closeDrawer, withdrawCash } from '@app/contract/cash/move-cash'
import { chargeBooking } from '@app/contract/invoices/collect'
import { expect, it } from 'vitest'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'

it('a register always holds the sum of its entries, whatever was counted in between (A-15)', async () => {
  const desk = await deskClub()
  const id_mst_caja = desk.register
  let inDrawer = 0
  const said: number[] = []
  const known: number[] = []
  const steps = [
    async (_amount: number, round: number) => {
      const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-01', hora_ini: round * 60, id_mst_socios: guest })
      inDrawer += (await desk.call(chargeBooking, { id: id_reg_reserva })).cobrado
    },
    async (amount: number) => {
      inDrawer += (await desk.call(addCash, { id_mst_caja, amount })).amount
    },
    async (amount: number) => {
      if (amount <= inDrawer) inDrawer -= (await desk.call(withdrawCash, { id_mst_caja, amount })).amount
    },
    async (amount: number) => {
      known.push(inDrawer)
      const close = await desk.call(closeDrawer, { id_mst_caja, amount, retirar: Math.floor(amount / 2) })
      said.push(close.esperado ?? -1)
      inDrawer = close.amount - Math.floor(amount / 2)
    },
  ]
  for (let i = 0; i < 60; i += 1) {
    await steps[i % 4]!(((i * 7919) % 4000) + 1, Math.floor(i / 4))
    known.push(inDrawer)
    said.push((await desk.call(drawerInfo, { id: id_mst_caja })).expectedAmount)
  }
  expect(said).toEqual(known)
  expect(await broken(desk)).toEqual([])
})
