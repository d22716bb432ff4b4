import { describe, expect, it } from 'vitest'
import { barsOf, valuesOf, widths } from './code128.ts'

describe('a bar code of GS1-128', () => {
  it('is drawn with 106 different signs of eleven modules, of which an even number is dark, and an end of thirteen', () => {
    const sums = widths.map((one) => [...one].reduce((sum, width) => sum + Number(width), 0))
    const dark = widths.map((one) => [...one].reduce((sum, width, at) => sum + (at % 2 === 0 ? Number(width) : 0), 0))
    expect([widths.length, new Set(widths).size]).toEqual([107, 107])
    expect(sums).toEqual([...Array.from({ length: 106 }, () => 11), 13])
    expect(dark.slice(0, 106).every((width) => width % 2 === 0)).toBe(true)
  })
  it('begins in pairs, says that it is of GS1, and checks itself', () => {
    // 105 + 102 × 1 + 12 × 2 + 34 × 3 = 333, and 333 mod 103 is 24
    expect(valuesOf('1234')).toEqual([105, 102, 12, 34, 24, 106])
  })
  it('has room around it', () => {
    const { path, width } = barsOf('1234')
    expect(path.startsWith('M10 0h2v1h-2z')).toBe(true)
    expect(width).toBe(10 + 5 * 11 + 13 + 10)
  })
})
