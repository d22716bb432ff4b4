import { describe, expect, it } from 'vitest'
import { coins, countedTotal, denominations, difference, notes, proposedWithdrawal } from './cash-rules.ts'

describe('a drawer', () => {
  it('shows a loss below and a gain above what was expected (R-055)', () => {
    expect(difference(12_000, 12_050)).toBe(-50)
    expect(difference(12_100, 12_050)).toBe(50)
  })
  it('proposes to take out what is above its float, never less than nothing (A-15)', () => {
    expect(proposedWithdrawal(12_000, 10_000)).toBe(2000)
    expect(proposedWithdrawal(8000, 10_000)).toBe(0)
  })
})

describe('the counter', () => {
  it('has the euro coins and notes in cents (R-057, R-058)', () => {
    expect(coins).toEqual([1, 2, 5, 10, 20, 50, 100, 200])
    expect(notes).toEqual([500, 1000, 2000, 5000, 10_000, 20_000, 50_000])
    expect(denominations).toHaveLength(15)
  })
  it('adds up', () => {
    expect(
      countedTotal([
        { valor: 2000, cantidad: 3 },
        { valor: 1, cantidad: 7 },
      ]),
    ).toBe(6007)
    expect(countedTotal([])).toBe(0)
  })
})
