import { type Language, type Locale, languageOf, languages } from '@app/contract/kit/texts'
import type { LetterText } from '@app/contract/letters/letter-template'
import { currentSession } from '../../../kit/reads/session.ts'

/** Language of letters without one: the club's. */
export const clubLanguage = (): Language => languageOf((currentSession()?.parameters.DEFAULT_LANGUAGE ?? 'es-ES') as Locale)

/** Subject and text of a letter in one language. */
export type Words = Pick<LetterText, 'subject' | 'desc_notificacion'>
/** Texts of a letter or a template in all its languages. */
export interface AllWords extends Words {
  readonly textos: LetterText[]
}

/** Words in a further language; empty if there are none. */
export const wordsIn = (all: AllWords, language: Language | null): Words =>
  language === null ? all : (all.textos.find(({ idioma }) => idioma === language) ?? { subject: null, desc_notificacion: null })

/** Texts with other words in a further language; a language without words goes. */
export function withWords(textos: readonly LetterText[], idioma: Language, change: Partial<Words>): LetterText[] {
  const now = textos.find((one) => one.idioma === idioma) ?? { idioma, subject: null, desc_notificacion: null }
  const next = { ...now, ...change }
  const others = textos.filter((one) => one.idioma !== idioma)
  const isEmpty = next.subject === null && next.desc_notificacion === null
  const all = isEmpty ? others : [...others, next]
  return all.toSorted((one, other) => languages.indexOf(one.idioma) - languages.indexOf(other.idioma))
}

/** Parts of a letter without words in a language, sent in the first one instead. */
export const missingWords = (all: AllWords, language: Language): readonly (keyof Words)[] => {
  const words = wordsIn(all, language)
  return (['subject', 'desc_notificacion'] as const).filter((part) => words[part] === null && all[part] !== null)
}
