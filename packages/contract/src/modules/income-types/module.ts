import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import { incomeTypesHelp } from './help.ts'
import * as incomeType from './income-type.ts'
import * as incomeTypes from './income-types.ts'
import * as paymentType from './payment-type.ts'
import { incomeTypeRefusals } from './refusals.ts'
import { incomeTypesTexts } from './texts.ts'

/** Master data of invoices: categories of income, payment types. */
export const incomeTypesModule = {
  ...declarationsOf(incomeType, paymentType, incomeTypes),
  refusals: incomeTypeRefusals,
  texts: incomeTypesTexts,
  help: incomeTypesHelp,
  menu: inMenu([
    { id: 83, code: 'income-types', ruta: '/tipo_ingresos', right: 'invoices', icono: 'list-details', grupo: 'money', lugar: 'sidebar' },
  ]),
}
