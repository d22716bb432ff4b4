import type { Day } from '../../values/day.ts'
import type { Minute } from '../../values/minute.ts'

/** Price of a tariff for a member type, in cents; its bands are lengths in hours. */
export interface TariffPrice {
  readonly id_mst_tiposocio: number
  readonly precio: number
  readonly precio_faltan_pocas_horas: number | null
  readonly tramos: readonly { readonly min_horas: number; readonly max_horas: number; readonly precio: number }[]
}
export interface Tariff {
  readonly id_mst_tarifas: number
  readonly desc_tarifa: string
  readonly tipo_tarifa: 1 | 2 | 3
  readonly fecha_ini: Day | null
  readonly fecha_fin: Day | null
  readonly hora_ini: Minute
  readonly hora_fin: Minute
  readonly dias: number
  readonly activo: boolean
  readonly id_mst_tipoingreso: number | null
  readonly duracion: number
  readonly dias_tarifa: readonly { readonly mes: number; readonly dia_mes: number }[]
  readonly precios: readonly TariffPrice[]
}
/** Tariff with an income type not linked to the sport: only named. */
export type UnlinkedTariff = Omit<Tariff, 'precios'>
/** Price per hour of a court, or of a court type, for a member type and starts within the hours. */
export interface HourPrice {
  readonly id_mst_tiposocio: number
  readonly precio: number
  readonly hora_ini: Minute
  readonly hora_fin: Minute
}
/** Place of a booking. `preciohora` is the member's own price per hour, `pass` marks the use of a pass, `course` a student of its course. */
export interface Player {
  readonly id_mst_socios: number
  readonly id_mst_tiposocio: number
  readonly preciohora: number
  readonly pass?: boolean
  readonly course?: boolean
}
/** Input of a price: amounts in cents, times in minutes. */
export interface QuoteInput {
  readonly day: Day
  readonly from: Minute
  readonly minutes: number
  /** Hours from the creation of the booking to its start; null if unknown. */
  readonly hoursAhead: number | null
  /** HORAS_ULTIMA_HORA: nearer than this the last-minute price applies. */
  readonly lastMinuteHours: number
  readonly tariffs: readonly Tariff[]
  readonly unlinkedTariffs: readonly UnlinkedTariff[]
  /** Income types linked to the court's type, in their order. */
  readonly courtTypeIncomes: readonly number[]
  readonly courtPrices: readonly HourPrice[]
  readonly courtTypePrices: readonly HourPrice[]
  readonly reservationType: {
    readonly desc_tiporeserva: string
    readonly preciohora: number
    readonly id_mst_tipoingreso: number | null
  } | null
  readonly players: readonly Player[]
}
