import { addCredits, removeCredits, transferCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { expect, it } from 'vitest'
import { broken, deskClub } from '../../testing/modules/bookings.ts'
import { roundsOf } from '../../testing/rounds.ts'
import { expireCredits } from './expire-credits.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const rounds = Array.from({ length: roundsOf({ test: 5, proofs: 200 }) }, (_, n) => n)
const give = (id: number, n: number, dias_caducidad = 0) => desk.call(addCredits, { id, n, f: 0, dias_caducidad })
const take = (id: number, n: number) => desk.call(removeCredits, { id, n, f: 0 })
const credits = async (id: number) => (await desk.call(walletOf, { id })).creditos
const codes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'done')).toSorted()
/** Two days later by the clock of the expiry job: the desk still spends them at the same time. */
const later = new Date('2026-11-22T10:00:00Z')
const expire = () => desk.db.transaction().execute((tx) => expireCredits(tx as never, later, desk.product.clubs.all()[0]!))

it('four desks and the last credit: one has it (R-330)', { timeout: 300_000 }, async () => {
  for (const _ of rounds) {
    await give(anna, 100)
    const told = await codes([take(anna, 100), take(anna, 100), take(anna, 60), take(anna, 60)])
    expect(told).toEqual(['done', ...Array.from({ length: 3 }, () => 'msg.CREDITOS_SUPERADOS')])
    const left = await credits(anna)
    if (left > 0) await take(anna, left)
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
it('wallets moved in opposite directions: neither waits for the other in a circle', { timeout: 300_000 }, async () => {
  await give(anna, 1000)
  await give(berta, 1000)
  const send = (id_mst_socios_origen: number, id_mst_socios_destino: number) =>
    desk.call(transferCredits, { id_mst_socios_origen, id_mst_socios_destino, creditos: 300 })
  for (const _ of rounds) {
    const told = await codes([send(anna, berta), send(berta, anna)])
    expect(told).toContain('done')
  }
  expect((await credits(anna)) + (await credits(berta))).toBe(2000)
  expect(desk.deadlocks()).toBe(0)
})
it('expiry against use: what was used does not expire, and nothing expires twice', { timeout: 300_000 }, async () => {
  const carles = desk.members[2]
  for (const _ of rounds) {
    await give(carles, 100, 1)
    await Promise.allSettled([take(carles, 40), expire(), take(carles, 30), expire()])
    await expire()
    expect(await credits(carles)).toBe(0)
  }
  const held = await desk.db
    .selectFrom('libro_cuenta')
    .select('saldo')
    .where('id_mst_socios', '=', carles)
    .where('saldo', '<>', 0)
    .execute()
  expect(held).toEqual([])
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
