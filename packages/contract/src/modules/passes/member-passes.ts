import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass, passDesk, passRow } from './pass.ts'

const one = { id: field.ref('abono') }
const rows = list(passRow, Number.POSITIVE_INFINITY)

/** The passes that a member bought between two days, the newest first; the screen asks for the last year. */
export const memberPasses = action({
  endpoint: 'GET /api/abono/get_by_user/{id}/fecha_ini/{fecha_ini}/fecha_fin/{fecha_fin}',
  permission: passDesk,
  input: { id: field.ref('socio'), fecha_ini: field.day(), fecha_fin: field.day() },
  output: rows,
})
/** The passes that the club sold between two days, the newest first; in the last year where no day is sent. */
export const listPasses = action({
  endpoint: 'GET /api/abono',
  permission: passDesk,
  input: { start_date: optional(field.day()), end_date: optional(field.day()) },
  output: rows,
})
/** One pass. */
export const getPass = action({ endpoint: 'GET /api/abono/{id}', permission: passDesk, input: one, output: passRow })
/** Changes whether a pass is in use, whether it brings a fee, and its last day; what it holds changes by its own calls only. */
export const updatePass = action({
  endpoint: 'PUT /api/abono/{id}',
  permission: passDesk,
  input: {
    ...one,
    ...partial({ activo: pass.fields.activo, no_generar_cuota: pass.fields.no_generar_cuota, fecha_caducidad: optional(field.day()) }),
  },
  output: passRow,
  changes: [pass, ledgerAccount, ledgerTransfer],
  edits: editsOf(getPass),
})
/**
 * Ends passes with a day, as with the course that they were sold for (spec 3 §7); one that ends before stays as it is. Refuses a day before one of
 * them was bought, and then ends none.
 */
export const endPasses = action({
  endpoint: 'POST /api/abono/caducar_bonos_curso',
  permission: passDesk,
  input: { bonos_selecionados: list(field.ref('abono'), 1000), fecha_fin_cuota: field.day() },
  output: object({ terminados: field.integer() }),
  changes: [pass, ledgerAccount, ledgerTransfer],
})
/**
 * Deletes a pass: what is left of it goes back to where it was issued, what was used stays used. Its line goes along where nothing was paid for
 * it and nothing used; otherwise `id_reg_factura` says which line stays (R-095, 0097).
 */
export const removePass = action({
  endpoint: 'DELETE /api/abono/{id}',
  permission: passDesk,
  input: one,
  output: object({ id_reg_factura: optional(field.integer()) }),
  changes: [pass, invoice, ledgerAccount, ledgerTransfer],
})
