import { createHash } from 'node:crypto'
import { textsByName } from '@app/contract'
import { inLanguage, type Language, languageOf, languages, locales } from '@app/contract/kit/texts'
import { strings } from '@app/contract/shell/strings'
import { handle } from '../../kit/serve.ts'
import { param } from '../club/public.ts'

/** The texts change with the program only, so their version is worked out once per language. */
const versions = new Map<Language, string>()
const versionOf = (lang: Language) => {
  const known =
    versions.get(lang) ??
    createHash('sha256')
      .update(JSON.stringify(Object.values(textsByName).map((texts) => inLanguage(texts, lang))))
      .digest('hex')
      .slice(0, 16)
  versions.set(lang, known)
  return known
}

/** 'es', 'es-ES' → es; null when it is none of the seven. */
const languageIn = (text: string | null) => languages.find((lang) => lang === text?.slice(0, 2).toLowerCase()) ?? null

/** The titles of the menu, which each module words for itself; the shell needs them all. */
const titlesIn = (lang: Language) =>
  Object.fromEntries(
    Object.values(textsByName).flatMap((texts) => Object.entries(inLanguage(texts, lang)).filter(([key]) => key.startsWith('menu.'))),
  )
const textsOf = (name: string, lang: Language) => ({
  ...(name === 'shell' && titlesIn(lang)),
  ...(Object.hasOwn(textsByName, name) && inLanguage(textsByName[name]!, lang)),
})

/** the language asked for, else the session's, the browser's, or the parameter's. */
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
