import { declarationsOf } from '../../kit/module.ts'
import * as memberHours from './member-hours.ts'
import { memberHoursRefusals } from './member-hours.ts'
import { memberHoursTexts } from './texts.ts'

/** Hours of courts that members have for a season. */
export const memberHoursModule = {
  ...declarationsOf(memberHours),
  refusals: memberHoursRefusals,
  texts: memberHoursTexts,
  menu: [],
}
