import { digestOf } from '../../runs/public.ts'
import type { Due } from './due-fees.ts'

/** Number and sum of lines, in cents. */
export interface Sum {
  readonly lineas: number
  readonly importe: number
}

/** Number and sum of amounts; those of 0 have no line. */
export const sumOf = (amounts: readonly { readonly importe: number }[]): Sum => ({
  lineas: amounts.filter(({ importe }) => importe !== 0).length,
  importe: amounts.reduce((sum, { importe }) => sum + importe, 0),
})

/** Number and sum of the lines of periods. */
export const sumOfDue = (due: readonly Due[]): Sum => sumOf(due.map(({ amount }) => amount))

/** Fingerprint of the periods and amounts that a run would raise. */
export const digestOfDue = (due: readonly Due[]): string =>
  digestOf(
    due
      .map(({ row, amount }) => [row.id_reg_socios_cuotas, amount.periodo.k, amount.importe] as const)
      .toSorted(([a, k], [b, l]) => a - b || k - l),
  )
