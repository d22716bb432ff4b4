import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as cart from './cart.ts'
import * as cartLines from './cart-lines.ts'
import * as cartPasses from './cart-passes.ts'
import * as carts from './carts.ts'
import { tillRefusals } from './carts.ts'
import * as debts from './debts.ts'
import { tillHelp } from './help.ts'
import * as mailTicket from './mail-ticket.ts'
import * as payCart from './pay-cart.ts'
import * as refund from './refund.ts'
import { tillTexts } from './texts.ts'
import * as ticket from './ticket.ts'
import * as tillData from './till-data.ts'

/** Till: carts of products and debts, paid in one act. */
export const tillModule = {
  ...declarationsOf(cart, carts, cartLines, cartPasses, debts, mailTicket, payCart, refund, ticket, tillData),
  refusals: tillRefusals,
  texts: tillTexts,
  help: tillHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 92, code: 'till', ruta: '/tpv', right: 'cash', icono: 'shopping-cart', grupo: 'money', lugar: 'sidebar', parametros: ['ACTIVAR_TPV'] },
    { id: 121, code: 'till-tickets', ruta: '/tpv/tiques', right: 'cash', icono: 'receipt', grupo: 'money', lugar: 'child', parametros: ['ACTIVAR_TPV'] },
  ]),
}
