/** Every kind of apostrophe and quotation mark, and of dash. */
const quotes = /["`´‘’‚‛“”„‟‹›«»′″‵‶ʹʺʻʼʽˈˊˋ՚׳״＂＇｀]/gu
const dashes = /[‐‑‒–—―−⁃﹘﹣－]/gu
/** Combining marks, the middle dot of Catalan, and invisible signs. */
const ignored =
  /[\u0300-\u036F]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]|[\uFE00-\uFE0F]|\u034F|[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00B7\u2027]/gu
const spaces = /[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/gu
/** Letters that Unicode does not decompose, as they are typed without their key. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ĸ: 'k', ŧ: 't', ς: 'σ' },
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/**
 * Lower case without accents and with single spaces, for searching and comparing: ª is a, ß is ss, every apostrophe, quotation mark and dash
 * alike. The function `plano` of the database folds by the same rule; a test compares the two.
 */
export const plain = (text: string): string =>
  text
    .replaceAll(quotes, "'")
    .replaceAll(dashes, '-')
    .normalize('NFKD')
    .replaceAll(quotes, "'")
    .replaceAll(dashes, '-')
    .replaceAll(ignored, '')
    .toLowerCase()
    .replaceAll(ignored, '')
    .replaceAll(special, (letter) => letters[letter]!)
    .replaceAll(spaces, ' ')
    .trim()

/** A phone, a number or a tax id typed with spaces, dots or hyphens is one word: '600 11 22 33', '12.345.678-Z'; 0034 is +34. */
const joined = (text: string) =>
  /^[+\d][\d\s./()-]*[a-z]?$/.test(text) && /\d/.test(text) ? text.replaceAll(/[\s./()-]/g, '').replace(/^00(?=[1-9]\d{7})/, '+') : text

/** Words of a search in plain letters; a number typed in groups is one word. */
export const searchWords = (text: string): string[] =>
  joined(plain(text))
    .split(' ')
    .filter((word) => word !== '')
