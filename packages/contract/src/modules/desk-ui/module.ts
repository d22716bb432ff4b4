import { deskUiTexts } from './texts.ts'

/** The words of the desk's screens: planner, booking, charging, cash. */
export const deskUiModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: {},
  texts: deskUiTexts,
}
