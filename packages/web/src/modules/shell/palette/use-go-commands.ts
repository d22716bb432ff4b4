import { setLocale } from '@app/contract/identity/own-account'
import { languageOf } from '@app/contract/kit/texts'
import { useMemo } from 'react'
import { call } from '../../../kit/reads/api.ts'
import { useSession } from '../../../kit/reads/session.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { languageNames } from '../language-names.ts'
import { menuActions, menuItems } from '../menu-items.ts'

/** `g` followed by a letter: the everyday screens. */
const letters: Readonly<Record<string, string>> = {
  planner: 'r',
  members: 's',
  'cash-register': 'c',
  tariffs: 't',
  suppliers: 'v',
  parameters: 'p',
  'quick-access': 'a',
  till: 'b',
  'one-off-income': 'f',
}

/** Further words by which a screen is looked for. */
const wordsOf = (code: string) =>
  code === 'planner' ? t('ui.words.planner') : code === 'bookings-cancelled' ? t('ui.words.cancelled') : ''

/** Every screen of the menu, and the actions starting there, as a command; the first screen of a kind has its letter. */
export function useGoCommands() {
  const { info } = useSession()
  // oxlint-disable react-hooks/exhaustive-deps -- the menu comes with the session
  const list = useMemo(() => {
    const seen = new Set<string>()
    const actions = menuActions().map(({ id, text, path }) => ({ id, text, run: () => go(path) }))
    const screens = menuItems().map((item) => {
      const letter = seen.has(item.code) ? undefined : letters[item.code]
      seen.add(item.code)
      return {
        id: `go:${item.path}`,
        text: item.text,
        group: tFound('menu.group', item.group),
        words: wordsOf(item.code),
        ...(letter && { keys: `g ${letter}` }),
        run: () => go(item.path),
      }
    })
    const languages = info.locales.map((locale) => ({
      id: `language:${locale}`,
      text: `${t('ui.language')}: ${languageNames[languageOf(locale)]}`,
      words: 'idioma language',
      run: () => void call(setLocale, { locale }).then(() => location.reload()),
    }))
    return [...actions, ...screens, ...languages]
  }, [info])
  // oxlint-enable react-hooks/exhaustive-deps
  useCommands(list)
}
