import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeFromLots } from './credits.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

it('takes amounts from the credits in their order, the next where one is used up', () => {
  expect(takeFromLots([300, 500], [200, 0, 400, 900])).toEqual([
    { part: 0, lot: 0, importe: 200 },
    { part: 0, lot: 2, importe: 100 },
    { part: 1, lot: 2, importe: 300 },
    { part: 1, lot: 3, importe: 200 },
  ])
  expect(takeFromLots([0], [])).toEqual([])
  expect(takeFromLots([1], [])).toBeNull()
})
it('takes what is asked to the cent and no more than a credit holds, or nothing where there is less', () => {
  const cents = fc.array(fc.nat(2000), { maxLength: 6 })
  fc.assert(
    fc.property(cents, cents, (amounts, lots) => {
      const taken = takeFromLots(amounts, lots)
      expect(taken === null).toBe(sum(amounts) > sum(lots))
      const of = (key: 'part' | 'lot', at: number) => sum((taken ?? []).filter((one) => one[key] === at).map((one) => one.importe))
      expect(amounts.map((_, at) => of('part', at))).toEqual(taken === null ? amounts.map(() => 0) : amounts)
      expect(lots.every((there, at) => of('lot', at) <= there)).toBe(true)
    }),
  )
})
