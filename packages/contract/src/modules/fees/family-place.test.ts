import { expect, it } from 'vitest'
import { type FamilyFee, familyPlace } from './family-place.ts'

const one = (id: number, fecha_inicio_cuota: string, fecha_fin_cuota: string | null = null, espera = false): FamilyFee => ({
  ...{ id, fecha_inicio_cuota, fecha_fin_cuota, espera },
})

it('counts those of the family by start and number (A-149)', () => {
  const family = [one(9, '2026-01-01'), one(3, '2026-02-01'), one(2, '2026-02-01'), one(1, '2026-03-01')]
  expect([9, 2, 3, 1].map((id) => familyPlace(family, id, '2026-03-01'))).toEqual([1, 2, 3, 4])
  expect(familyPlace(family, 1, '2026-02-28')).toBe(0)
})
it('leaves out those without the fee on that day, first and last day being covered', () => {
  const family = [one(1, '2026-01-01', '2026-02-28'), one(2, '2026-01-15')]
  expect(['2026-02-28', '2026-03-01'].map((day) => familyPlace(family, 2, day))).toEqual([2, 1])
  expect(familyPlace([...family, one(0, '2026-01-01')], 1, '2026-01-14')).toBe(2)
})
it('leaves out those on a waiting list', () => {
  expect(familyPlace([one(1, '2026-01-01', null, true), one(2, '2026-01-15')], 2, '2026-02-01')).toBe(1)
})
