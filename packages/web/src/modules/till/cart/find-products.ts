import type { OutputOf } from '@app/contract/kit/action'
import type { tillData } from '@app/contract/till/till-data'
import { plain } from '@app/contract/values/text'

/** Product of the till. */
export type Product = OutputOf<typeof tillData>['productos'][number]

const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '')

/** True if a word is at most one slip away from the beginning of another: a letter too many, too few, another one, or two exchanged. */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < 4) return false
  return [-1, 0, 1].some((more) => {
    const start = word.slice(0, typed.length + more)
    let at = 0
    while (at < typed.length && typed[at] === start[at]) at += 1
    const rest = (one: string, from: number) => one.slice(at + from)
    return (
      rest(typed, 1) === rest(start, 0) ||
      rest(typed, 0) === rest(start, 1) ||
      rest(typed, 1) === rest(start, 1) ||
      (typed[at] === start[at + 1] && typed[at + 1] === start[at] && rest(typed, 2) === rest(start, 2))
    )
  })
}

/** Products with all the words in their name, first those that begin with them; without any, those that are one slip away. */
export function productsNamed(products: readonly Product[], text: string): readonly Product[] {
  const words = wordsOf(text)
  const first = words[0] ?? ''
  const found = products.filter(({ nombre, codigo_barras }) =>
    words.every((word) => plain(nombre).includes(word) || codigo_barras === word),
  )
  if (found.length === 0)
    return products.filter(({ nombre }) => words.every((word) => wordsOf(nombre).some((one) => one.startsWith(word) || isNear(word, one))))
  return found.toSorted((a, b) => Number(plain(b.nombre).startsWith(first)) - Number(plain(a.nombre).startsWith(first)))
}

/** Product meant by a typed text: the only one found, or the one with exactly that name; null if several are possible. */
export function meantBy(found: readonly Product[], text: string): Product | null {
  const [only, ...others] = found
  if (only && others.length === 0) return only
  return found.find(({ nombre }) => plain(nombre) === plain(text)) ?? null
}
