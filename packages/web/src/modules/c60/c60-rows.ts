import type { previewC60 } from '@app/contract/c60/c60'
import type { OutputOf } from '@app/contract/kit/action'
import { formatEuros } from '@app/contract/values/money'
import { t } from '../../kit/texts/i18n.ts'

/** File as it was read, and a payment of it. */
export type ReadFile = OutputOf<typeof previewC60>
export type Payment = ReadFile['cobros'][number]

/** Parts of the payments of a file: all, those that pay, those with an oddity. */
export const parts = ['all', 'pays', 'odd'] as const
export type Part = (typeof parts)[number]

/** True for a payment that will pay its line: whole, or in part where that was ticked. */
export const pays = ({ resultado, referencia }: Payment, noted: ReadonlySet<string>): boolean =>
  resultado === 'paga' || (resultado === 'importe_menor' && noted.has(referencia))

export const isIn = (part: Part, row: Payment, noted: ReadonlySet<string>): boolean =>
  part === 'all' || (part === 'pays') === pays(row, noted)

/** Cents by which a payment differs from what is left. */
const difference = ({ importe, pendiente }: Payment): string => formatEuros(Math.abs((pendiente ?? 0) - importe))

/** Outcome of a payment in words. */
export function outcomeText(row: Payment, noted: ReadonlySet<string>): string {
  const key = row.resultado === 'importe_menor' && noted.has(row.referencia) ? 'anotada' : row.resultado
  const text = t(`c60.outcome.${key}`, { resto: difference(row), importe: formatEuros(row.importe) })
  return row.tarde ? `${text} · ${t('c60.late')}` : text
}
/** Words of the tick that pays a line in part. */
export const noteText = (row: Payment): string => t('c60.note', { importe: formatEuros(row.importe), resto: difference(row) })

/** Payments of a file by their figures: to be paid, paid already, of another amount, unknown. */
export function figuresOf(rows: readonly Payment[], noted: ReadonlySet<string>) {
  const of = (test: (row: Payment) => boolean) => {
    const own = rows.filter(test)
    return { n: own.length, importe: own.reduce((sum, { importe }) => sum + importe, 0) }
  }
  return {
    pays: of((row) => pays(row, noted)),
    paid: of(({ resultado }) => resultado === 'ya_pagada' || resultado === 'ya_leida' || resultado === 'repetida'),
    other: of((row) => !pays(row, noted) && (row.resultado === 'importe_menor' || row.resultado === 'importe_mayor')),
    unknown: of(({ resultado }) => resultado === 'desconocida' || resultado === 'otra_emisora' || resultado === 'borrada'),
  }
}
