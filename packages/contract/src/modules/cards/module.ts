import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as cardPayments from './card-payments.ts'
import * as cardRefund from './card-refund.ts'
import { cardsHelp } from './help.ts'
import * as paymentLink from './payment-link.ts'
import { cardsRefusals } from './refusals.ts'
import { cardsTexts } from './texts.ts'

/** Online cards: payment links, the notices of the gateway, and refunds there. */
export const cardsModule = {
  ...declarationsOf(paymentLink, cardPayments, cardRefund),
  refusals: cardsRefusals,
  texts: cardsTexts,
  help: cardsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 128, code: 'card-payments', ruta: '/pagos_tarjeta', right: 'invoices', icono: 'credit-card', grupo: 'money', lugar: 'sidebar' },
  ]),
}
