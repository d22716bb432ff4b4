import { isFeeExplanation } from '@app/contract/fees/fee-explanation'
import { bridgeCauses } from '@app/contract/fees/fee-runs'
import type { FeePart, FeeStep } from '@app/contract/fees/fee-terms'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import type { Due } from './due-fees.ts'
import type { OutRow } from './left-out.ts'
import type { Sum } from './sums.ts'

export type Cause = (typeof bridgeCauses)[number]

const discounts: readonly FeeStep[] = ['importe_descuento', 'prc_descuento', 'prc_descuento_acum', 'familia']
const partOf = (parts: readonly FeePart[], paso: FeeStep) => parts.find((one) => one.paso === paso)
const differsIn = (before: readonly FeePart[], after: readonly FeePart[], paso: FeeStep) =>
  partOf(before, paso)?.valor !== partOf(after, paso)?.valor

/** Amount of the period before; the first of several that are due is compared with it. */
export const beforeOf = ({ row, n }: Due): number | null => (n === 1 ? row.ultimo_importe : null)

function causeOf(due: Due, before: readonly FeePart[] | undefined): Cause | null {
  const { amount, n } = due
  if (n > 1) return 'atrasados'
  const antes = beforeOf(due)
  if (antes === null) return 'altas'
  if (antes === amount.importe) return null
  if (amount.acaba_promocion) return 'fin_promocion'
  if (!before) return 'otras'
  const after = amount.partes
  if (partOf(before, 'promocion') && !partOf(after, 'promocion')) return 'fin_promocion'
  if (discounts.some((paso) => differsIn(before, after, paso))) return 'descuentos'
  const isOtherPrice = partOf(before, 'precio')?.importe !== partOf(after, 'precio')?.importe
  return isOtherPrice || differsIn(before, after, 'precio_especial') ? 'precio' : 'otras'
}

/** Causes for which amounts differ from those of the period before, in the order of the periods; null where they do not. */
export async function causesOf(tx: Tx, all: readonly Due[]): Promise<(Cause | null)[]> {
  const lines = all.flatMap((due) => {
    const antes = beforeOf(due)
    return antes !== null && antes !== due.amount.importe ? (due.row.ultima_factura ?? []) : []
  })
  const rows =
    lines.length === 0
      ? []
      : await tx.selectFrom('factura').select(['id_reg_factura', 'explicacion']).where(isOneOf('id_reg_factura', lines)).execute()
  const partsOf = new Map(rows.map((row) => [row.id_reg_factura, isFeeExplanation(row.explicacion) ? row.explicacion.partes : undefined]))
  return all.map((due) => causeOf(due, partsOf.get(due.row.ultima_factura ?? 0)))
}

const leaving: readonly OutRow['motivo'][] = ['de_baja', 'termina_antes']

/** Bridge from the last periods to these: number and sum of the differences, by cause. */
export function bridgeOf(
  lines: readonly { readonly importe: number; readonly antes: number | null; readonly causa: Cause | null }[],
  out: readonly OutRow[],
): (Sum & { causa: Cause })[] {
  const sums = new Map<Cause, { lineas: number; importe: number }>()
  const add = (causa: Cause, difference: number) => {
    const sum = sums.get(causa) ?? { lineas: 0, importe: 0 }
    sums.set(causa, { lineas: sum.lineas + 1, importe: sum.importe + difference })
  }
  for (const { importe, antes, causa } of lines) if (causa !== null) add(causa, importe - (antes ?? 0))
  for (const { motivo, antes } of out) if (antes !== null) add(leaving.includes(motivo) ? 'bajas' : 'otras', -antes)
  return bridgeCauses.flatMap((causa) => {
    const sum = sums.get(causa)
    return sum ? [{ causa, ...sum }] : []
  })
}
