import { declarationsOf } from '../../kit/module.ts'
import * as memberDocument from './member-document.ts'
import { memberDocumentsRefusals } from './member-document.ts'
import * as memberNote from './member-note.ts'
import { memberDocumentsTexts } from './texts.ts'

/** Notes and documents of members. */
export const memberDocumentsModule = {
  ...declarationsOf(memberNote, memberDocument),
  refusals: memberDocumentsRefusals,
  texts: memberDocumentsTexts,
  menu: [],
}
