/** Kind of a tax id: Spanish person, foreigner in Spain, K/L/M person, entity; Portuguese; or an uncheckable foreign one. */
export type TaxIdKind = 'DNI' | 'NIE' | 'NIF' | 'CIF' | 'NIF-PT' | 'FOREIGN'
export type TaxId = { value: string; kind: TaxIdKind }

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The check letter of a DNI number (and of the digits of a NIE, X Y Z read as 0 1 2). */
export const dniLetter = (number: number): string => letters.charAt(number % 23)

/** The check figure of the seven digits of an entity's id: a digit for companies, a letter for public bodies. */
const cifCheck = (digits: string): number => {
  const sum = [...digits].reduce((total, figure, i) => {
    const n = Number(figure)
    return total + (i % 2 === 1 ? n : Math.floor((n * 2) / 10) + ((n * 2) % 10))
  }, 0)
  return (10 - (sum % 10)) % 10
}

const isCif = (text: string): boolean => {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(text)) return false
  const check = cifCheck(text.slice(1, 8))
  const asDigit = text[8] === String(check)
  const asLetter = text[8] === 'JABCDEFGHI'[check]
  if (/^[ABEH]/.test(text)) return asDigit
  return /^[NPQRSW]/.test(text) ? asLetter : asDigit || asLetter
}

const isPortuguese = (text: string): boolean => {
  if (!/^(?:[123568]\d|45|7[0124579]|9[01289])\d{7}$/.test(text)) return false
  const sum = [...text.slice(0, 8)].reduce((total, figure, i) => total + Number(figure) * (9 - i), 0)
  const rest = sum % 11
  return Number(text[8]) === (rest < 2 ? 0 : 11 - rest)
}

const spanishKind = (text: string): TaxIdKind | null => {
  if (/^\d{8}[A-Z]$/.test(text)) return dniLetter(Number(text.slice(0, 8))) === text[8] ? 'DNI' : null
  if (/^[XYZ]\d{7}[A-Z]$/.test(text)) {
    return dniLetter(Number('XYZ'.indexOf(text.charAt(0)) + text.slice(1, 8))) === text[8] ? 'NIE' : null
  }
  if (/^[KLM]\d{7}[A-Z]$/.test(text)) return dniLetter(Number(text.slice(1, 8))) === text[8] ? 'NIF' : null
  return isCif(text) ? 'CIF' : null
}

/** A tax id without spaces, dots, hyphens, in capitals. */
const bare = (raw: string): string => raw.toUpperCase().replaceAll(/[\s.\-/_]/g, '')

/**
 * Tax id in its canonical form with its kind; null if the check figures fit no known kind. Spanish DNI, NIE, K/L/M and entity ids (a
 * leading 'ES' is removed) and Portuguese NIF (the same with 'PT'); any other of 4 to 20 letters and digits only if the person is flagged
 * as `foreign`.
 */
export const readTaxId = (raw: string, options: { foreign?: boolean } = {}): TaxId | null => {
  const text = bare(raw)
  // a DNI of seven digits, as old cards print it, has lost its zero
  const spanish = text.replace(/^ES(?=.{9}$)/, '').replace(/^(?=\d{7}[A-Z]$)/, '0')
  const kind = spanishKind(spanish)
  if (kind) return { value: spanish, kind }
  const portuguese = text.replace(/^PT(?=.{9}$)/, '')
  if (isPortuguese(portuguese)) return { value: portuguese, kind: 'NIF-PT' }
  return options.foreign && /^(?=.*\d)[A-Z\d]{4,20}$/.test(text) ? { value: text, kind: 'FOREIGN' } : null
}
