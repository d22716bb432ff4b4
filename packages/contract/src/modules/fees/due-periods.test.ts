import { expect, it } from 'vitest'
import { aFee, aHeldFee } from '../../testing/fee-cases.ts'
import type { Day } from '../../values/day.ts'
import { duePeriods } from './due-periods.ts'
import { collections, type FeeTerms, type HeldFee } from './fee-terms.ts'

const due = (upTo: Day, held: Partial<HeldFee> = {}, fee: Partial<FeeTerms> = {}) =>
  duePeriods(aFee(fee), aHeldFee(held), upTo).map(({ k }) => k)

it('are due on the day on which they are raised, oldest first (A-144, A-153)', () => {
  expect(['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-03-05'].map((day) => due(day))).toEqual([
    ...[[], [0], [0], [0, 1], [0, 1, 2]],
  ])
  expect(due('2026-03-05', { siguiente: 2, fecha_proxima: '2026-03-01' })).toEqual([2])
})
it('are due in arrears on the day after the last one', () => {
  const held = { fecha_proxima: '2026-02-01', fecha_fin_cuota: '2026-02-10' }
  const fee = { periodo_cobro_cuota: collections.arrears }
  expect(['2026-01-31', '2026-02-01', '2026-02-10', '2026-02-11', '2026-12-31'].map((day) => due(day, held, fee))).toEqual([
    ...[[], [0], [0], [0, 1], [0, 1]],
  ])
})
it('wait for a typed next date, later ones too, or are raised earlier by it (A-143)', () => {
  expect(due('2026-03-09', { fecha_proxima: '2026-03-10' })).toEqual([])
  expect(due('2026-03-10', { fecha_proxima: '2026-03-10' })).toEqual([0, 1, 2])
  expect(due('2025-12-05', { fecha_proxima: '2025-12-05' })).toEqual([0])
})
it('end with the member’s fee', () => {
  expect(due('2027-01-01', { fecha_fin_cuota: '2026-02-28' })).toEqual([0, 1])
  expect(due('2027-01-01', { fecha_fin_cuota: '2026-03-01' })).toEqual([0, 1, 2])
  expect(due('2027-01-01', { siguiente: 2, fecha_proxima: null })).toEqual([])
})
it('are at most 24 at once (A-153)', () => {
  expect(due('2036-01-01')).toHaveLength(24)
  expect(due('2027-12-01')).toHaveLength(24)
  expect(due('2027-11-30')).toHaveLength(23)
})
