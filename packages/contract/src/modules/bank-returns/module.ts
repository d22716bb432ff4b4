import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as appliedReturns from './applied-returns.ts'
import * as bankReturn from './bank-return.ts'
import * as bankReturns from './bank-returns.ts'
import { bankReturnsHelp } from './help.ts'
import { bankReturnsRefusals } from './refusals.ts'
import { bankReturnsTexts } from './texts.ts'

/** Returns of receipts by the bank, and the rules for the step after them. */
export const bankReturnsModule = {
  ...declarationsOf(bankReturn, bankReturns, appliedReturns),
  refusals: bankReturnsRefusals,
  texts: bankReturnsTexts,
  help: bankReturnsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 235, code: 'bank-returns', ruta: '/recibo/devoluciones', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child' },
    { id: 236, code: 'return-rules', ruta: '/recibo/reglas', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child' },
  ]),
}
