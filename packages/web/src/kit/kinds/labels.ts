import type { Choice } from '../fields/choices.ts'
import { type TextPrefix, tFound } from '../texts/i18n.ts'

/** Label of a choice: the text `<resource>.<field>.<value>` if there is one. */
export const choiceLabel = (words: TextPrefix | undefined, value: string | number): Choice => ({
  value,
  text: words ? tFound(words, value) : String(value),
})
