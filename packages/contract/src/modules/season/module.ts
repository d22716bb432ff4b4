import { inMenu } from '../../kit/menu.ts'
import { declared } from '../../kit/module.ts'
import * as approveSeason from './approve-season.ts'
import * as mergeSeason from './merge-season.ts'
import { seasonRefusals } from './refusals.ts'
import * as season from './season.ts'
import * as seasonMail from './season-mail.ts'
import * as seasonPlan from './season-plan.ts'
import { seasonTexts } from './texts.ts'
import * as withdrawSeason from './withdraw-season.ts'

/** The model week of a season, whose bookings become permanent ones when they are approved. */
export const seasonModule = {
  ...declared(season, seasonPlan, approveSeason, mergeSeason, withdrawSeason, seasonMail),
  refusals: seasonRefusals,
  texts: seasonTexts,
  menu: inMenu([]),
}
