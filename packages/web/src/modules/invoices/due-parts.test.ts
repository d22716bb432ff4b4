import { describe, expect, it } from 'vitest'
import { partOf, partsOf, sumOf, toggled } from './due-parts.ts'

const lines = [1350, 1250, 800, 450].map((due, at) => ({ id: at + 1, what: '', detail: '', since: '2026-10-12', due, owner: 7 }))
const cents = (parts: Parameters<typeof sumOf>[1]) => lines.map((line) => partOf(parts, line))

describe('ticks and amount of a debt', () => {
  it('begin with everything', () => {
    expect(sumOf(lines, new Map())).toBe(3850)
  })
  it('are one thing: an amount fills the oldest, the last one in part (R-297)', () => {
    expect(cents(partsOf(lines, 3000)!)).toEqual([1350, 1250, 400, 0])
    expect(partsOf(lines, 3851)).toBe(null)
  })
  it('make a part whole when another line is ticked, because a payment fills lines from the oldest', () => {
    expect(cents(toggled(lines, partsOf(lines, 3000)!, lines[3]!))).toEqual([1350, 1250, 800, 450])
    expect(cents(toggled(lines, new Map(), lines[0]!))).toEqual([0, 1250, 800, 450])
  })
  it('follow a line of which another desk has collected a part', () => {
    const less = lines.map((line) => (line.id === 2 ? { ...line, due: 200 } : line))
    expect(sumOf(less, partsOf(lines, 3000)!)).toBe(1350 + 200 + 400)
  })
})
