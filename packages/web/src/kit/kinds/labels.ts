import type { Choice } from '../fields/choices.ts'
import { type Below, tFound } from '../texts/i18n.ts'

/** Label of a choice: the text `<resource>.<field>.<value>` if there is one. */
export const worded = (words: Below | undefined, value: string | number): Choice => ({
  value,
  text: words ? tFound(words, value) : String(value),
})
