import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberChoice } from '../members/member-page.ts'
import { actChanges, actReasons, memberActs } from './member-act.ts'

/** Act on the chosen members, with its parameters: a label, a type, a switch, a day, a pass type, a fee from a day on, a top-up of the price list, a letter. */
const act = {
  seleccion: memberChoice,
  acto: field.choice(...memberActs),
  id_mst_etiqueta: optional(field.ref('etiqueta')),
  id_mst_tiposocio: optional(field.ref('tipo_socio')),
  notificar: optional(field.flag()),
  fecha_baja: optional(field.day()),
  id_mst_tipoabonos: optional(field.ref('tipo_abono')),
  id_mst_cuotas: optional(field.ref('cuotas')),
  fecha_inicio_cuota: optional(field.day()),
  id_mst_monedero_virtual_precios: optional(field.ref('monedero_virtual_precios')),
  asunto: optional(field.text(150)),
  texto: optional(field.note(5000)),
  /** Sells another one to members with such a pass. */
  incluir_con_abono: defaulted(field.flag(), false),
}

const group = object({ motivo: field.choice(...actReasons), socios: field.integer(), nombres: list(field.text(220)) })

/**
 * Preview of an act: the number of members, those left out with the reasons, the warnings, and the money produced or requested (cents).
 * Nothing is written.
 */
export const previewAct = action({
  endpoint: 'POST /api/socio/actos/previo',
  permission: 'members',
  input: act,
  output: object({
    elegidos: field.integer(),
    hechos: field.integer(),
    importe: field.money(),
    saltados: list(group),
    avisos: list(group),
    /** Fingerprint of the members and their sums, for the act itself. */
    huella: field.text(64),
  }),
})

/**
 * Runs the act once per idempotency key: up to a hundred members at once, all or nothing; more by a run, in slices of their own, which has
 * only begun when its number is returned, `hechos` and `importe` being planned. With `huella` it is refused if members or sums differ
 * from those shown. An act without members is refused. Selling also requires the right to sell.
 */
export const runAct = action({
  endpoint: 'POST /api/socio/actos',
  permission: 'members',
  input: { ...act, huella: optional(field.text(64)) },
  output: object({
    id_reg_socio_acto: field.integer(),
    hechos: field.integer(),
    saltados: field.integer(),
    importe: field.money(),
    id_reg_proceso: optional(field.ref('proceso')),
  }),
  changes: actChanges,
})
