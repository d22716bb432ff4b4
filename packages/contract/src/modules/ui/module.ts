import { uiTexts } from './texts.ts'

/** The words of the web's shell, forms and pickers. */
export const uiModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: {},
  texts: uiTexts,
}
