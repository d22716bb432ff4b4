import { declared } from '../../kit/module.ts'
import * as consent from './consent.ts'
import * as openFile from './open-file.ts'
import * as opening from './opening.ts'
import * as ownData from './own-data.ts'
import { personalDataRefusals } from './own-data.ts'
import { personalDataTexts } from './texts.ts'

/** What the law asks for a person's data: consents with their proof, who opened his file, export and erasure. */
export const personalDataModule = {
  ...declared(consent, openFile, opening, ownData),
  refusals: personalDataRefusals,
  texts: personalDataTexts,
  menu: [],
}
