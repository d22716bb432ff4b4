import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberChoice } from '../members/member-page.ts'
import { actChanges, actReasons, memberActs } from './member-act.ts'

/** An act on the members who are chosen, with what it needs to know: a label, a type, a switch, a day, a pass type, a top-up of the price list, a letter. */
const act = {
  seleccion: memberChoice,
  acto: field.choice(...memberActs),
  id_mst_etiqueta: optional(field.ref('etiqueta')),
  id_mst_tiposocio: optional(field.ref('tipo_socio')),
  notificar: optional(field.flag()),
  fecha_baja: optional(field.day()),
  id_mst_tipoabonos: optional(field.ref('tipo_abono')),
  id_mst_monedero_virtual_precios: optional(field.ref('monedero_virtual_precios')),
  asunto: optional(field.text(150)),
  texto: optional(field.note(5000)),
  /** Whoever has such a pass already is sold another one. */
  incluir_con_abono: defaulted(field.flag(), false),
}

const group = object({ motivo: field.choice(...actReasons), socios: field.integer(), nombres: list(field.text(220)) })

/** What an act would do: to how many, who is left out and why, what to know, and the money that it would make, or ask for (cents). Nothing is written. */
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
  }),
})

/**
 * Does it, in one transaction: all or nothing, and once for a key. With `esperados` it is refused where it would now be done to another number of
 * members than was shown. An act that concerns nobody is refused. Selling needs the right to sell, too.
 */
export const runAct = action({
  endpoint: 'POST /api/socio/actos',
  permission: 'members',
  input: { ...act, esperados: optional(field.integer({ min: 0 })) },
  output: object({ id_reg_socio_acto: field.integer(), hechos: field.integer(), saltados: field.integer(), importe: field.money() }),
  changes: actChanges,
})
