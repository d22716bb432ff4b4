import { declarationsOf } from '../../kit/module.ts'
import * as cartSale from './cart-sale.ts'
import * as operations from './operations.ts'
import { cashMachineRefusals } from './refusals.ts'
import { cashMachineTexts } from './texts.ts'

/** Cash machine: charges and refunds that it counts itself. */
export const cashMachineModule = {
  ...declarationsOf(operations, cartSale),
  refusals: cashMachineRefusals,
  texts: cashMachineTexts,
  menu: [],
}
