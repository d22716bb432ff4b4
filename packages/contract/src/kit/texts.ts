import type { Resource } from './resource.ts'

/** The seven languages of the interface, in the order of the text tables. */
export const languages = ['es', 'ca', 'eu', 'pt', 'en', 'it', 'fr'] as const
export type Language = (typeof languages)[number]

/** Locales of the specification, in the order of the language selector. */
export const locales = ['ca-ES', 'es-ES', 'eu-ES', 'pt-PT', 'en-EN', 'it-IT', 'fr-FR'] as const
export type Locale = (typeof locales)[number]

/** The language of a locale: 'ca-ES' → 'ca'. */
export const languageOf = (locale: Locale) => locale.slice(0, 2) as Language

/** Language of a reader by the locale of an account; the standard one without an account. */
export const readerLanguage = (locale: Locale | null | undefined, standard: Language): Language => (locale ? languageOf(locale) : standard)

/** One text in the seven languages; a missing or an eighth one does not compile. */
export type Translations = readonly [es: string, ca: string, eu: string, pt: string, en: string, it: string, fr: string]
export type Texts<Keys extends string = string> = Readonly<Record<Keys, Translations>>

/** Texts of a module by key. Only the keys are typed: typing the texts too would slow the compiler down. */
export const texts = <Keys extends string>(table: Texts<Keys>): Texts<Keys> => table

/** Minimum content of a table of texts: `satisfies Complete<LabelsOf<typeof locker> & TextsFor<typeof lockerRefusals>>`. */
export type Complete<Keys> = Readonly<Record<keyof Keys & string, Translations>>

/** The texts of a table in one language. */
export const inLanguage = <Keys extends string>(table: Texts<Keys>, language: Language): Readonly<Record<Keys, string>> => {
  const at = languages.indexOf(language)
  return Object.fromEntries(Object.entries<Translations>(table).map(([key, seven]) => [key, seven[at]])) as Record<Keys, string>
}

/** Labels of every field of a resource: a missing one fails the build. */
export type LabelsOf<R> = R extends Resource<infer N, string, infer F> ? Record<`${N}.${keyof F & string}`, string> : never

/** Texts of every refusal code of a table made by `refusals()`. */
export type TextsFor<Refusals> = Record<keyof Refusals & string, string>

/**
 * Fills `{name}` in a text, and before that `{name|one|other}` by its first form if the value is 1, by the second otherwise: '{n}
 * {n|fila|filas}'.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text
    .replaceAll(/\{(\w+)\|([^|]*)\|((?:[^{}]|\{\w+\})*)\}/g, (_whole, name: string, one: string, other: string) =>
      String(values[name]) === '1' ? one : other,
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
