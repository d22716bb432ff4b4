import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { sequences } from '../mandates/debit-fault.ts'
import { type Amendment, debitSchemes } from '../mandates/mandate.ts'

const internal = { only: [], permission: 'invoices' } as const

/** Longest concept of a receipt: what a bank prints (formats.md §1.2). */
export const conceptMax = 140

/**
 * Receipt: lines of one payer, company and concept that are due together, with the payer's account and mandate as they were on the
 * day of its making.
 */
export const receipt = resource('receipt', {
  ...internal,
  table: 'recibo',
  path: 'recibo',
  label: 'concepto',
  shown: { text: 'menu.receipts-open', route: '/recibo/visualizar', name: ['nombre_completo', 'fecha'] },
  words: { law: ['nombre_completo', 'titular', 'concepto', 'numcuenta', 'referencia', 'adeudo', 'enmienda'] },
  fields: {
    id_reg_recibo: field.id(),
    /** Remittance; null until the receipt is in a bank file. */
    id_reg_remesa: optional(field.ref('remesa')),
    /** Day of its making. */
    fecha: field.day(),
    id_mst_empresas: field.ref('empresa'),
    /** Payer. */
    id_mst_socios: field.ref('socio'),
    nombre_completo: field.text(220),
    concepto: field.text(conceptMax),
    /** Sum of its lines. */
    precio: field.money({ min: 1 }),
    /** It goes by the bank; otherwise it is on the list for other ways (ACTIVAR_RECIBOS_NO_BANCO). */
    remesar_sepa_banco: defaulted(field.flag(), true),
    /** It is in a downloaded file or list. */
    girado: defaulted(field.flag(), false),
    /** Cents that the bank took back; `devuelto` on the wire follows from it. */
    importe_devuelto: defaulted(field.money({ min: 0 }), 0),
    numcuenta: optional(field.iban()),
    titular: optional(field.text(70)),
    id_reg_mandato: optional(field.ref('mandato')),
    referencia: optional(field.text(35)),
    fecha_firma: optional(field.day()),
    esquema: optional(field.choice(...debitSchemes)),
    secuencia: optional(field.choice(...sequences)),
    /** Identifier of its debit, unique for ever (EndToEndId); null until it is in a file. */
    adeudo: optional(field.text(35)),
    /** Values before a change of the mandate that its file told the bank. */
    enmienda: optional(field.json<Amendment>()),
    /** Earliest collection that a proposal after a return asks for. */
    cobrar_desde: optional(field.day()),
    /** Receipt that came back and that this one collects again. */
    id_reg_recibo_anterior: optional(field.ref('recibo')),
    /** Its payer was told of it by mail. */
    avisado: optional(field.instant()),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** Line in a receipt: in at most one live receipt, a returned one lets go of its lines. */
export const receiptLine = resource('receipt-line', {
  ...internal,
  table: 'recibo_factura',
  path: 'recibo_factura',
  label: 'id_reg_factura',
  shown: { text: 'menu.receipts-open', route: '/recibo/visualizar' },
  fields: {
    id_reg_recibo_factura: field.id(),
    id_reg_recibo: field.ref('recibo'),
    id_reg_factura: field.ref('factura'),
    /** Cents of the line that the receipt collects. */
    importe: field.money({ min: 1 }),
    vivo: defaulted(field.flag(), true),
  },
})

/** Receipts chosen for a file, sent in batches under one token. */
export const receiptBatch = resource('receipt-batch', {
  ...internal,
  table: 'recibo_lote',
  path: 'recibo_lote',
  label: 'nombre_tabla',
  words: 'club',
  fields: {
    id_reg_recibo_lote: field.id(),
    /** Token. */
    nombre_tabla: field.text(64),
    id_reg_recibo: field.ref('recibo'),
    fecha: field.instant(),
    id_mst_socios_creacion: field.ref('socio'),
  },
})
