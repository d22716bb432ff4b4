import { action } from '../../../kit/action.ts'
import { alias, optional } from '../../../kit/field.ts'
import { field } from '../../../kit/kinds.ts'
import { list, object } from '../../../kit/shapes.ts'
import { ledgerAccount } from '../../ledger/account.ts'
import { ledgerTransfer } from '../../ledger/transfer.ts'
import { receiptLine } from '../receipt.ts'
import { fileTables } from './bank-file.ts'
import { remittance } from './remittance.ts'

const { id_reg_archivo: _file, ...plain } = remittance.fields
/** Remittance with what became of it. */
const remittanceRow = object({
  ...plain,
  desc_empresa: field.text(160),
  /** Author, and the user that recorded the sending. */
  autor: optional(field.text(220)),
  enviada_por: optional(field.text(220)),
  /** SHA-256 of its file. */
  huella: field.text(64),
  devueltos: field.integer(),
  importe_devuelto: field.money(),
  gastos: field.money(),
  /** Cents that stayed. */
  quedan: field.money(),
  /** Last day on which a payer may have it returned without a reason: eight weeks after the collection. */
  firme_desde: optional(field.day()),
  avisados: field.integer(),
})
/** Remittances, newest first. */
export const listRemittances = action({
  endpoint: 'GET /api/recibo/recibo_factura/get_remesas',
  also: ['GET /get_remesas'],
  permission: 'invoices',
  input: {},
  output: list(remittanceRow, Number.POSITIVE_INFINITY),
})
const one = { id: field.ref('remesa') }
export const getRemittance = action({ endpoint: 'GET /api/remesas/{id}', permission: 'invoices', input: one, output: remittanceRow })
/** Deletes a remittance that was not sent: its receipts are in no file again, its lines are owed. Says how many payers were told. */
export const deleteRemittance = action({
  endpoint: 'GET /api/remesas/delete',
  permission: 'invoices',
  input: { id_reg_remesas: field.ref('remesa') },
  output: object({ recibos: field.integer(), avisados: field.integer() }),
  changes: [...fileTables, receiptLine],
  answer: 'statusOk',
})
/** Records that the bank has the file. */
export const sendRemittance = action({
  endpoint: 'POST /api/remesas/{id}/enviada',
  permission: 'invoices',
  input: one,
  output: remittanceRow,
  changes: [remittance],
})
/** Records by hand the day on which the money of a remittance came. */
export const settleRemittance = action({
  endpoint: 'POST /api/remesas/{id}/cobrada',
  permission: 'invoices',
  input: { ...one, fecha: alias(field.day(), 'fecha_cobro'), motivo: optional(field.text(200)) },
  output: remittanceRow,
  changes: [remittance, ledgerTransfer, ledgerAccount],
})
