import { has, t } from '../i18n.ts'
import type { Option } from './control-props.ts'

/** The words of a choice: the text `<resource>.<field>.<value>` where there is one. */
export const worded = (words: string | undefined, value: string | number): Option => {
  const key = `${words}.${value}`
  return { value, text: has(key) ? t(key) : String(value) }
}
