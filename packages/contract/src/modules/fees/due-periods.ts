import type { Day } from '../../values/day.ts'
import { nextOf, periodOf } from './fee-periods.ts'
import type { FeePeriod, FeeTerms, HeldFee } from './fee-terms.ts'

/** Periods of one member's fee that are raised at once. */
export const mostPeriods = 24

/** Periods to be raised up to a day, oldest first. */
export function duePeriods(fee: FeeTerms, held: HeldFee, upTo: Day): FeePeriod[] {
  const due: FeePeriod[] = []
  let next: Pick<HeldFee, 'siguiente' | 'fecha_proxima'> = held
  while (next.fecha_proxima !== null && next.fecha_proxima <= upTo && due.length < mostPeriods) {
    due.push(periodOf(fee, held, next.siguiente))
    next = nextOf(fee, held, next.siguiente)
  }
  return due
}
