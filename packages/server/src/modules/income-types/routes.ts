import { company } from '@app/contract/income-types/company'
import { incomeType } from '@app/contract/income-types/income-type'
import { paymentType } from '@app/contract/income-types/payment-type'
import { crud } from '../../kit/crud.ts'
import type { Guards, Route } from '../../kit/serve.ts'

export const routes: Route[] = [...crud(incomeType), ...crud(paymentType), ...crud(company)]
export const guards: Guards = {}
