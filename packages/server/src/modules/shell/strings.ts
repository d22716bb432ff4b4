import { hash } from 'node:crypto'
import { allTexts, textsByName } from '@app/contract'
import { inLanguage, type Language, languageOf, languages, locales } from '@app/contract/kit/texts'
import { strings } from '@app/contract/shell/strings'
import { handle } from '../../kit/http/serve.ts'
import { param } from '../club/public.ts'

/** The texts change with the program only, so their version is worked out once per language. */
const versions = new Map<Language, string>()
const versionOf = (lang: Language) => {
  const all = () => JSON.stringify(Object.values(textsByName).map((texts) => inLanguage(texts, lang)))
  const known = versions.get(lang) ?? hash('sha256', all()).slice(0, 16)
  versions.set(lang, known)
  return known
}

/** 'es', 'es-ES' → es; null for a language other than the seven. */
const languageIn = (text: string | null) => languages.find((lang) => lang === text?.slice(0, 2).toLowerCase()) ?? null

/** The titles of the menu, which each module words for itself; the shell needs them all. */
const titlesIn = (lang: Language) =>
  Object.fromEntries(
    Object.values(textsByName).flatMap((texts) => Object.entries(inLanguage(texts, lang)).filter(([key]) => key.startsWith('menu.'))),
  )

/** Messages that the specification names in words, and their keys. */
const alsoCalled = {
  'no element selected': 'No_element_selected',
  'form full required': 'msg.form_full_required',
  'start end conflict': 'msg.form_start_end_conflict',
  'at least one user': 'msg.at_least_one_user',
  'error operation': 'operacio_realitzada_error',
  'operation error': 'operacio_realitzada_error',
  'booking validated': 'msg.booking_validated',
  'operation completed correctly': 'Operacio_realitzada_correctament',
} as const

/**
 * A namespace of the specification: the texts whose key begins with it, under the whole key and the rest of it. Bare
 * keys are of `msg`.
 */
function specifiedTexts(name: string, lang: Language): Record<string, string> {
  const all: Readonly<Record<string, string>> = allTexts[lang]
  const isMsg = name === 'msg'
  const found = Object.entries(all).flatMap(([key, text]) => {
    const rest = key.startsWith(`${name}.`) ? key.slice(name.length + 1) : isMsg && !key.includes('.') ? key : null
    return rest === null ? [] : [rest, `${name}.${rest}`].map((spelling) => [spelling, text] as const)
  })
  const inWords = isMsg ? Object.entries(alsoCalled).map(([words, key]) => [words, allTexts[lang][key]] as const) : []
  return Object.fromEntries([...found, ...inWords])
}

const textsOf = (name: string, lang: Language) =>
  Object.hasOwn(textsByName, name)
    ? { ...(name === 'shell' && titlesIn(lang)), ...inLanguage(textsByName[name]!, lang) }
    : specifiedTexts(name, lang)

/** the requested language, otherwise the session's, the browser's, or the parameter's. */
export const texts = handle(strings, async ({ tx, input, user, request, reply }) => {
  const standard = locales.find((locale) => locale === 'es-ES')
  const lang =
    languageIn(input.lang) ?? user?.lang ?? languageIn(request.language) ?? languageOf((await param(tx, 'DEFAULT_LANGUAGE')) ?? standard)
  const names = [...new Set(input.namespaces.split(/[+, ]/).filter((name) => name !== ''))]
  reply.revalidateBy(`${lang}-${versionOf(lang)}`)
  return {
    lang,
    version: versionOf(lang),
    strings: Object.fromEntries(names.map((name) => [name, textsOf(name, lang)])),
  }
})
