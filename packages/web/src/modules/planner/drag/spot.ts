import type { Day } from '@app/contract/values/day'

/** Place of a booking: club day, minutes, court. */
export interface Spot {
  readonly fecha_ini: Day
  readonly id_mst_recurso: number
  readonly hora_ini: number
  readonly duracion: number
}
