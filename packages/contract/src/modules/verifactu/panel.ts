import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { company } from '../company/company.ts'
import { invoiceRecord, recordChain } from '../official-invoices/invoice-record.ts'
import { officialInvoice } from '../official-invoices/official-invoice.ts'
import { shownCertificate } from './company-certificate.ts'
import { chainCheck, sending } from './sending.ts'

const r = invoiceRecord.fields
/** A record with its document. */
export const shownRecord = {
  ...pick(r, 'id_reg_documento_cadena', 'n', 'clase', 'id_reg_facturaoficial', 'fecha_hora'),
  num_completo: officialInvoice.fields.num_completo,
}
/** A sending as it is listed. */
export const shownSending = {
  ...pick(sending.fields, 'id_reg_documento_envio', 'desde', 'hasta', 'estado', 'incidencia', 'enviado', 'csv', 'codigo', 'mensaje'),
  instalacion: recordChain.fields.instalacion,
  rechazados: field.integer(),
  con_errores: field.integer(),
}

const c = company.fields
/** Companies with their part in VERI*FACTU. */
export const verifactuCompanies = action({
  endpoint: 'GET /api/verifactu/empresas',
  permission: 'invoices',
  input: {},
  output: list(
    object({
      ...pick(c, 'id_mst_empresas', 'nombre', 'nif', 'territorio', 'verifactu_desde'),
      /** Its territory has no system of its own. */
      servida: field.flag(),
    }),
  ),
})

/** State of a company in VERI*FACTU: its chain, what waits, what was answered, its certificate, the clock. */
export const verifactuPanel = action({
  endpoint: 'GET /api/verifactu/{id}/estado',
  permission: 'invoices',
  input: { id: field.ref('empresa') },
  output: object({
    /** This installation has a producer and a service. */
    preparada: field.flag(),
    pruebas: field.flag(),
    cadena: optional(object({ ...pick(recordChain.fields, 'id_reg_documento_cadena', 'instalacion', 'n', 'ultimo') })),
    /** Records of all installations. */
    registros: field.integer(),
    comprobacion: optional(object(pick(chainCheck.fields, 'hasta', 'rotura', 'fecha'))),
    pendientes: field.integer(),
    /** Records that were sent without a readable answer. */
    en_duda: field.integer(),
    /** Instant of the next sending; null while nothing can be sent. */
    proximo: optional(field.instant()),
    /** Instant from which a sending may be asked for. */
    desde: optional(field.instant()),
    incidencia: field.flag(),
    /** Instant of the first of the sendings without an answer, since the last one that had one. */
    silencio: optional(field.instant()),
    ultimo: optional(object(shownSending)),
    rechazados: field.integer(),
    con_errores: field.integer(),
    reloj: optional(field.integer()),
    certificado: optional(object(shownCertificate)),
    cola: list(object(shownRecord)),
  }),
})

/** Sends the waiting records of a company as soon as the tax agency's wait allows. */
export const sendWaiting = action({
  endpoint: 'POST /api/verifactu/{id}/enviar',
  permission: 'invoices',
  input: { id: field.ref('empresa') },
  output: object({}),
  changes: [sending],
})
