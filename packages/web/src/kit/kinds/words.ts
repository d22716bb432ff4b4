import type { Choice } from '../fields/choices.ts'
import { type Below, tFound } from '../texts/i18n.ts'

/** The words of a choice: the text `<resource>.<field>.<value>` where there is one. */
export const worded = (words: Below | undefined, value: string | number): Choice => ({
  value,
  text: words ? tFound(words, value) : String(value),
})
