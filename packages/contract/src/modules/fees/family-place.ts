import type { Day } from '../../values/day.ts'
import type { HeldFee } from './fee-terms.ts'

/** Fee of somebody in a family: those with the same payer and a fee of the same type. */
export interface FamilyFee extends Pick<HeldFee, 'fecha_inicio_cuota' | 'fecha_fin_cuota' | 'espera'> {
  readonly id: number
}

/** Place of a fee among those of its family that cover a day, from 1, by start and id; 0 where it does not cover the day itself. */
export const familyPlace = (family: readonly FamilyFee[], id: number, day: Day): number =>
  family
    .filter((one) => !one.espera && one.fecha_inicio_cuota <= day && (one.fecha_fin_cuota === null || one.fecha_fin_cuota >= day))
    .toSorted((a, b) => a.fecha_inicio_cuota.localeCompare(b.fecha_inicio_cuota) || a.id - b.id)
    .findIndex((one) => one.id === id) + 1
