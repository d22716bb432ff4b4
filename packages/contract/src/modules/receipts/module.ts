import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { receiptsHelp } from './help.ts'
import * as linesWithoutReceipt from './lines-without-receipt.ts'
import * as receipt from './receipt.ts'
import * as receipts from './receipts.ts'
import { receiptsRefusals } from './refusals.ts'
import * as bankFile from './remittances/bank-file.ts'
import * as remittance from './remittances/remittance.ts'
import * as remittances from './remittances/remittances.ts'
import { receiptsTexts } from './texts.ts'

/** Receipts of members, and the remittances that collect them by the bank. */
export const receiptsModule = {
  ...declarationsOf(receipt, remittance, linesWithoutReceipt, receipts, bankFile, remittances),
  refusals: receiptsRefusals,
  texts: receiptsTexts,
  help: receiptsHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 48, code: 'receipts-generate', ruta: '/recibo', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'sidebar' },
    { id: 49, code: 'receipts-open', ruta: '/recibo/visualizar', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child' },
    { id: 50, code: 'receipts-downloaded', ruta: '/recibo/visualizarDescargados', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child' },
    { id: 51, code: 'receipts-remittance', ruta: '/recibo/visualizarFiltroRemesa', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child' },
    { id: 52, code: 'remittances', ruta: '/recibo/visualizarRemesas', right: 'invoices', icono: 'receipt', grupo: 'money', lugar: 'child' },
  ]),
}
