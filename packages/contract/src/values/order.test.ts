import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ascending, by } from './order.ts'

describe('order', () => {
  it('of numbers is the smallest first, each once', () => {
    expect(ascending([10, 9, 10, -1, 2])).toEqual([-1, 2, 9, 10])
    expect(ascending(new Set<number>())).toEqual([])
  })
  it('of things is that of their numbers, one after another, and else as they came', () => {
    const things = [
      { name: 'a', x: 2, y: 1 },
      { name: 'b', x: 1, y: 1 },
      { name: 'c', x: 1, y: 3 },
      { name: 'd', x: 2, y: 1 },
    ]
    const names = (...numbers: readonly ((one: (typeof things)[number]) => number)[]) =>
      things
        .toSorted(by(...numbers))
        .map(({ name }) => name)
        .join('')
    expect(names(({ x }) => x)).toBe('bcad')
    expect(names(({ x }) => -x)).toBe('adbc')
    expect(
      names(
        ({ x }) => x,
        ({ y }) => -y,
      ),
    ).toBe('cbad')
  })
  it('holds for any numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const sorted = numbers.toSorted(by((one) => one))
        expect(sorted.every((one, at) => at === 0 || sorted[at - 1]! <= one)).toBe(true)
        expect(new Set(ascending(numbers))).toEqual(new Set(numbers))
      }),
    )
  })
})
