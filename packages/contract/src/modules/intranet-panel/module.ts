import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as accountingInvoice from './accounting-invoice.ts'
import * as accountingInvoices from './accounting-invoices.ts'
import { intranetHelp } from './help.ts'
import * as invoiceActs from './invoice-acts.ts'
import { intranetRefusals } from './refusals.ts'
import { intranetTexts } from './texts.ts'

/** Panel of the invoices of an external accounting system. */
export const intranetPanelModule = {
  ...declarationsOf(accountingInvoice, accountingInvoices, invoiceActs),
  refusals: intranetRefusals,
  texts: intranetTexts,
  help: intranetHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 40, code: 'intranet', ruta: '/panelintranet', right: 'invoices', icono: 'building-bank', grupo: 'tools', lugar: 'sidebar', parametros: ['USUARIO_WEB_INTRANET'] },
    { id: 41, code: 'intranet-annual', ruta: '/panelintranet/avisoanuales', right: 'invoices', icono: 'bell', grupo: 'tools', lugar: 'child', parametros: ['USUARIO_WEB_INTRANET'] },
    { id: 42, code: 'intranet-pending', ruta: '/panelintranet/facturaspdtes', right: 'invoices', icono: 'file-dollar', grupo: 'tools', lugar: 'child', parametros: ['USUARIO_WEB_INTRANET'] },
  ]),
}
