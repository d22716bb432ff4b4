import { declarationsOf } from '../../kit/module.ts'
import * as consent from './consent.ts'
import * as openFile from './open-file.ts'
import * as opening from './opening.ts'
import * as ownData from './own-data.ts'
import { personalDataRefusals } from './own-data.ts'
import { personalDataTexts } from './texts.ts'

/** Legal duties for personal data: consents with their proof, openings of a file, export. */
export const personalDataModule = {
  ...declarationsOf(consent, openFile, opening, ownData),
  refusals: personalDataRefusals,
  texts: personalDataTexts,
  menu: [],
}
