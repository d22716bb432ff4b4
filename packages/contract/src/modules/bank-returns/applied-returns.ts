import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { receiptBatch } from '../receipts/receipt.ts'
import { bankReturn, returnsFile } from './bank-return.ts'
import { returnChanges } from './bank-returns.ts'

/** Seconds within which applied returns may be undone; their letters leave after. */
export const undoSeconds = 300

/** Applied returns, newest first, with where each stands now. */
export const listReturns = action({
  endpoint: 'GET /api/recibo/devoluciones',
  permission: 'invoices',
  input: { fechaIni: optional(field.day()), fechaFin: optional(field.day()), fichero: optional(field.ref('fichero_devoluciones')) },
  output: list(
    object({
      ...bankReturn.fields,
      nombre_completo: field.text(220),
      id_mst_socios: field.integer(),
      concepto: field.text(140),
      motivo_banco: field.text(300),
      telefono: optional(field.text(20)),
      nombre_fichero: optional(field.text(200)),
      /** Cents of its lines that are still owed. */
      pendiente: field.money(),
      fecha_pago: optional(field.day()),
      deshacible: field.flag(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
/** Files of returns that were applied, newest first. */
export const returnFiles = action({
  endpoint: 'GET /api/recibo/devoluciones/ficheros',
  permission: 'invoices',
  input: {},
  output: list(object({ ...returnsFile.fields, autor: optional(field.text(220)), deshacible: field.flag() }), 500),
})
/** Undoes the returns of a file within five minutes, while nothing followed from them. */
export const undoReturns = action({
  endpoint: 'POST /api/recibo/devoluciones/{id}/deshacer',
  permission: 'invoices',
  input: { id: field.ref('fichero_devoluciones') },
  output: object({ deshechas: field.integer() }),
  changes: [...returnChanges, receiptBatch],
})
