import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { memberImportUpload } from '../members/member-import.ts'
import { pass } from '../passes/pass.ts'
import { balancesInput } from './balance-check.ts'
import { balanceImport, balanceImportRow } from './balance-import.ts'

/**
 * Imports the good rows in one transaction: wallets get separate credits, members their passes, without lines and money. Balances imported
 * before are left out; with `huella` it is refused if the rows differ from the ones shown.
 */
export const saveBalances = action({
  endpoint: 'POST /api/socio/importar_saldos/guardar',
  gives: true,
  permission: 'members',
  input: { ...balancesInput, huella: optional(field.text(64)) },
  output: object({
    id_reg_saldo_importado: field.integer(),
    monederos: field.integer(),
    importe: field.money(),
    abonos: field.integer(),
    omitidos: field.integer(),
  }),
  changes: [balanceImport, balanceImportRow, memberImportUpload, ledgerAccount, ledgerTransfer, pass],
})
