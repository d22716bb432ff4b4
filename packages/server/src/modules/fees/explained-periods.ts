import { nextOf } from '@app/contract/fees/fee-periods'
import { type FeeReason, reasonOf } from '@app/contract/fees/fee-reason'
import type { FeeAmount, FeePart } from '@app/contract/fees/fee-terms'
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
/** Period to be raised, with the reason of its amount. */
export interface Coming extends Explained {
  readonly generar: Day
  readonly razon: FeeReason
}

/** Amount of a period that is raised on a day, as answers have it. */
export function comingOf(amount: FeeAmount, generar: Day): Coming {
  const { periodo, importe, partes } = amount
  return { desde: periodo.desde, hasta: periodo.hasta, importe, partes, generar, razon: reasonOf(amount) }
}

/** The next periods of a member's fee with their amounts: none for one that is not raised. */
export function explainedPeriods(amounts: Amounts, row: Charged, most: number): (Coming & { readonly k: number })[] {
  const terms = termsFor(amounts.fee(row), row)
  const found: (Coming & { k: number })[] = []
  let next: { siguiente: number; fecha_proxima: Day | null } = row
  while (next.fecha_proxima !== null && found.length < most) {
    const amount = amounts.of(row, next.siguiente)
    if ('motivo' in amount) break
    found.push({ k: next.siguiente, ...comingOf(amount, next.fecha_proxima) })
    next = nextOf(terms, heldOf(row, false), next.siguiente)
  }
  return found
}
