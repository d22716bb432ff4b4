import { declared } from '../../kit/module.ts'
import * as cart from './cart.ts'
import * as cartLines from './cart-lines.ts'
import * as carts from './carts.ts'
import { tillRefusals } from './carts.ts'
import * as payCart from './pay-cart.ts'
import { tillTexts } from './texts.ts'
import * as tillData from './till-data.ts'

/** The till: carts of products and debts, paid in one act. */
export const tillModule = {
  ...declared(cart, carts, cartLines, payCart, tillData),
  refusals: tillRefusals,
  texts: tillTexts,
  menu: [],
}
