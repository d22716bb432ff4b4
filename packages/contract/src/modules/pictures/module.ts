import { picturesTexts } from './texts.ts'

/** The words of the pictures that hours and dates are edited on. */
export const picturesModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: {},
  texts: picturesTexts,
}
