import { inMenu } from '../../kit/menu.ts'
import { declarationsOf } from '../../kit/module.ts'
import * as finderPages from './finder-pages.ts'
import * as homeTexts from './home-texts.ts'
import * as provider from './provider.ts'
import { clubFinderRefusals } from './refusals.ts'
import { clubFinderTexts } from './texts.ts'

const { actions } = declarationsOf(finderPages, homeTexts, provider)

/** Club finder: its public pages, and the answers for other finders. */
export const clubFinderModule = {
  resources: [],
  actions,
  refusals: clubFinderRefusals,
  texts: clubFinderTexts,
  menu: inMenu([]),
}
