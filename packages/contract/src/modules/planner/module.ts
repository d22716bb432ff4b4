import { courtDay, plannerDay, plannerInfo } from './planner-day.ts'
import { plannerTexts } from './texts.ts'

export const plannerModule = {
  resources: [] as const,
  actions: [plannerDay, courtDay, plannerInfo] as const,
  refusals: {},
  texts: plannerTexts,
}
