import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { shownRecord, shownSending } from './panel.ts'
import { recordAnswer, sending } from './sending.ts'

const a = recordAnswer.fields

/** Sendings of a company, newest first; with `por_arreglar` those that were not simply correct. */
export const listSendings = action({
  endpoint: 'GET /api/verifactu/{id}/envios',
  permission: 'invoices',
  input: { id: field.ref('empresa'), por_arreglar: defaulted(field.flag(), false) },
  output: list(object(shownSending)),
})

/** A sending with its records: what was sent, and what was answered. */
export const sendingDetail = action({
  endpoint: 'GET /api/verifactu/envio/{id}',
  permission: 'invoices',
  input: { id: field.ref('documento_envio') },
  output: object({
    ...pick(sending.fields, 'id_reg_documento_envio', 'desde', 'hasta', 'estado', 'incidencia', 'enviado', 'respondido', 'csv'),
    ...pick(sending.fields, 'codigo', 'mensaje', 'espera', 'reloj'),
    registros: list(
      object({ ...shownRecord, estado: optional(a.estado), codigo: a.codigo, mensaje: a.mensaje, xml: field.note(20_000) }),
      1000,
    ),
  }),
})
