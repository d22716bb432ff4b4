import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, closeDrawer, withdrawCash } from '@app/contract/cash/move-cash'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, newRegister } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const registerWith = async (name: string, amount: number) => {
  const id_mst_caja = await newRegister(desk, name)
  await desk.call(addCash, { id_mst_caja, amount, desc_caja: 'Cambio' })
  return id_mst_caja
}
const tenTimes = async (call: () => Promise<unknown>) => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, call))
  return results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
}

describe('one drawer, many desks', () => {
  it('gives out no more than it holds', async () => {
    const id_mst_caja = await registerWith('Uno', 10_000)
    const refused = await tenTimes(() => desk.call(withdrawCash, { id_mst_caja, amount: 3000 }))
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'caja.no_hay_tanto_efectivo'))
    expect((await desk.call(drawerInfo, { id: id_mst_caja })).expectedAmount).toBe(1000)
  })
  it('is closed once: the other desks are told what changed', async () => {
    const id_mst_caja = await registerWith('Dos', 1000)
    const refused = await tenTimes(() => desk.call(closeDrawer, { id_mst_caja, amount: 1000, retirar: 400, id_ultima_caja: 0 }))
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'caja.cerrada_mientras'))
    expect((await desk.call(drawerInfo, { id: id_mst_caja })).expectedAmount).toBe(600)
  })
  it('leaves everything in order', async () => {
    expect(await broken(desk)).toEqual([])
  })
})
