import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import type { FeeExplanation } from './fee-explanation.ts'

const internal = { only: [], permission: 'invoices' } as const

/** Run that raised fees: what was shown before, and what it made. */
export const feeRun = resource('fee-run', {
  ...internal,
  table: 'cuota_proceso',
  path: 'cuota_proceso',
  label: 'hasta',
  shown: { text: 'menu.fee-run', route: '/cuotas/generar/{id_reg_cuota_proceso}' },
  words: { club: ['filtro', 'motivo', 'huella'] },
  fields: {
    id_reg_cuota_proceso: field.id(),
    /** Periods that are due on this day or before it. */
    hasta: field.day(),
    filtro: field.json<FeeRunFilter>(),
    /** Numbers and sums, in cents, that its preview showed. */
    previsto_lineas: field.integer({ min: 0 }),
    previsto_importe: field.money(),
    /** Those that it made. */
    lineas: defaulted(field.integer({ min: 0 }), 0),
    importe: defaulted(field.money(), 0),
    /** Periods without amount, which count as raised. */
    sin_importe: defaulted(field.integer({ min: 0 }), 0),
    huella: field.text(64),
    /** Begun by the club's schedule. */
    automatico: defaulted(field.flag(), false),
    /** Long run that raises its lines, and the one that takes them back (0172). */
    id_reg_proceso: optional(field.ref('proceso')),
    id_reg_proceso_retirar: optional(field.ref('proceso')),
    /** Reason for which it was taken back, and the lines that went. */
    motivo: optional(field.note(500)),
    retiradas: defaulted(field.integer({ min: 0 }), 0),
    importe_retirado: defaulted(field.money(), 0),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** Part of the fees that a run is for, and periods that were taken out of it. */
export interface FeeRunFilter {
  readonly id_mst_empresas?: number | null
  readonly id_mst_tipocuotas?: number | null
  readonly id_mst_cuotas?: number | null
  readonly id_mst_curso_grupo?: number | null
  /** Members' fees that the run leaves out. */
  readonly sin?: readonly number[]
}

/** Period of a member's fee that was raised: one row each, which says that its days are charged (fees.md §3). */
export const feePeriod = resource('fee-period', {
  ...internal,
  table: 'cuota_periodo',
  path: 'cuota_periodo',
  label: 'desde',
  fields: {
    id_reg_cuota_periodo: field.id(),
    id_reg_socios_cuotas: field.ref('socios_cuotas'),
    k: field.integer(),
    /** Charged days: `hasta` is the first day not covered. */
    desde: field.day(),
    hasta: field.day(),
    /** Amount in cents; 0 has no line. */
    importe: field.money({ min: 0 }),
    id_reg_cuota_proceso: optional(field.ref('cuota_proceso')),
    id_reg_factura: optional(field.ref('factura')),
    /** Day on which it was due, computed or typed; it is due on that day again once its run is taken back. */
    generar: optional(field.day()),
    retirado: defaulted(field.flag(), false),
    /** It was taken back with its run; otherwise its line was deleted. */
    con_su_proceso: defaulted(field.flag(), false),
  },
})

/** Amounts of a line and its period before a recalculation. */
export interface RecalculatedLine {
  readonly id_reg_cuota_periodo: number
  readonly id_reg_factura: number
  /** Price before and after, in cents per piece. */
  readonly antes: number
  readonly despues: number
  /** Amount of the period before, in cents. */
  readonly importe: number
  readonly explicacion: FeeExplanation
}
/** Recalculation of raised lines by the new prices of their fees, with what they were before. */
export const feeRecalculation = resource('fee-recalculation', {
  ...internal,
  table: 'cuota_recalculo',
  path: 'cuota_recalculo',
  label: 'fecha',
  words: { club: ['lineas'] },
  fields: {
    id_reg_cuota_recalculo: field.id(),
    lineas: field.json<readonly RecalculatedLine[]>(),
    deshecho: defaulted(field.flag(), false),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
