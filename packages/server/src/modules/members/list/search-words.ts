import { plain, searchWords } from '@app/contract/values/text'

/** Escapes the wildcards of LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)

/** A text as a LIKE pattern holds it, in plain letters. */
export const likeText = (text: string) => literal(plain(text))

const shortest = 3

/**
 * LIKE patterns, one per word, that every member found must match. A word of one or two letters matches the beginning
 * of a word, a longer one any part: 'gar' is in García and in Edgar, 'ed' only begins Edgar.
 */
export const searchPatterns = (text: string): string[] =>
  searchWords(text).map((word) => (word.length < shortest ? `% ${literal(word)}%` : `%${literal(word)}%`))

/**
 * LIKE patterns for ranking: a whole word, the beginning of one. Empty for words too short to rank: members are then in
 * the order of their names, as an index has them.
 */
export function rankPatterns(text: string): { whole: string; beginning: string }[] {
  const words = searchWords(text)
  if (words.some((word) => word.length < shortest)) return []
  return words.map((word) => ({ whole: `% ${literal(word)} %`, beginning: `% ${literal(word)}%` }))
}

/** Sorts behind every text that begins alike. */
const last = '\u{10FFFF}'

/**
 * The ranges of names that begin with the words, from the first text to just before the last, in the order of the
 * answer. `of` is the compared text: `name` the first name and the rest, after a space, `surname` the surname and then
 * the first name.
 */
export function nameBeginnings(text: string): { of: 'name' | 'surname'; from: string; before: string }[] {
  const words = searchWords(text).join(' ')
  const begins = (of: 'name' | 'surname', from: string) => ({ of, from, before: from + last })
  return [begins('name', ` ${words} `), begins('surname', `${words} `), begins('name', ` ${words}`), begins('surname', words)]
}

/** Words for a search that tolerates typing errors: letters only, and enough of them; null otherwise. */
export function slippedWords(text: string): string | null {
  const words = plain(text)
  return /^[a-z' -]{5,}$/.test(words) ? words : null
}

/** The text in the stored form of a member number, a tax id or an access code, for exact hits, which come first; null without a digit. */
export function exactCode(text: string): string | null {
  const code = searchWords(text)
    .join(' ')
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase()
  return /\d/.test(code) ? code : null
}

/** Spellings of each word with two neighbouring letters swapped, and the word itself: 'piug' is 'puig'. Null for short or long texts. */
export function swappedPatterns(text: string): string[][] | null {
  const words = searchWords(text)
  if (words.length === 0 || words.length > 4 || words.some((word) => word.length > 20)) return null
  return words.map((word) => {
    const swapped = Array.from(
      { length: word.length - 1 },
      (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
    )
    const spellings = word.length < 4 ? [word] : [word, ...swapped]
    return [...new Set(spellings)].map((spelling) => (word.length < shortest ? `% ${literal(spelling)}%` : `%${literal(spelling)}%`))
  })
}
