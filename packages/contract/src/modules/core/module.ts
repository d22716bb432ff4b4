import { kitRefusals } from '../../kit/refusals.ts'
import { coreTexts } from './texts.ts'

/** What every screen and every call shares: the words of controls, of unreadable values and of the refusals any call may give. */
export const coreModule = {
  resources: [] as const,
  actions: [] as const,
  refusals: kitRefusals,
  texts: coreTexts,
}
