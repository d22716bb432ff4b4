import type { TextKey } from '@app/contract/kit/product'
import { fill } from '@app/contract/kit/texts'

/** Dictionary: the texts of the namespaces loaded so far, in the user's language. */
let tag = 'es-ES'
let texts: Readonly<Record<string, string>> = {}

type Values = Readonly<Record<string, string | number>>
type FamilyOf<Key> = Key extends `${infer Head}.${infer Rest}` ? Head | `${Head}.${FamilyOf<Rest>}` : never
/** Key prefix: 'cash-movement' has the labels of the fields of a movement. */
export type Family = FamilyOf<TextKey>

/** Key prefix inside a family: the labels of a field's choices, below its own. */
export type TextPrefix = `${Family}.${string}`

/** Interface text in the user's language, filled from `values`; a key without a loaded namespace is returned unchanged. Texts come from GET /api/strings/{namespaces}. */
export const t = (key: TextKey, values?: Values): string => tKey(key, values)

/** Text of a key that comes from data, such as a reading error. */
export const tKey = (key: string, values?: Values): string => fill(texts[key] ?? key, values)

/** Text of a code that comes from data, in a family of texts or below it; the code itself if there is no text. */
export const tFound = (family: Family | TextPrefix, code: string | number, values?: Values): string =>
  fill(texts[`${family}.${code}`] ?? String(code), values)

/** Language of the interface: 'es', 'ca'… */
export const language = (): string => tag.slice(0, 2)

/** Locale for the browser's date formats; 'en-EN' is read as 'en-GB' (W-12). */
export const locale = (): string => tag.replace('en-EN', 'en-GB')

/** Starts the dictionary with the texts of the shell's namespaces. */
export function startTexts(locale: string, first: Readonly<Record<string, string>>) {
  tag = locale
  texts = first
}

/** Adds the texts of further namespaces, loaded with their screen. */
export function addTexts(more: Readonly<Record<string, string>>) {
  texts = { ...texts, ...more }
}
