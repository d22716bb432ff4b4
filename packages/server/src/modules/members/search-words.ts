import { plain } from '@app/contract/values/text'

/** Marks of LIKE in the text stand for themselves. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)

/** A phone, a number or a tax id typed with spaces, dots or hyphens is one word: '600 11 22 33', '12.345.678-Z'. */
const joined = (text: string) => (/^[+\d][\d\s./()-]*[a-z]?$/.test(text) && /\d/.test(text) ? text.replaceAll(/[\s./()-]/g, '') : text)

/**
 * What every member found has to look like, one LIKE pattern per word. A word of one or two letters stands at the beginning of a word,
 * a longer one anywhere: 'gar' is in García and in Edgar, 'ed' only begins Edgar.
 */
export function searchPatterns(text: string): string[] {
  const words = joined(plain(text))
    .split(' ')
    .filter((word) => word !== '')
  return words.map((word) => (word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`))
}

/** The text as a member number, a tax id or an access code would be stored, for exact hits, which come first; null when it has no digit. */
export function exactCode(text: string): string | null {
  const code = joined(plain(text))
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase()
  return /\d/.test(code) ? code : null
}
