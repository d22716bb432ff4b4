import { action } from '../../../kit/action.ts'
import { alias, defaulted, optional } from '../../../kit/field.ts'
import { field } from '../../../kit/kinds.ts'
import { list, object } from '../../../kit/shapes.ts'
import { invoice } from '../../invoices/invoice.ts'
import { ledgerAccount } from '../../ledger/account.ts'
import { ledgerTransfer } from '../../ledger/transfer.ts'
import { sequences } from '../../mandates/debit-fault.ts'
import { debitSchemes, mandate } from '../../mandates/mandate.ts'
import { receipt, receiptBatch } from '../receipt.ts'
import { receiptFaults } from '../receipts.ts'
import { bankFormats, remittance } from './remittance.ts'

const everything = Number.POSITIVE_INFINITY
/** Receipts of one batch. */
export const batchMax = 900

const token = optional(field.text(64))
/**
 * Stores receipts for a file under a token, which the first batch gets and the further ones repeat. `ids_fs` are those for
 * financing, under a token of their own.
 */
export const storeBatch = action({
  endpoint: 'POST /api/recibo/guardar_ids_temporales',
  permission: 'invoices',
  input: {
    ids: defaulted(list(field.ref('recibo'), batchMax), []),
    ids_fs: defaulted(list(field.ref('recibo'), batchMax), []),
    nombre_tabla: token,
    nombre_tabla_fs: token,
    /** All of this batch are for financing. */
    generar_fs: defaulted(field.flag(), false),
  },
  output: object({ nombre_tabla: token, nombre_tabla_fs: token }),
  changes: [receiptBatch],
  answer: 'statusOk',
})

const file = {
  /** Day of collection: DD/MM/YYYY, not before today, a day of the banks, and not before their notice. */
  fechaRecibos: field.text(20),
  nombre_tabla: token,
  nombre_tabla_fs: token,
}
const sums = { recibos: field.integer(), importe: field.money() }
/**
 * Files as they would be made, built and validated: what is in them, what stays out and why. Nothing is written. Without a day it is the
 * first one possible.
 */
export const previewBankFile = action({
  endpoint: 'POST /api/recibo/fichero/vista',
  heavy: true,
  permission: 'invoices',
  input: { ...file, fechaRecibos: optional(file.fechaRecibos) },
  output: object({
    ...sums,
    /** Day of collection. */
    fecha: field.day(),
    /** First possible one. */
    primera: field.day(),
    /** One a file: of a company and a scheme, for financing or not. */
    ficheros: list(
      object({
        id_mst_empresas: field.integer(),
        desc_empresa: field.text(160),
        iban: field.text(40),
        esquema: field.choice(...debitSchemes),
        formato: field.choice(...bankFormats),
        financiada: field.flag(),
        ...sums,
        bytes: field.integer(),
        grupos: list(object({ secuencia: field.choice(...sequences), ...sums })),
        /** Faults by the schema: none, or the product does not offer the file. */
        fallos: list(object({ camino: field.text(300), mensaje: field.text(500), nombre_completo: optional(field.text(220)) })),
        /** Last instant at which the bank takes it. */
        hasta: field.instant(),
      }),
    ),
    fuera: list(
      object({
        id_reg_recibo: field.integer(),
        id_mst_socios: field.integer(),
        nombre_completo: field.text(220),
        precio: field.money(),
        fallo: field.choice(...receiptFaults),
      }),
      everything,
    ),
    sin_avisar: field.integer(),
    huella: field.text(64),
  }),
})

/** Tables written with a bank file. */
export const fileTables = [receipt, remittance, mandate, invoice, ledgerTransfer, ledgerAccount, receiptBatch]
const made = object({
  /** Text of the first file. */
  content: field.note(20_000_000),
  remesas: list(
    object({
      id_reg_remesas: field.integer(),
      nombre: remittance.fields.nombre,
      fichero: field.text(200),
      ...sums,
      content: field.note(20_000_000),
    }),
  ),
  fuera: field.integer(),
})
/**
 * Makes the bank files of stored receipts, one a company, scheme and financing: built and validated, then recorded with the payment of
 * their lines in one transaction. Refused if they differ from what was shown (`huella`).
 */
export const makeBankFile = action({
  endpoint: 'POST /api/recibo/genera_xml',
  permission: 'invoices',
  input: {
    ...file,
    nombre_remesa: optional(field.text(120)),
    /** Mails the receipts that their payers were not told of. */
    avisar: defaulted(field.flag(), false),
    huella: optional(field.text(64)),
  },
  output: made,
  changes: fileTables,
  answer: 'errorFlag',
})
/**
 * File of one receipt: one that is in no file becomes a remittance of its own, for the first day that the bank takes; of one in a
 * file, its debit as it was sent.
 */
export const receiptXml = action({
  endpoint: 'GET /api/recibo/xml/{id}',
  permission: 'invoices',
  input: { id: alias(field.ref('recibo'), 'id_reg_recibo') },
  output: object({ content: field.note(20_000_000), fichero: field.text(200), id_reg_remesas: field.integer() }),
  changes: fileTables,
})
/** File of a remittance as it was made. */
export const remittanceFile = action({
  endpoint: 'GET /api/remesas/{id}/fichero',
  permission: 'invoices',
  input: { id: field.ref('remesa') },
  output: object({ fichero: field.text(200), content: field.note(20_000_000) }),
})
