import { declarationsOf } from '../../kit/module.ts'
import * as balanceCheck from './balance-check.ts'
import * as balanceImport from './balance-import.ts'
import { openingBalancesRefusals } from './balance-import.ts'
import * as balanceSave from './balance-save.ts'
import * as balanceUndo from './balance-undo.ts'
import { openingBalancesTexts } from './texts.ts'

/** Import of wallets and passes that members had in another program, from a file. */
export const openingBalancesModule = {
  ...declarationsOf(balanceImport, balanceCheck, balanceSave, balanceUndo),
  refusals: openingBalancesRefusals,
  texts: openingBalancesTexts,
  menu: [],
}
