import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { company } from '../company/company.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { debitFaults } from '../mandates/debit-fault.ts'
import { mandate } from '../mandates/mandate.ts'
import { receipt, receiptBatch, receiptLine } from './receipt.ts'
import { remittance, remittanceStates } from './remittances/remittance.ts'

const everything = Number.POSITIVE_INFINITY
const { importe_devuelto: _returned, numcuenta: _account, enmienda: _told, ...plain } = receipt.fields
/** Reasons for which a receipt that is not in a file stays out of the next one, beyond those of its debit. */
export const receiptFaults = [...debitFaults, 'linea_cambiada', 'cobrar_despues', 'sin_banco'] as const

/** Receipt as shown. `devuelto`: 0 not returned, -1 returned, else the part that was. */
const receiptRow = object({
  ...plain,
  id_reg_remesas: optional(field.integer()),
  numcuenta: optional(field.text(40)),
  devuelto: field.number(),
  importe_devuelto: receipt.fields.importe_devuelto,
  desc_empresa: field.text(160),
  /** Number of its lines. */
  facturas: field.integer(),
  nombre_remesa: optional(remittance.fields.nombre),
  fecha_remesa: optional(field.day()),
  estado_remesa: optional(field.choice(...remittanceStates)),
  /** Reason for which the next file leaves it out; null for one in a file, or without one. */
  fallo: optional(field.choice(...receiptFaults)),
  /** Last return: its day, its reason of the bank, the step that followed. */
  devolucion: optional(object({ fecha: field.day(), codigo: optional(field.text(10)), paso: field.text(20) })),
  email: field.flag(),
})
const rows = list(receiptRow, everything)
const ranged = { fechaIni: optional(field.day()), fechaFin: optional(field.day()), id_mst_socios: optional(field.ref('socio')) }
const reads = { heavy: true, permission: 'invoices' } as const
/** Receipts that are not in a file, by their day (R-169, mode 0), with the reasons of those that the next file leaves out. */
export const openReceipts = action({
  endpoint: 'GET /api/recibo/recibo_factura/get_recibos/noDescargados',
  ...reads,
  input: ranged,
  output: rows,
})
/** Receipts in downloaded files, by the day of collection (R-169, mode 1; R-171). */
export const downloadedReceipts = action({
  endpoint: 'GET /api/recibo/recibo_factura/get_recibos/descargados',
  ...reads,
  input: ranged,
  output: rows,
})
/** Receipts of a remittance (R-169, mode 2; R-186). */
export const receiptsOfRemittance = action({
  endpoint: 'GET /api/recibo/recibo_factura/get_recibo_remesas/{id_reg_remesas}',
  also: ['GET /recibo_factura/get_recibo_remesas/{id_reg_remesas}'],
  ...reads,
  input: { id_reg_remesas: field.ref('remesa') },
  output: rows,
})
/** Receipts that a member pays, newest first. */
export const memberReceipts = action({
  endpoint: 'GET /api/recibo/socio/{id}',
  permission: ['members', 'invoices'],
  input: { id: field.ref('socio') },
  output: rows,
})
const one = { id: field.ref('recibo') }
export const getReceipt = action({ endpoint: 'GET /api/recibo/{id}', permission: 'invoices', input: one, output: receiptRow })
/** Lines of a receipt with the logo of its company. */
export const receiptInvoices = action({
  endpoint: 'GET /api/recibo/{id}/getFacturas',
  permission: ['invoices', 'members'],
  input: one,
  output: object({
    facturas: list(
      object({
        id_reg_factura: field.integer(),
        fecha_creacion: field.day(),
        concepto: invoice.fields.concepto,
        precio: invoice.fields.precio,
        cantidad: invoice.fields.cantidad,
        total: field.money(),
        importe: receiptLine.fields.importe,
        fecha_pago: optional(field.day()),
      }),
    ),
    header_logo: company.fields.header_logo,
  }),
})
/** Receipt as a PDF in the language of its payer, with the company's logo, as base64. */
export const receiptPaper = action({
  endpoint: 'GET /api/recibo/{id}/pdf',
  permission: ['invoices', 'members'],
  input: one,
  output: object({ fichero: field.text(200), bytes: field.text(4_000_000) }),
})

/** Deletes receipts that are in no downloaded file, all or none: their lines are free again. */
export const deleteReceipts = action({
  endpoint: 'POST /api/recibo/recibo_factura/elimina_rebuts_seleccionats',
  permission: 'invoices',
  input: { rebuts_seleccionats: list(field.ref('recibo'), 50_000) },
  output: object({ eliminados: field.integer(), avisados: field.integer() }),
  changes: [receipt, receiptLine, receiptBatch],
  answer: 'statusOk',
})
/**
 * Mails receipts to their payers as PDF: the pre-notification, with date, sum, creditor identifier and mandate. Payers without an
 * address are named and left out.
 */
export const mailReceipts = action({
  endpoint: 'POST /api/recibo/enviarEmails',
  permission: 'invoices',
  input: { rebuts_seleccionats: list(field.ref('recibo'), 50_000) },
  output: object({ enviados: field.integer(), sin_correo: list(field.text(220), everything) }),
  changes: [receipt],
  answer: 'statusOk',
})
/** Marks receipts without bank account as handed over: the list that was printed or saved. */
export const handOverReceipts = action({
  endpoint: 'POST /api/recibo/descargar_ids_no_sepa',
  permission: 'invoices',
  parametros: ['ACTIVAR_RECIBOS_NO_BANCO'],
  input: { ids: list(field.ref('recibo'), 50_000) },
  output: object({ recibos: field.integer() }),
  changes: [receipt],
  answer: 'statusOk',
})
/** Tables written by a return of a receipt. */
export const returnTables = [receipt, receiptLine, invoice, ledgerTransfer, ledgerAccount, mandate]
