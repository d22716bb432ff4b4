import { declarationsOf } from '../../kit/module.ts'
import * as feeType from './fee-type.ts'
import { feeTypesTexts } from './texts.ts'

/** Fee types, their promotions and percentages for families. */
export const feeTypesModule = { ...declarationsOf(feeType), refusals: {}, texts: feeTypesTexts, menu: [] }
