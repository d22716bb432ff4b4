import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as feeType from './fee-type.ts'
import * as feeTypes from './fee-types.ts'
import { feeTypesHelp } from './help.ts'
import { feeTypesRefusals } from './refusals.ts'
import { feeTypesTexts } from './texts.ts'

/** Fee types, their promotions and percentages for families. */
export const feeTypesModule = {
  ...declarationsOf(feeType, feeTypes),
  refusals: feeTypesRefusals,
  texts: feeTypesTexts,
  help: feeTypesHelp,
  menu: inMenu([
    { id: 82, code: 'fee-types', ruta: '/tipocuotas', right: ['members', 'invoices'], icono: 'list', grupo: 'money', lugar: 'sidebar' },
  ]),
}
