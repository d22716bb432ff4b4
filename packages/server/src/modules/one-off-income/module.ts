import { routesIn, type ServerModule } from '../../kit/module.ts'
import * as charts from './charts.ts'
import * as editIncome from './edit-income.ts'
import * as incomeChanges from './income-changes.ts'
import * as incomeList from './income-list.ts'

export const oneOffIncomeModule = {
  routes: routesIn(charts, incomeList, editIncome, incomeChanges),
} satisfies ServerModule
