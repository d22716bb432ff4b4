import { expect, it } from 'vitest'
import { afterUse, balanceOn, endOfAccount, type PassAccount } from './pass-accounts.ts'

const weekly = { num_reservas: 2, frec_dias: 7, fecha_compra: '2026-11-20' } as Parameters<typeof afterUse>[0]
const [thisWeek, next] = ['2026-11-16', '2026-11-23']
const account = (desde: string | null, saldo: number) => ({ id_reg_cuenta: 1, desde, saldo }) as PassAccount
const told = (accounts: readonly PassAccount[]) => accounts.map(({ desde, saldo }) => [desde, saldo])

it('what is taken of a week leaves its own account only, the first one too; a week without one begins full (A-35)', () => {
  const both = [account(thisWeek, 2), account(next, 1)]
  expect(told(afterUse(weekly, both, '2026-11-20', 1))).toEqual([
    [thisWeek, 1],
    [next, 1],
  ])
  expect(told(afterUse(weekly, both, '2026-11-24', 1))).toEqual([
    [thisWeek, 2],
    [next, 0],
  ])
  const third = afterUse(weekly, both, '2026-11-30', 1)
  expect(told(third)).toEqual([
    [thisWeek, 2],
    [next, 1],
    ['2026-11-30', 1],
  ])
  expect(['2026-11-20', '2026-11-30', '2026-12-07'].map((day) => balanceOn(weekly, third, day))).toEqual([2, 1, 2])
})

it('what is taken of a pass that is no week’s leaves its only account, whatever the day', () => {
  const standard = { ...weekly, num_reservas: 0, frec_dias: 0 }
  const left = afterUse(standard, [account(null, 600)], '2031-01-01', 90)
  expect(told(left)).toEqual([[null, 510]])
  expect(balanceOn(standard, left, '2026-11-20')).toBe(510)
})

it('an account ends with its week, or with its pass where that ends before; one of no week with its pass (A-35)', () => {
  const ends = (vence: string | null, desde: string | null) =>
    endOfAccount(
      { ...weekly, vence: vence && new Date(vence) } as Parameters<typeof endOfAccount>[0],
      desde,
      'Europe/Madrid',
    )?.toISOString()
  const [sunday, tuesday, later] = ['2026-11-22T23:00:00.000Z', '2026-11-17T23:00:00.000Z', '2026-12-01T23:00:00.000Z']
  expect([ends(null, thisWeek), ends(later, thisWeek), ends(tuesday, thisWeek)]).toEqual([sunday, sunday, tuesday])
  expect([ends(later, null), ends(null, null)]).toEqual([later, undefined])
})
