import { inMenu } from '../../kit/menu.ts'
import { bankFiles, changeLogo, companyList, companyRow, removeLogo, updateCompany, uploadC60 } from './companies.ts'
import { bankFile, company } from './company.ts'
import { companyRefusals } from './refusals.ts'
import { companyTexts } from './texts.ts'

/** The company that invoices: papers, bank, logo. */
export const companyModule = {
  resources: [company, bankFile] as const,
  actions: [companyList, companyRow, updateCompany, changeLogo, removeLogo, uploadC60, bankFiles] as const,
  refusals: companyRefusals,
  texts: companyTexts,
  menu: inMenu([
    { id: 23, code: 'company', ruta: '/empresas/{id}/edit', right: 'params', icono: 'building', grupo: 'settings', lugar: 'child' },
    { id: 99, after: 23, code: 'companies', ruta: '/empresas', right: 'params', icono: 'building', grupo: 'settings', lugar: 'sidebar' },
  ]),
}
