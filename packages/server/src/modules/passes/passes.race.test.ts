import { addPassDay, movePassBalance } from '@app/contract/passes/pass-uses'
import { expect, it } from 'vitest'
import { broken, passClub } from './testing.ts'

const desk = await passClub()
const single = await desk.type('Uno', 100, { unidad: 1, saldo_original: 1 })
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
const rounds = 200

it('two desks take the last use of a pass: one gets it, 200 times (A-62)', async () => {
  const passes = await Promise.all(Array.from({ length: rounds }, () => desk.sell(single)))
  for (const { id_reg_abonos: id } of passes) {
    const results = await Promise.allSettled([1, 2].map(() => desk.call(addPassDay, { id, date: '2026-11-20' })))
    expect(codesOf(results)).toEqual(['abono.sin_saldo'])
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
}, 120_000)

it('three first uses of a week of two at once: two get in, and the week is one account, 200 times', async () => {
  const passes = await Promise.all(Array.from({ length: rounds }, () => desk.sell(desk.weekly)))
  for (const { id_reg_abonos: id } of passes) {
    const results = await Promise.allSettled([1, 2, 3].map(() => desk.call(addPassDay, { id, date: '2026-11-24' })))
    expect(codesOf(results)).toEqual(['abono.sin_saldo'])
  }
  const weeks = await desk.db.selectFrom('libro_cuenta').select('saldo').where('desde', '=', '2026-11-23').execute()
  expect(weeks).toHaveLength(rounds)
  expect(weeks.every(({ saldo }) => saldo === 0)).toBe(true)
  expect(await broken(desk)).toEqual([])
}, 120_000)

it('balances moved both ways between two members never wait for each other in a circle', async () => {
  const [one, other] = [await desk.sell(desk.hours), await desk.sell(desk.hours, desk.members[1])]
  const move = (id_reg_abonos: number, id_reg_abonos_destino: number) =>
    desk.call(movePassBalance, { id_reg_abonos, id_reg_abonos_destino, saldo: 1 })
  const both = () => [move(one.id_reg_abonos, other.id_reg_abonos), move(other.id_reg_abonos, one.id_reg_abonos)]
  for (let round = 0; round < 20; round += 1) expect(codesOf(await Promise.allSettled(both()))).toEqual([])
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
