import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as billingPage from './billing-page.ts'
import * as enrolmentsOfMonth from './enrolments-of-month.ts'
import { enrolmentBillingHelp } from './help.ts'
import * as markBilled from './mark-billed.ts'
import { enrolmentBillingRefusals } from './refusals.ts'
import { enrolmentBillingTexts } from './texts.ts'

/** Billing of the enrolments of a month, of a club or of all clubs of the installation. */
export const enrolmentBillingModule = {
  ...declarationsOf(billingPage, enrolmentsOfMonth, markBilled),
  refusals: enrolmentBillingRefusals,
  texts: enrolmentBillingTexts,
  help: enrolmentBillingHelp,
  // biome-ignore format: one screen a line
  menu: inMenu([
    { id: 24, code: 'enrolment-billing', ruta: '/facturacion_inscritos', right: 'invoices', icono: 'file-invoice', grupo: 'money', lugar: 'sidebar', central: true, parametros: ['FACTURACION_ACTIVIDADES_INSCRITOS', 'FACTURACION_CAMPEONATOS_INSCRITOS'] },
  ]),
}
