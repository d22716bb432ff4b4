import { inMenu } from '../../kit/menu.ts'
import { incomeType, incomeTypeCourtType } from './income-type.ts'
import {
  createIncomeType,
  freeIncomeTypes,
  getIncomeType,
  invoicePrefixes,
  linkCourtType,
  listIncomeTypes,
  mayRemoveIncomeType,
  newIncomeType,
  removeIncomeType,
  updateIncomeType,
} from './income-types.ts'
import { paymentType } from './payment-type.ts'
import { incomeTypeRefusals } from './refusals.ts'
import { incomeTypesTexts } from './texts.ts'

/** The masters of the invoices: what money is for, how it is paid, who invoices. */
export const incomeTypesModule = {
  resources: [incomeType, incomeTypeCourtType, paymentType] as const,
  actions: [
    listIncomeTypes,
    getIncomeType,
    freeIncomeTypes,
    invoicePrefixes,
    newIncomeType,
    createIncomeType,
    updateIncomeType,
    removeIncomeType,
    mayRemoveIncomeType,
    linkCourtType,
  ] as const,
  refusals: incomeTypeRefusals,
  texts: incomeTypesTexts,
  menu: inMenu([
    { id: 83, code: 'income-types', ruta: '/tipo_ingresos', right: 'invoices', icono: 'list-details', grupo: 'money', lugar: 'sidebar' },
  ]),
}
