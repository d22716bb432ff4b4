import { gridTexts } from './texts.ts'

/** The words of the one grid that every list screen uses. */
export const gridModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: {},
  texts: gridTexts,
}
