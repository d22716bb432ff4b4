import { membersUiTexts } from './texts.ts'

/** The words of the screens of members, their import, and suppliers. */
export const membersUiModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: {},
  texts: membersUiTexts,
}
