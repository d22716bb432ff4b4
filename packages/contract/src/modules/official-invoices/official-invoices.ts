import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { incomeType } from '../income-types/income-type.ts'
import { invoice } from '../invoices/invoice.ts'
import { run } from '../runs/run.ts'
import { invoiceRecord, recordChain, recordStates } from './invoice-record.ts'
import { documentCancellation, documentLine, documentRelation, documentSeries, documentTax, officialInvoice } from './official-invoice.ts'

/** Resources that issuing writes. */
export const issued = [documentSeries, officialInvoice, documentLine, documentTax, documentRelation, recordChain, invoiceRecord, invoice]

const everything = Number.POSITIVE_INFINITY
/** Prefix and days; all prefixes, and this month, if unsent. */
export const range = { prefijo: optional(field.text(20)), start_date: optional(field.day()), end_date: optional(field.day()) }
const f = officialInvoice.fields
/** States of an invoice at the tax agency, by its last record: without an answer, taken, taken with errors, refused. */
export const agencyStates = ['en_cola', ...recordStates] as const
/** State at the tax agency; null without a record. */
const aeat = optional(field.choice(...agencyStates))
const row = {
  ...pick(f, 'id_reg_facturaoficial', 'num_factura', 'num_completo', 'tipo', 'nombre_cliente', 'importe', 'prefijo', 'fecha'),
  ...pick(f, 'nif_cliente', 'base', 'cuota', 'id_mst_empresas', 'nombre_emisor'),
  /** The amount under its other name. */
  precio: field.money(),
  descConcatTipoPago: field.text(500),
  aeat,
  anulada: field.flag(),
  /** Relation to other invoices, with their numbers; null and none for one of its own. */
  relacion: optional(documentRelation.fields.clase),
  origen: list(f.num_completo),
}

/** Official invoices of a prefix and a range of days, newest first. */
export const listOfficialInvoices = action({
  endpoint: 'GET /api/facturaoficial',
  permission: 'invoices',
  input: range,
  output: list(object(row), everything),
})

/** Series of official invoices, each with its last number and day. */
export const listSeries = action({
  endpoint: 'GET /api/facturaoficial/series',
  permission: 'invoices',
  input: {},
  output: list(object(documentSeries.fields), everything),
})

const i = invoice.fields
/** Reasons to keep a line out of official invoices: its income type is not declared, it is unpaid, it has no tax and no cause, a rate not in force, nothing is left of it. */
const keptOutReasons = ['fuera', 'sin_pagar', 'sin_causa', 'tasa', 'devuelta'] as const

/** Lines of the same range that are in no official invoice: by day of payment; unpaid ones that are due by that of their making. */
export const linesToConvert = action({
  endpoint: 'GET /api/facturaoficial/mostrarRegFactura',
  permission: 'invoices',
  input: range,
  output: list(
    object({
      ...pick(
        i,
        'id_reg_factura',
        'concepto',
        'precio',
        'cantidad',
        'fecha_pago',
        'id_mst_tipoingreso',
        'id_mst_tipopago',
        'id_mst_empresas',
        'id_mst_socios',
        'id_reg_tpv_carro',
        'fecha_creacion',
        'impuesto',
        'prc_iva',
        'exencion',
      ),
      /** Number of the line, prefixed with the year if FACTURAS_COD_FACTURA is on (0089). */
      cod_factura: field.text(20),
      desc_socio: optional(field.text(220)),
      /** Prefix that its income type proposes. */
      prefijo: optional(field.text(20)),
      /** Sum that is left of it after refunds. */
      total: field.money(),
      hasta_3000: incomeType.fields.hasta_3000,
      /** Reason to keep it out; null if it can be issued. */
      motivo: optional(field.choice(...keptOutReasons)),
    }),
    everything,
  ),
})

const related = { clase: documentRelation.fields.clase, ...pick(f, 'id_reg_facturaoficial', 'num_completo', 'fecha', 'importe') }

/** An official invoice with its lines, taxes and record, the answer of the tax agency, and the invoices related to it. */
export const officialInvoiceDetail = action({
  endpoint: 'GET /api/facturaoficial/{id}/getFacturaoficialDetalle',
  permission: 'invoices',
  input: { id: field.ref('facturaoficial') },
  output: object({
    ...officialInvoice.fields,
    lineas: list(object(documentLine.fields)),
    impuestos: list(object(documentTax.fields)),
    /** Its first record; null before VERI*FACTU. */
    registro: optional(object(pick(invoiceRecord.fields, 'n', 'huella', 'anterior', 'fecha_hora'))),
    aeat,
    /** Answer to its last record, the n-th of the chain; null before there is one. */
    respuesta: optional(
      object({
        n: invoiceRecord.fields.n,
        codigo: optional(field.integer()),
        mensaje: optional(field.note(2000)),
        /** Code of verification of the sending, and the instant of its answer. */
        csv: optional(field.text(60)),
        respondido: optional(field.instant()),
      }),
    ),
    /** QR as printed: its text, a page of the tax agency, and its dark fields as a path in a square; null without a record. */
    qr: optional(object({ enlace: field.text(500), trazo: field.note(40_000), lado: field.integer() })),
    /** Instant of its cancellation. */
    anulada: optional(documentCancellation.fields.fecha),
    /** Invoices that it rectifies or replaces, and those that rectify or replace it. */
    origenes: list(object(related)),
    posteriores: list(object(related)),
    /** True once it was printed, mailed or shown: it is rectified, never cancelled. */
    entregada: field.flag(),
    /** Ways in which its lines were paid, with their sums. */
    pagos: list(object({ desc_tipopago: field.text(100), importe: field.money() })),
    autor: optional(field.text(220)),
  }),
})

/** Maximum of lines converted by one call. */
export const mostConverted = 5000

/**
 * Issues simplified invoices over paid lines: one for each payer (`agrupar`), or one for each line. Every line is checked before anything is
 * numbered; a refusal issues nothing. Beyond a hundred lines the first ones are issued, and a run goes on with the rest (0172).
 */
export const generateSimplified = action({
  endpoint: 'POST /api/facturaoficial/postGenerarFacturaSimplificada',
  permission: 'invoices',
  input: {
    prefijo: field.text(20),
    id_reg_factura: list(field.ref('factura'), mostConverted),
    fecha: optional(field.day()),
    agrupar: defaulted(field.flag(), false),
  },
  output: object({
    emitidas: list(object(pick(f, 'id_reg_facturaoficial', 'num_completo', 'importe'))),
    /** Run that goes on; null if all is issued. */
    id_reg_proceso: optional(field.ref('proceso')),
  }),
  changes: [...issued, run],
  answer: 'statusOk',
})
