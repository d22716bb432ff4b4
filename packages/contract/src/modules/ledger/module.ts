import { declarationsOf } from '../../kit/module.ts'
import * as account from './account.ts'
import * as operation from './operation.ts'
import { ledgerRefusals } from './refusals.ts'
import { ledgerTexts } from './texts.ts'
import * as transfer from './transfer.ts'

/** Ledger of all value and its movements, below all money, passes and stock. */
export const ledgerModule = { ...declarationsOf(account, operation, transfer), refusals: ledgerRefusals, texts: ledgerTexts, menu: [] }
