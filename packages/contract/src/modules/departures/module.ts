import { declared } from '../../kit/module.ts'
import * as departure from './departure.ts'
import { departuresRefusals } from './departure.ts'
import { departuresTexts } from './texts.ts'

/** Departures of members: their consequences, and the processing of the last day. */
export const departuresModule = {
  ...declared(departure),
  refusals: departuresRefusals,
  texts: departuresTexts,
  menu: [],
}
