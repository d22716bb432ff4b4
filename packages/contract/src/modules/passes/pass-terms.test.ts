import { expect, it } from 'vitest'
import { amountOfUse, amountText, fromLedger, lastDayOf, periodOf, toLedger, unitOfPass } from './pass-terms.ts'

const hours = { unidad: 0, num_reservas: 0 } as const
/** Weekly and unlimited passes count bookings, whatever their unit. */
const bookings = [
  { unidad: 1, num_reservas: 0 },
  { unidad: 0, num_reservas: 2 },
  { unidad: 0, num_reservas: -1 },
] as const

it('hours are kept as whole minutes, all else as bookings; a use takes its minutes, or one booking (R-351)', () => {
  expect([toLedger(hours, 1.5), toLedger(hours, 0.33), toLedger(hours, 0.008), toLedger(hours, 0.009)]).toEqual([90, 20, 0, 1])
  expect([fromLedger(hours, 90), amountOfUse(hours, 90)]).toEqual([1.5, 90])
  for (const terms of bookings) {
    expect([toLedger(terms, 4), fromLedger(terms, 4), amountOfUse(terms, 90)]).toEqual([4, 4, 1])
    expect(unitOfPass(terms)).not.toBe(unitOfPass(hours))
  }
})

it('amounts are said in hours and minutes, or as a number', () => {
  expect([90, 65, 120, 0, 5].map((amount) => amountText(hours, amount))).toEqual(['1 h 30', '1 h 05', '2 h', '0 h', '0 h 05'])
  expect(bookings.map((terms) => amountText(terms, 90))).toEqual(['90', '90', '90'])
})

it('a term is counted in days, weeks, months or years, and has no last day in hours (A-34, R-349)', () => {
  const last = (unidad_caducidad: 1 | 2 | 3 | 4 | 5, n = 2) => lastDayOf({ unidades_caducidad: n, unidad_caducidad }, '2026-01-31')
  expect([last(1), last(2), last(3), last(4), last(5)]).toEqual(['2026-02-02', '2026-02-14', '2026-03-31', '2028-01-31', null])
  expect(last(3, 1)).toBe('2026-02-28')
})

it('a pass of so many days counts from the Monday of its purchase, before and after it (0097)', () => {
  // bought on a Friday, and on a Monday
  const of = (frec_dias: number, day: string, fecha_compra = '2026-11-20') => periodOf({ frec_dias, fecha_compra }, day)
  expect(of(7, '2026-11-22')).toEqual({ desde: '2026-11-16', hasta: '2026-11-22' })
  expect(of(7, '2026-11-23')).toEqual({ desde: '2026-11-23', hasta: '2026-11-29' })
  expect(of(10, '2026-11-25')).toEqual({ desde: '2026-11-16', hasta: '2026-11-25' })
  expect(of(10, '2026-11-26')).toEqual({ desde: '2026-11-26', hasta: '2026-12-05' })
  expect(of(7, '2026-11-16', '2026-11-16')).toEqual({ desde: '2026-11-16', hasta: '2026-11-22' })
  expect(of(7, '2026-11-15', '2026-11-16')).toEqual({ desde: '2026-11-09', hasta: '2026-11-15' })
})
