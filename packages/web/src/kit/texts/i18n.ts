import type { TextKey } from '@app/contract/kit/product'
import { fill } from '@app/contract/kit/texts'

/** The dictionary: the texts of the namespaces loaded so far, in the user's language. */
let tag = 'es-ES'
let texts: Readonly<Record<string, string>> = {}

type Values = Readonly<Record<string, string | number>>
type FamilyOf<Key> = Key extends `${infer Head}.${infer Rest}` ? Head | `${Head}.${FamilyOf<Rest>}` : never
/** What keys begin with: 'cash-movement' words the fields of a movement. */
export type Family = FamilyOf<TextKey>

/** What begins with a family: the choices of a field, worded below its label. */
export type Below = `${Family}.${string}`

/** One interface text in the user's language, filled from `values`; a key whose namespace has not come stands for itself. Texts come from GET /api/strings/{namespaces}. */
export const t = (key: TextKey, values?: Values): string => tKey(key, values)

/** The text of a key that comes from data, such as what keeps a value from being read. */
export const tKey = (key: string, values?: Values): string => fill(texts[key] ?? key, values)

/** The text of a code that comes from data, in a family of texts or in what lies below it; the code itself where it has none. */
export const tFound = (family: Family | Below, code: string | number, values?: Values): string =>
  fill(texts[`${family}.${code}`] ?? String(code), values)

/** The language of the interface: 'es', 'ca'… */
export const language = (): string => tag.slice(0, 2)

/** The language as the browser writes dates in it; 'en-EN' is read as 'en-GB' (W-12). */
export const locale = (): string => tag.replace('en-EN', 'en-GB')

/** Starts the dictionary with the texts of the namespaces the shell needs at once. */
export function startTexts(locale: string, first: Readonly<Record<string, string>>) {
  tag = locale
  texts = first
}

/** Adds the texts of further namespaces, loaded with the screen that needs them. */
export function addTexts(more: Readonly<Record<string, string>>) {
  texts = { ...texts, ...more }
}
