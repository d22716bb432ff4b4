import type { Day } from '../../values/day.ts'
import { beginsBeforeEnd, nextOf, periodOf } from './fee-periods.ts'
import type { FeePeriod, FeeTerms, HeldFee } from './fee-terms.ts'

/** Periods of one member's fee that are raised at once. */
export const mostPeriods = 24

/** Periods to be raised up to a day, oldest first, none after the member's fee. */
export function duePeriods(fee: FeeTerms, held: HeldFee, upTo: Day): FeePeriod[] {
  const due: FeePeriod[] = []
  let next: Pick<HeldFee, 'siguiente' | 'fecha_proxima'> = held
  while (next.fecha_proxima !== null && next.fecha_proxima <= upTo && due.length < mostPeriods) {
    const period = periodOf(fee, held, next.siguiente)
    if (!beginsBeforeEnd(held, period)) break
    due.push(period)
    next = nextOf(fee, held, period.k)
  }
  return due
}
