import type { FeeAmount, FeePart, FeePeriod } from './fee-terms.ts'

/** Explanation of a fee's line, as stored with it: its period and the parts of its amount. */
export interface FeeExplanation extends Pick<FeeAmount, 'numero' | 'cambio' | 'primera' | 'ultima'> {
  readonly clase: 'cuota'
  readonly id_reg_socios_cuotas: number
  readonly periodo: FeePeriod
  readonly partes: readonly FeePart[]
  /** Members of the family before this one, in the order of A-149. */
  readonly familia: readonly number[]
  /** Words of the line as raised: others were typed by hand. */
  readonly concepto: string
}

/** True for the explanation of a fee's line. */
export const isFeeExplanation = (explicacion: unknown): explicacion is FeeExplanation =>
  typeof explicacion === 'object' && explicacion !== null && 'clase' in explicacion && explicacion.clase === 'cuota'
