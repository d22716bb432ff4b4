import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { debitFaults, sequences } from '../mandates/debit-fault.ts'
import { conceptMax, receipt, receiptLine } from './receipt.ts'

const everything = Number.POSITIVE_INFINITY
const { id_reg_factura, fecha_creacion, concepto, observaciones, cantidad, precio, id_mst_tipopago } = invoice.fields

/** Due line of a member without a live receipt, and whether its payer can be debited. */
const openLine = object({
  ...{ id_reg_factura, fecha_creacion, concepto, observaciones, cantidad, precio, id_mst_tipopago },
  id_mst_empresas: field.integer(),
  desc_usuario: field.text(220),
  total: field.money(),
  /** Account of the payer; masked without the right to see members. */
  associated_iban: optional(field.text(40)),
  /** Fee type; null for a line that is no fee. */
  tipoCuota: optional(field.text(100)),
  id_mst_tipocuotas: optional(field.integer()),
  id_mst_socios: field.integer(),
  id_mst_socios_pagador: field.integer(),
  nombre_pagador: field.text(220),
  /** Cents that are left to pay: what its receipt collects. */
  pendiente: field.money(),
  /** Reason against a debit; null if it can be collected by the bank. */
  fallo: optional(field.choice(...debitFaults)),
  id_reg_mandato: optional(field.integer()),
  secuencia: optional(field.choice(...sequences)),
})
const reads = { heavy: true, permission: 'invoices', output: list(openLine, everything) } as const
/** Due lines without receipt of a range of days; the last one may carry a time. */
export const linesWithoutReceipt = action({
  endpoint: 'GET /api/recibo/recibo_factura/getFacturasSinRecibo/inicio/{inicio}/fin/{fin}',
  ...reads,
  input: { inicio: { ...field.day(), kind: 'text' as const }, fin: { ...field.day(), kind: 'text' as const } },
})
/** Due lines without receipt of a fee type; type 0 is those that are no fee, none is all. */
export const linesOfFeeType = action({
  endpoint: 'GET /api/recibo/recibo_factura/facturas_sin_recibo',
  ...reads,
  input: { tipo_cuota: optional(field.integer({ min: 0 })) },
})

/** Reasons for which a chosen line is in no receipt, beyond those of its debit: paid, deleted or not due by now, in a receipt, held by the cash machine. */
export const lineFaults = [...debitFaults, 'no_pendiente', 'ya_en_recibo', 'en_maquina'] as const

/**
 * Makes receipts of chosen lines: one for each payer, company and concept. Lines that changed since, or cannot be collected,
 * are left out and named with their reason; if none is left, it is refused. `sin_banco` makes receipts for the list instead of the bank
 * (ACTIVAR_RECIBOS_NO_BANCO).
 */
export const makeReceipts = action({
  endpoint: 'POST /api/recibo/recibo_factura/genera_recibo_selected_items',
  permission: 'invoices',
  input: {
    facturas: list(field.ref('factura'), 50_000),
    /** Concept of all of them, in place of their lines' (PEDIR_CONCEPTO_RECIBO). */
    concepto_personalizado: optional(field.text(conceptMax)),
    sin_banco: defaulted(field.flag(), false),
  },
  output: object({
    recibos: list(field.integer(), everything),
    importe: field.money(),
    fuera: list(object({ id_reg_factura: field.integer(), motivo: field.choice(...lineFaults) }), everything),
  }),
  changes: [receipt, receiptLine],
  answer: 'statusOk',
})
