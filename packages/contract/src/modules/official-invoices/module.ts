import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as changeInvoices from './change-invoices.ts'
import * as documentDelivery from './document-delivery.ts'
import * as documentLetter from './document-letter.ts'
import * as documentLines from './document-lines.ts'
import * as documentPaper from './document-paper.ts'
import { officialInvoicesHelp } from './help.ts'
import * as invoiceRecord from './invoice-record.ts'
import * as officialInvoice from './official-invoice.ts'
import * as officialInvoices from './official-invoices.ts'
import { officialInvoicesRefusals } from './refusals.ts'
import { officialInvoicesTexts } from './texts.ts'

/** Official invoices: series, documents, and their records for VERI*FACTU. */
export const officialInvoicesModule = {
  ...declarationsOf(
    documentLines,
    changeInvoices,
    documentDelivery,
    documentLetter,
    documentPaper,
    officialInvoice,
    invoiceRecord,
    officialInvoices,
  ),
  refusals: officialInvoicesRefusals,
  texts: officialInvoicesTexts,
  help: officialInvoicesHelp,
  menu: inMenu([
    {
      id: 26,
      code: 'official-invoices',
      ruta: '/factura_oficial',
      right: 'invoices',
      icono: 'file-certificate',
      grupo: 'money',
      lugar: 'sidebar',
      parametros: ['ACTIVAR_FACTURA_OFICIAL'],
    },
  ]),
}
