import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { invoiceRecord, recordChain } from './invoice-record.ts'
import { documentLine, documentRelation, documentSeries, documentTax, officialInvoice } from './official-invoice.ts'

/** Resources that issuing writes. */
export const issued = [documentSeries, officialInvoice, documentLine, documentTax, documentRelation, recordChain, invoiceRecord, invoice]

const everything = Number.POSITIVE_INFINITY
/** Prefix and days; all prefixes, and this month, if unsent. */
const range = { prefijo: optional(field.text(20)), start_date: optional(field.day()), end_date: optional(field.day()) }
const f = officialInvoice.fields
const row = {
  ...pick(f, 'id_reg_facturaoficial', 'num_factura', 'num_completo', 'tipo', 'nombre_cliente', 'importe', 'prefijo', 'fecha'),
  /** The amount under its other name. */
  precio: field.money(),
  descConcatTipoPago: field.text(500),
}

/** Official invoices of a prefix and a range of days, newest first. */
export const listOfficialInvoices = action({
  endpoint: 'GET /api/facturaoficial',
  permission: 'invoices',
  input: range,
  output: list(object(row), everything),
})

const i = invoice.fields
/** Paid lines of the same range that are in no official invoice. */
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
      ),
      desc_socio: optional(field.text(220)),
      total: field.money(),
    }),
    everything,
  ),
})

/** An official invoice with its lines, taxes and record. */
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
    /** True once it was printed, mailed or shown: it is rectified, never cancelled. */
    entregada: field.flag(),
  }),
})

/**
 * Issues simplified invoices over paid lines: one for each payer (`agrupar`), or one for each line. Every line is checked before anything is
 * numbered; a refusal issues nothing.
 */
export const generateSimplified = action({
  endpoint: 'POST /api/facturaoficial/postGenerarFacturaSimplificada',
  permission: 'invoices',
  input: {
    prefijo: field.text(20),
    id_reg_factura: list(field.ref('factura'), 100),
    fecha: optional(field.day()),
    agrupar: defaulted(field.flag(), false),
  },
  output: object({ emitidas: list(object(pick(f, 'id_reg_facturaoficial', 'num_completo', 'importe'))) }),
  changes: issued,
  answer: 'statusOk',
})
