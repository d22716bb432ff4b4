/** Letters without an accent to take off, as banks write them. */
const written: Readonly<Record<string, string>> = {
  ...{
    ß: 'ss',
    æ: 'ae',
    Æ: 'AE',
    œ: 'oe',
    Œ: 'OE',
    ø: 'o',
    Ø: 'O',
    ł: 'l',
    Ł: 'L',
    đ: 'd',
    Đ: 'D',
    ð: 'd',
    Ð: 'D',
    þ: 'th',
    Þ: 'Th',
    ı: 'i',
  },
  ...{
    '&': '+',
    _: '-',
    '–': '-',
    '—': '-',
    '·': '.',
    '’': "'",
    '‘': "'",
    '´': "'",
    '`': "'",
    '"': "'",
    '“': "'",
    '”': "'",
    '«': "'",
    '»': "'",
  },
  ...{
    ';': ',',
    '€': 'EUR',
    ª: 'a',
    º: 'o',
    '°': 'o',
    '[': '(',
    ']': ')',
    '{': '(',
    '}': ')',
    '\\': '/',
    '|': '/',
    '*': '.',
    '#': '.',
    '@': '(at)',
  },
}
const accents = /\p{M}/gu
const strange = /[^A-Za-z0-9/\-?:().,'+ ]/gu

/**
 * Text in the letters that SEPA banks take: Latin without accents, digits, `/-?:().,'+` and space (formats.md §1.2); other letters are a
 * question mark, other signs a space. Never empty, never longer than `max`.
 */
export function bankText(text: string, max: number): string {
  const latin = [...text].map((letter) => written[letter] ?? letter).join('')
  const plain = latin.normalize('NFD').replaceAll(accents, '').normalize('NFC')
  const taken = plain.replaceAll(strange, (sign) => (/\p{L}/u.test(sign) ? '?' : ' '))
  return taken.replaceAll(/ {2,}/g, ' ').trim().slice(0, max).trim() || '-'
}

/** Reference in these letters: without a slash at its ends, or two together (formats.md §1.2). */
export const bankReference = (text: string, max = 35): string =>
  bankText(text, max)
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '') || '-'
