import { fill } from '@app/contract/kit/texts'

/** The dictionary: the texts of the namespaces loaded so far, in the user's language. */
let tag = 'es-ES'
let texts: Readonly<Record<string, string>> = {}

/** One interface text in the user's language, filled from `values`. A key without text stands for itself. Texts come from GET /api/strings/{namespaces}. */
export const t = (key: string, values?: Readonly<Record<string, string | number>>): string => fill(texts[key] ?? key, values)

/** The language of the interface: 'es', 'ca'… */
export const language = (): string => tag.slice(0, 2)

/** The language as the browser writes dates in it; 'en-EN' is read as 'en-GB' (W-12). */
export const locale = (): string => tag.replace('en-EN', 'en-GB')

/** Whether the loaded dictionary has the text. */
export const has = (key: string): boolean => key in texts

/** Starts the dictionary with the texts of the namespaces the shell needs at once. */
export function startTexts(locale: string, first: Readonly<Record<string, string>>) {
  tag = locale
  texts = first
}

/** Adds the texts of further namespaces, loaded with the screen that needs them. */
export function addTexts(more: Readonly<Record<string, string>>) {
  texts = { ...texts, ...more }
}
