import type { Day } from '../../values/day.ts'

/** Frequencies of fees, in months. */
export const feeFrequencies = [1, 2, 3, 4, 6, 12] as const
/** Collection: in advance, in arrears. */
export const collections = { advance: 0, arrears: 1 } as const
/** Charge of a period that is covered in part: full, by days, half. */
export const proportions = { full: 0, days: 1, half: 2 } as const
export type Proportion = (typeof proportions)[keyof typeof proportions]

/** Price of the next `num_cuotas` fees, in cents. */
export interface Promotion {
  readonly num_cuotas: number
  readonly precio_promocion: number
}

/** Terms of a fee and of its type: prices in cents, percentages in hundredths of a percent. */
export interface FeeTerms {
  readonly precio: number
  readonly frecuencia_cuotas: number
  readonly dia_generacion_factura: number
  readonly periodo_cobro_cuota: number
  readonly primera_mensualidad_proporcional: number
  readonly ultima_mensualidad_proporcional: number
  readonly activo: boolean
  /** Promotions of its type, one after the other. */
  readonly promociones: readonly Promotion[]
  /** Percentages of the second, third … of a family; further ones get the last. */
  readonly hermanos: readonly number[]
}

/** Fee of a member, as far as it decides periods and amounts. */
export interface HeldFee {
  readonly fecha_inicio_cuota: Day
  /** Its last day. */
  readonly fecha_fin_cuota: Day | null
  /**
   * First day of the month of boundary 0: boundary k is `frecuencia` × k months later, on the day of generation, clipped to that month
   * alone. Period 0 is the first fee.
   */
  readonly ancla: Day
  /** Number of the next period to be raised. */
  readonly siguiente: number
  /** Day on which that one is raised, computed or typed; null where none follows. */
  readonly fecha_proxima: Day | null
  /** Own frequency and day of generation, in place of the fee's. */
  readonly frecuencia_cuotas: number | null
  readonly dia_generacion_factura: number | null
  /** Day from which another day or frequency holds: the stretch from it up to the next boundary is charged by days. */
  readonly desde_cambio: Day | null
  readonly cantidad: number
  /** Own price, null while the parameter is off or nobody set one. */
  readonly precio_especial: number | null
  readonly importe_descuento: number
  readonly prc_descuento: number
  readonly prc_descuento_acum: number
  /** Amount of the first fee set by hand, per piece. */
  readonly importe_primera_mensualidad: number | null
  readonly espera: boolean
}

/** Period k of a member's fee: `hasta` is the first day that it does not cover. */
export interface FeePeriod {
  readonly k: number
  /** Boundaries k and k + 1. */
  readonly inicio: Day
  readonly fin: Day
  /** Charged days: those of the period within the member's fee and not charged before a change of day or frequency. */
  readonly desde: Day
  readonly hasta: Day
  /** Day on which it is raised. */
  readonly generar: Day
}

/** Steps of an amount, always in this order. */
export const feeSteps = [
  ...(['precio', 'precio_especial', 'promocion', 'importe_descuento', 'prc_descuento', 'prc_descuento_acum', 'familia'] as const),
  ...(['frecuencia', 'dias', 'mitad', 'importe_primera', 'cantidad'] as const),
]
export type FeeStep = (typeof feeSteps)[number]

/** Step of an amount: `importe` is the difference that it makes, in cents; those of all steps sum to the amount of the line. */
export interface FeePart {
  readonly paso: FeeStep
  readonly importe: number
  /** Figure of the step: cents of a price or discount, hundredths of a percent, days, months, place in the promotion, quantity. */
  readonly valor?: number
  /** Its whole: days of the period, months of the fee, fees of the promotion; in a family the place. */
  readonly de?: number
}

/** Reasons for which a period is not raised. */
export const feeRefusals = ['empieza_despues', 'terminada', 'espera', 'inactiva', 'curso_inactivo'] as const
export type NotRaised = (typeof feeRefusals)[number]

/** Amount of a period: per piece and in all, in cents, with its explanation. */
export interface FeeAmount {
  readonly periodo: FeePeriod
  /** Piece, which the line multiplies by its quantity. */
  readonly precio: number
  readonly cantidad: number
  readonly importe: number
  readonly partes: readonly FeePart[]
  /** Number of this fee since the member's first one of the type, from 1. */
  readonly numero: number
  readonly primera: boolean
  readonly ultima: boolean
  /** Day of generation that holds from this period on, in the stretch up to its first boundary. */
  readonly cambio: number | null
  /** First fee after its promotions. */
  readonly acaba_promocion: boolean
}

/** Facts outside a member's fee that decide its amount. */
export interface FeeContext {
  /** Fees of its type that the member had before this one. */
  readonly anteriores: number
  /** Place in the family, 1 …; null without one. */
  readonly hermano: number | null
  /** False for the fee of a course that is not active. */
  readonly curso_activo: boolean
}
