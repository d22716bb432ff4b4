import { action } from '../../kit/action.ts'
import { defaulted, optional, type RowOf } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { returnTables } from '../receipts/receipts.ts'
import { remittance } from '../receipts/remittances/remittance.ts'
import { bankReturn, returnFileKinds, returnSteps, returnsFile } from './bank-return.ts'

/** Two megabytes, as every bank file. */
export const returnsFileMax = 2_097_152

/**
 * Outcomes of a return in a file: matched with its receipt; with candidates to choose from; of no receipt; of another creditor; told twice
 * in the file; applied before; of a receipt that came back already; more than is left; with a reason of success.
 */
const returnOutcomes = [
  'encontrada',
  'candidatos',
  'desconocida',
  'otro_acreedor',
  'repetida',
  'ya_aplicada',
  'ya_devuelto',
  'importe_mayor',
  'sin_devolucion',
] as const
/** Grounds of a match. */
const matchedBy = ['adeudo', 'mandato', 'cuenta'] as const

const step = {
  paso: field.choice(...returnSteps),
  bloquea: field.flag(),
  sin_carta: field.flag(),
  recargo: field.money(),
  /** Day of the next collection, or last one to pay at the desk. */
  dia: optional(field.day()),
}
/** Step after a return, as chosen. */
export type StepInput = RowOf<typeof step>
const candidate = object({
  id_reg_recibo: field.integer(),
  id_mst_socios: field.integer(),
  nombre_completo: field.text(220),
  concepto: field.text(140),
  precio: field.money(),
  fecha_remesa: field.day(),
  por: field.choice(...matchedBy),
})
/** Return of a file with its receipt and the step that its rule proposes. */
const returnRow = object({
  /** Debit, day and reason: names the row in the decisions. */
  clave: field.text(120),
  resultado: field.choice(...returnOutcomes),
  por: optional(field.choice(...matchedBy)),
  id_reg_recibo: optional(field.integer()),
  id_mst_socios: optional(field.integer()),
  nombre_completo: optional(field.text(220)),
  telefono: optional(field.text(20)),
  email: field.flag(),
  concepto: optional(field.text(140)),
  id_reg_remesas: optional(field.integer()),
  fecha_remesa: optional(field.day()),
  importe: field.money(),
  /** Of the receipt: more than the return for one in part. */
  precio: optional(field.money()),
  gastos: field.money(),
  fecha: optional(field.day()),
  codigo: optional(field.text(10)),
  /** Reason in words. */
  motivo: field.text(300),
  es_rechazo: field.flag(),
  /** Returns of the payer within twelve months, with this one. */
  vez: field.integer(),
  /** Later than eight weeks after the collection. */
  tarde: field.flag(),
  ...step,
  id_reg_regla_devolucion: optional(field.integer()),
  /** Debt of the payer with this receipt. */
  debe: field.money(),
  candidatos: list(candidate),
})
const settledRow = object({ id_reg_remesas: field.integer(), nombre: remittance.fields.nombre, fecha: field.day(), importe: field.money() })
const read = {
  content: field.note(20_000),
  nombre_fichero: field.text(200),
  clase: field.choice(...returnFileKinds),
  dia: optional(field.day()),
  documentos: field.integer(),
  devoluciones: list(returnRow, 20_000),
  importe: field.money(),
  gastos: field.money(),
  /** Sums of the file agree with its rows; null where it has none. */
  cuadra: optional(field.flag()),
  leido_antes: optional(field.instant()),
  /** Remittances whose money the statement shows. */
  cobradas: list(settledRow),
  huella: field.text(64),
}
const file = { devolucionesFile: upload }
const limits = { permission: 'invoices', bodyMax: returnsFileMax + 1_048_576, answer: 'errorFlag' } as const
/** Reads a file of returns and shows what it would do: nothing is written. */
export const previewReturns = action({
  endpoint: 'POST /api/recibo/sociosRecibos/devoluciones/0',
  ...limits,
  heavy: true,
  input: file,
  output: object(read),
})
/** Tables written by applied returns. */
export const returnChanges = [...returnTables, bankReturn, returnsFile, remittance, ledgerOperation, ledgerOperationLine]
/**
 * Applies the returns of a file, all in one transaction: every matched one with the step of its rule, or those of `decisiones`
 * alone, each with the chosen step. What was applied before stays as it is. `huella` refuses a file whose rows differ from those shown.
 */
export const applyReturns = action({
  endpoint: 'POST /api/recibo/sociosRecibos/devoluciones/1',
  ...limits,
  input: {
    ...file,
    decisiones: optional(
      list(object({ clave: field.text(120), id_reg_recibo: optional(field.ref('recibo')), ...step, dia: optional(field.day()) }), 20_000),
    ),
    huella: optional(field.text(64)),
  },
  output: object({
    content: field.note(20_000),
    aplicadas: field.integer(),
    apartadas: field.integer(),
    importe: field.money(),
    recibos_nuevos: field.integer(),
    id_reg_fichero_devoluciones: optional(field.integer()),
    cobradas: field.integer(),
  }),
  changes: returnChanges,
})
/** Return of one receipt without a file: as the bank's letter tells, today. */
export const returnReceipt = action({
  endpoint: 'POST /api/recibo/{id}/devolucionRecibo',
  permission: 'invoices',
  input: {
    id: field.ref('recibo'),
    fecha: optional(field.day()),
    codigo: optional(field.text(10)),
    importe: optional(field.money({ min: 1 })),
    gastos: defaulted(field.money({ min: 0 }), 0),
    paso: defaulted(field.choice(...returnSteps), 'nada'),
  },
  output: object({ id_reg_devolucion: field.integer() }),
  changes: returnChanges,
  answer: 'statusOk',
})
