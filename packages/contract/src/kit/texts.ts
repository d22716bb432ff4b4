import type { Resource } from './resource.ts'

/** The seven languages of the interface, in the order in which a text says them. */
export const languages = ['es', 'ca', 'eu', 'pt', 'en', 'it', 'fr'] as const
export type Language = (typeof languages)[number]

/** The locales the specification names, in the order of the language selector. */
export const locales = ['ca-ES', 'es-ES', 'eu-ES', 'pt-PT', 'en-EN', 'it-IT', 'fr-FR'] as const
export type Locale = (typeof locales)[number]

/** The language of a locale: 'ca-ES' → 'ca'. */
export const languageOf = (locale: Locale) => locale.slice(0, 2) as Language

/** One text in the seven languages: one that lacks, or an eighth, does not compile. */
export type Seven = readonly [es: string, ca: string, eu: string, pt: string, en: string, it: string, fr: string]
export type Texts<Keys extends string = string> = Readonly<Record<Keys, Seven>>

/** The texts of a module by key. Only the keys are types: the words themselves would slow the compiler down. */
export const texts = <Keys extends string>(table: Texts<Keys>): Texts<Keys> => table

/** What a table of texts must hold at least: `satisfies Complete<LabelsOf<typeof locker> & TextsFor<typeof lockerRefusals>>`. */
export type Complete<Keys> = Readonly<Record<keyof Keys & string, Seven>>

/** The texts of a table in one language. */
export const inLanguage = <Keys extends string>(table: Texts<Keys>, language: Language): Readonly<Record<Keys, string>> => {
  const at = languages.indexOf(language)
  return Object.fromEntries(Object.entries<Seven>(table).map(([key, seven]) => [key, seven[at]])) as Record<Keys, string>
}

/** A label for every field of the resource: leave one out and the build stops. */
export type LabelsOf<R> = R extends Resource<infer N, string, infer F> ? Record<`${N}.${keyof F & string}`, string> : never

/** A sentence for every refusal code of a table made by `refusals()`. */
export type TextsFor<Refusals> = Record<keyof Refusals & string, string>

/** Replaces `{name}` in a text, and before that `{name|one|other}` by its first words where the value is 1, by the others otherwise: '{n} {n|fila|filas}'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  text
    .replaceAll(/\{(\w+)\|([^|]*)\|((?:[^{}]|\{\w+\})*)\}/g, (_whole, name: string, one: string, other: string) =>
      String(values[name]) === '1' ? one : other,
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
