import { useMemo } from 'react'
import { useCommands } from '../../kit/commands.ts'
import { tFound } from '../../kit/i18n.ts'
import { go } from '../../kit/navigation.ts'
import { useSession } from '../../kit/session.ts'
import { menuItems } from './menu-items.ts'

/** `g` and then a letter: the screens of every day. */
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

/** Every screen of the menu as a command; the first of a kind has its letter. */
export function useGoCommands() {
  const { info } = useSession()
  // oxlint-disable react-hooks/exhaustive-deps -- the menu comes with the session
  const list = useMemo(() => {
    const seen = new Set<string>()
    return menuItems().map((item) => {
      const letter = seen.has(item.code) ? undefined : letters[item.code]
      seen.add(item.code)
      return {
        id: `go:${item.path}`,
        text: item.text,
        group: tFound('menu.group', item.group),
        ...(letter && { keys: `g ${letter}` }),
        run: () => go(item.path),
      }
    })
  }, [info])
  // oxlint-enable react-hooks/exhaustive-deps
  useCommands(list)
}
