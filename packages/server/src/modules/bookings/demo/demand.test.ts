import { expect, test } from 'vitest'
import { randomFrom } from '../../../kit/random.ts'
import { holidaysOf } from '../../calendars/public-holidays.ts'
import { demand } from './demand.ts'

const sports = ['padel', 'tenis', 'pickleball'] as const
const week = [1, 2, 3, 4, 5, 6, 7]

test('demand is a probability at every minute and nothing while the club is closed', () => {
  for (const sport of sports) {
    for (const weekday of week) {
      for (let minute = 0; minute <= 1440; minute += 5) {
        const value = demand(sport, weekday, minute)
        expect(value >= 0 && value <= 1).toBe(true)
        expect(value === 0).toBe(minute < 480 || minute >= 1380)
      }
    }
  }
})

test('working people play in the evening, and at weekends in the morning', () => {
  expect(demand('padel', 2, 1170)).toBeGreaterThan(0.9)
  expect(demand('padel', 2, 960)).toBeLessThan(0.3)
  expect(demand('padel', 6, 660)).toBeGreaterThan(demand('padel', 6, 1170))
  expect(demand('padel', 5, 1260)).toBeLessThan(demand('padel', 4, 1260))
})

test('chance repeats itself from a seed, stays in bounds and follows the weights', () => {
  const draw = (seed: number) => {
    const random = randomFrom(seed)
    return Array.from({ length: 10_000 }, () => random.int(1, 6))
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
  for (const side of [1, 2, 3, 4, 5, 6]) expect(draw(3).filter((n) => n === side).length / 10_000).toBeCloseTo(1 / 6, 1)
  const random = randomFrom(4)
  const heavy = Array.from({ length: 10_000 }, () =>
    random.weighted([
      ['a', 3],
      ['b', 1],
      ['c', 0],
    ] as const),
  )
  expect(heavy.filter((letter) => letter === 'a').length / 10_000).toBeCloseTo(0.75, 1)
  expect(heavy).not.toContain('c')
})

test('Catalonia keeps its own holidays in both years', () => {
  const days = holidaysOf('CT').map(({ date }) => date)
  expect(days).toEqual(expect.arrayContaining(['2026-09-11', '2026-12-26', '2027-06-24', '2027-12-25']))
  expect(days).toEqual([...days].sort())
})
