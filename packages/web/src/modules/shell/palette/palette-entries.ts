import { plain } from '@app/contract/values/text'
import type { Command } from '../../../kit/screen/commands.ts'
import { go } from '../../../kit/screen/navigation.ts'
import type { Visit } from '../../../kit/screen/screen-title.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { isTypoOf } from './typos.ts'

/** Line of the palette. */
export interface Entry {
  readonly id: string
  readonly text: string
  readonly group: string
  readonly detail?: string
  readonly keys?: string
  readonly run: () => void
}
const most = 40

/** Rank of a text for a search: 0 match at the start, 1 at the start of a word, 2 inside, 3 every word somewhere, 4 with a typing slip; null without a match. */
function rank(words: string, typed: string): number | null {
  const at = words.indexOf(typed)
  if (at === 0) return 0
  if (at > 0) return words[at - 1] === ' ' ? 1 : 2
  const wanted = typed.split(' ')
  if (wanted.every((one) => words.includes(one))) return 3
  const there = words.split(' ')
  return wanted.every((one) => there.some((word) => isTypoOf(word, one))) ? 4 : null
}

/** Actions of the screen first, then records and screens; the search ignores accents and matches anywhere in the text. */
export function findEntries(commands: readonly Command[], visits: readonly Visit[], typed: string): Entry[] {
  const text = plain(typed.trim())
  const isScreen = ({ id }: Command) => id.startsWith('go:')
  const asEntry = (one: Command): Entry => ({
    id: one.id,
    text: one.text,
    group: isScreen(one) ? t('ui.screens') : (one.group ?? t('core.actions')),
    ...(isScreen(one) && one.group && { detail: one.group }),
    ...(one.keys && { keys: one.keys }),
    run: one.run,
  })
  const records = visits.map(({ path, title }): Entry => ({ id: `visit:${path}`, text: title, group: t('ui.recent'), run: () => go(path) }))
  const named = (list: readonly Command[]) => list.map((one) => ({ entry: asEntry(one), words: plain(`${one.text} ${one.words ?? ''}`) }))
  const parts = [
    named(commands.filter((one) => !isScreen(one))),
    records.map((entry) => ({ entry, words: plain(entry.text) })),
    named(commands.filter(isScreen)),
  ]
  return parts
    .flatMap((part) =>
      part
        .flatMap(({ entry, words }) => {
          const place = rank(words, text)
          return place === null ? [] : [{ entry, place }]
        })
        .sort((a, b) => a.place - b.place),
    )
    .map(({ entry }) => entry)
    .filter((entry, index, all) => all.findIndex(({ text: same, group }) => same === entry.text && group === entry.group) === index)
    .slice(0, most)
}
