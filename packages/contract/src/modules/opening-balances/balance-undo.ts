import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'
import { balanceImport, balanceImportRow } from './balance-import.ts'

/** Undoes a whole list of balances, by reversing entries; refused if an imported balance has been used, naming it. */
export const undoBalances = action({
  endpoint: 'POST /api/socio/importar_saldos/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('saldo_importado') },
  output: nothing,
  changes: [balanceImport, balanceImportRow, invoice, ledgerAccount, ledgerTransfer, pass],
})
/** Imported lists of balances, newest first. */
export const listBalances = action({
  endpoint: 'GET /api/socio/importar_saldos',
  permission: 'members',
  input: {},
  output: list(object({ ...balanceImport.fields, autor: optional(field.text(220)) })),
})
