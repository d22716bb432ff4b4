import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as charts from './charts.ts'
import * as editIncome from './edit-income.ts'
import { oneOffIncomeHelp } from './help.ts'
import * as incomeChanges from './income-changes.ts'
import * as incomeList from './income-list.ts'
import { incomeRefusals } from './refusals.ts'
import { incomeTexts } from './texts.ts'

/** Grid of income and invoices. */
export const oneOffIncomeModule = {
  ...declarationsOf(charts, incomeList, editIncome, incomeChanges),
  refusals: incomeRefusals,
  texts: incomeTexts,
  help: oneOffIncomeHelp,
  menu: inMenu([
    {
      id: 30,
      code: 'one-off-income',
      ruta: '/ingresos_puntuales',
      right: 'invoices',
      icono: 'receipt-2',
      grupo: 'money',
      lugar: 'sidebar',
    },
  ]),
}
