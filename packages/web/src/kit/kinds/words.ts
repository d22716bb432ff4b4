import { type Below, tFound } from '../i18n.ts'
import type { Option } from './control-props.ts'

/** The words of a choice: the text `<resource>.<field>.<value>` where there is one. */
export const worded = (words: Below | undefined, value: string | number): Option => ({
  value,
  text: words ? tFound(words, value) : String(value),
})
