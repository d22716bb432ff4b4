import { units } from '@app/contract/ledger/account'
import { addCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'
import { endedCredits } from './credits.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const give = (id: number, n: number, dias_caducidad: number) => desk.call(addCredits, { id, n, f: 0, dias_caducidad })

it('credits have ended from the instant of their end on, those that still hold something, each by itself', async () => {
  await give(berta, 300, 5)
  await give(anna, 500, 5)
  await give(anna, 700, 30)
  await give(anna, 900, 0)
  const ends = (await desk.call(walletOf, { id: anna })).lotes[0]!.vence!
  const endedAt = async (instant: Date) =>
    (await endedCredits(desk.tx, instant).execute()).map(({ id_mst_socios, saldo }) => [id_mst_socios, saldo])
  expect(await endedAt(new Date(ends.getTime() - 1))).toEqual([])
  expect(await endedAt(ends)).toEqual([
    [anna, 500],
    [berta, 300],
  ])
  // same member, but not a credit: a surplus payment
  const other = { clase: 'a_cuenta', unidad: units.cents, signo: -1, saldo: 400, id_mst_socios: anna, vence: ends } as const
  await desk.db.insertInto('libro_cuenta').values(other).execute()
  expect(await endedAt(ends)).toHaveLength(2)
  await desk.db.updateTable('libro_cuenta').set({ saldo: 0 }).where('id_mst_socios', '=', berta).execute()
  expect(await endedAt(ends)).toEqual([[anna, 500]])
})
