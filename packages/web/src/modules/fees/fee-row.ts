import type { fee } from '@app/contract/fees/fee'
import { collections, feeFrequencies, proportions } from '@app/contract/fees/fee-terms'
import type { feeFigures } from '@app/contract/fees/fees'
import type { OutputOf } from '@app/contract/kit/action'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { Choice } from '../../kit/fields/choices.ts'
import { tFound } from '../../kit/texts/i18n.ts'

export type Fee = RowOfResource<typeof fee>
type Figures = OutputOf<typeof feeFigures>[number]

/** Row of the grid of fees: figures come with a second read, complaints belong to the new row. */
export type FeeRow = Fee & {
  readonly socios: number | null
  readonly al_mes: number | null
  readonly fallos: Readonly<Record<string, string>>
}

/** Id of the row that is not saved yet. */
export const newRow = 0

const none = {}
/** Fees with their figures, as soon as those are read. */
export function withFigures(fees: readonly Fee[], figures: readonly Figures[] | undefined): FeeRow[] {
  const byFee = new Map(figures?.map((one) => [one.id_mst_cuotas, one]))
  return fees.map((one) => {
    const own = byFee.get(one.id_mst_cuotas)
    return { ...one, socios: own?.socios ?? (figures ? 0 : null), al_mes: own?.al_mes ?? (figures ? 0 : null), fallos: none }
  })
}

const named = (prefix: 'frecuencia' | 'cobro' | 'proporcion', values: readonly number[]): Choice[] =>
  values.map((value) => ({ value, text: tFound('cuota', `${prefix}_${value}`) }))
export const frequencyChoices = () => named('frecuencia', feeFrequencies)
export const collectionChoices = () => named('cobro', Object.values(collections))
export const proportionChoices = () => named('proporcion', Object.values(proportions))
