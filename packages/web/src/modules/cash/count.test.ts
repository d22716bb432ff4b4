import { describe, expect, it } from 'vitest'
import { type Count, countedOf, emptyCount, linesOf } from './count.ts'

const typed = (pieces: Record<string, string>): Count => ({ ...emptyCount, pieces })

describe('a count in progress', () => {
  it('is no amount while nothing is typed, and nothing counted is an amount of 0 (R-055)', () => {
    expect(countedOf(emptyCount)).toBeNull()
    expect(countedOf(typed({ 5000: '' }))).toBeNull()
    expect(countedOf(typed({ 5000: '0' }))).toBe(0)
  })

  it('adds up coins and notes in cents and leaves out what is not there (R-057, R-058)', () => {
    const count = typed({ 1: '3', 200: ' 2', 50000: '1', 20: '0', 50: 'x' })
    expect(countedOf(count)).toBe(3 + 400 + 50_000)
    expect(linesOf(count)).toEqual([
      { valor: 1, cantidad: 3 },
      { valor: 200, cantidad: 2 },
      { valor: 50_000, cantidad: 1 },
    ])
  })

  it('takes the amount as a whole instead, with comma or point, and refuses what is none', () => {
    const whole = (text: string): Count => ({ ...emptyCount, isWhole: true, whole: text, pieces: { 5000: '9' } })
    expect(countedOf(whole('1.234,50'))).toBe(123_450)
    expect(countedOf(whole('12.5'))).toBe(1250)
    expect(countedOf(whole(''))).toBeNull()
    expect(countedOf(whole('-1'))).toBeNull()
  })
})
