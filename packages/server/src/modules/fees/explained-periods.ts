import { nextOf } from '@app/contract/fees/fee-periods'
import type { FeePart } from '@app/contract/fees/fee-terms'
import type { Day } from '@app/contract/values/day'
import type { Amounts, Charged } from './amounts.ts'
import { heldOf, termsFor } from './holdings.ts'

/** Period with its amount, as answers have it. */
export interface Explained {
  readonly desde: Day
  readonly hasta: Day
  readonly importe: number
  readonly partes: readonly FeePart[]
}

/** The next periods of a member's fee with their amounts: none for one that is not raised. */
export function explainedPeriods(
  amounts: Amounts,
  row: Charged,
  most: number,
): (Explained & { readonly k: number; readonly generar: Day })[] {
  const terms = termsFor(amounts.fee(row), row)
  const found: (Explained & { k: number; generar: Day })[] = []
  let next: { siguiente: number; fecha_proxima: Day | null } = row
  while (next.fecha_proxima !== null && found.length < most) {
    const amount = amounts.of(row, next.siguiente)
    if ('motivo' in amount) break
    const { desde, hasta } = amount.periodo
    found.push({ k: next.siguiente, desde, hasta, generar: next.fecha_proxima, importe: amount.importe, partes: amount.partes })
    next = nextOf(terms, heldOf(row, false), next.siguiente)
  }
  return found
}
