import { expect, it } from 'vitest'
import { expiryUnit, passMode, resetUse } from './pass-rules.ts'

it('the two numbers of a pass type say its mode, and some say none (R-344, R-345, R-346, A-35)', () => {
  const mode = (num_reservas: number, frec_dias: number) => passMode({ num_reservas, frec_dias })
  expect([mode(0, 0), mode(-1, 0), mode(-1, 7), mode(1, 1), mode(2, 7)]).toEqual([0, 1, 1, 2, 2])
  expect([mode(0, 7), mode(-2, 7), mode(1, 0), mode(-2, 0), mode(0, -1)]).toEqual([null, null, null, null, null])
})

it('a switch of the mode sets both numbers: as often in so many days as is said, else once in seven (R-347, A-35)', () => {
  const said = { num_reservas: 3, frec_dias: 14 }
  expect([resetUse(0, said), resetUse(1, said), resetUse(2, said)]).toEqual([
    { num_reservas: 0, frec_dias: 0 },
    { num_reservas: -1, frec_dias: 0 },
    said,
  ])
  const once = { num_reservas: 1, frec_dias: 7 }
  for (const nothing of [undefined, {}, { num_reservas: 0, frec_dias: 0 }, { num_reservas: -1, frec_dias: -7 }])
    expect(resetUse(2, nothing)).toEqual(once)
  expect(resetUse(2, { num_reservas: 1, frec_dias: 1 })).toEqual({ num_reservas: 1, frec_dias: 1 })
})

it('from the first use a pass counts in weeks where days were meant, and in no other case (R-348)', () => {
  const units = [1, 2, 3, 4, 5] as const
  expect(units.map((unit) => expiryUnit(2, unit))).toEqual([2, 2, 3, 4, 5])
  for (const kind of [0, 1]) expect(units.map((unit) => expiryUnit(kind, unit))).toEqual([...units])
})
