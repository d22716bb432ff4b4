import { addCash, closeDrawer, drawerInfo, withdrawCash } from '@app/contract/cash/drawer'
import { chargeBooking } from '@app/contract/invoices/collect'
import { expect, it } from 'vitest'
import { broken, deskClub, guest } from '../bookings/testing.ts'

it('a register always holds the sum of its entries, whatever was counted in between (A-15)', async () => {
  const desk = await deskClub()
  const id_mst_caja = desk.register
  let inDrawer = 0
  for (let i = 0; i < 60; i += 1) {
    const amount = ((i * 7919) % 4000) + 1
    if (i % 4 === 0) {
      const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-01', hora_ini: (i / 4) * 60, id_mst_socios: guest })
      inDrawer += (await desk.call(chargeBooking, { id: id_reg_reserva })).cobrado
    } else if (i % 4 === 1) {
      await desk.call(addCash, { id_mst_caja, amount })
      inDrawer += amount
    } else if (i % 4 === 2 && amount <= inDrawer) {
      await desk.call(withdrawCash, { id_mst_caja, amount })
      inDrawer -= amount
    } else if (i % 4 === 3) {
      expect(await desk.call(closeDrawer, { id_mst_caja, amount, retirar: Math.floor(amount / 2) })).toMatchObject({ esperado: inDrawer })
      inDrawer = amount - Math.floor(amount / 2)
    }
    expect((await desk.call(drawerInfo, { id: id_mst_caja })).expectedAmount).toBe(inDrawer)
  }
  expect(await broken(desk)).toEqual([])
})
