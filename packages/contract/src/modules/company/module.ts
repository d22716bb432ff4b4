import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as companies from './companies.ts'
import * as company from './company.ts'
import { companyHelp } from './help.ts'
import * as logo from './logo.ts'
import { companyRefusals } from './refusals.ts'
import { companyTexts } from './texts.ts'

/** Invoicing company: papers, bank, logo. */
export const companyModule = {
  ...declarationsOf(company, companies, logo),
  refusals: companyRefusals,
  texts: companyTexts,
  help: companyHelp,
  menu: inMenu([
    { id: 23, code: 'company', ruta: '/empresas/{id}/edit', right: 'params', icono: 'building', grupo: 'settings', lugar: 'child' },
    { id: 99, after: 23, code: 'companies', ruta: '/empresas', right: 'params', icono: 'building', grupo: 'settings', lugar: 'sidebar' },
  ]),
}
