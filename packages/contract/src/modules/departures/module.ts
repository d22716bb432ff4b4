import { declared } from '../../kit/module.ts'
import * as departure from './departure.ts'
import { departuresRefusals } from './departure.ts'
import { departuresTexts } from './texts.ts'

/** Members who leave the club: what they leave behind, and what their last day brings. */
export const departuresModule = {
  ...declared(departure),
  refusals: departuresRefusals,
  texts: departuresTexts,
  menu: [],
}
