import { declarationsOf } from '../../kit/module.ts'
import * as departure from './departure.ts'
import { departuresRefusals } from './departure.ts'
import * as eraseData from './erase-data.ts'
import { departuresTexts } from './texts.ts'

/** Departures of members: their consequences, the processing of the last day, and the erasure of their data. */
export const departuresModule = {
  ...declarationsOf(departure, eraseData),
  refusals: departuresRefusals,
  texts: departuresTexts,
  menu: [],
}
