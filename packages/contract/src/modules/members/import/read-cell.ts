import { addMonths, type Day, formatDay } from '../../../values/day.ts'
import { readEmail } from '../../../values/email.ts'
import { cccCheck, ibanCheck, readIban } from '../../../values/iban.ts'
import { dniLetter, readTaxId } from '../../../values/nif.ts'
import { readPhone } from '../../../values/phone.ts'
import { readPostalCode } from '../../../values/postal-code.ts'
import { plain } from '../../../values/text.ts'
import { accessCodeLength } from '../../access/access-code.ts'
import type { Finding, ImportKey } from './finding.ts'
import { type DateOrder, readImportDay } from './import-day.ts'

/** Result of reading a cell: its value (null if it has none), its findings and a second value found in it. */
export type Cell = {
  value: string | null
  key?: ImportKey
  severity?: Finding['severity']
  params?: Finding['params']
  rest?: string
}

/** Rules for reading the cells of a column. */
export type CellContext = { today: Day; country: string; order: DateOrder; mIsWoman: boolean }

const bad = (key: ImportKey, params: Finding['params'] = {}): Cell => ({ value: null, key, severity: 'error', params })
const odd = (value: string, key: ImportKey, params: Finding['params'] = {}, rest?: string): Cell => ({
  value,
  key,
  severity: 'warning',
  params,
  ...(rest === undefined ? {} : { rest }),
})
const roundedBySheet = (raw: string) => /^\d[.,]\d+e\+\d+$/i.test(raw)

/**
 * Tax id: restores zeros or a letter lost in a spreadsheet (with a warning), accepts unknown forms as foreign ids; refuses wrong letters.
 */
export const readNifCell = (raw: string): Cell => {
  const bare = raw.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  const known = /^\d{7}[A-Z]$/.test(bare) ? null : readTaxId(raw)
  if (known) return { value: known.value }
  const [, digits, letter] = /^(\d{6,8})([A-Z]?)$/.exec(bare) ?? []
  if (digits !== undefined) {
    const right = digits.padStart(8, '0') + dniLetter(Number(digits))
    if (letter === '') return odd(right, 'import.nif_letter_added', { value: right })
    return right.endsWith(letter ?? '')
      ? odd(right, 'import.nif_zero_added', { value: right })
      : bad('import.nif_letter', { letter: right.slice(-1) })
  }
  if (/^\d+$|^[XYZ]\d+[A-Z]?$|^[A-W]\d{7}[\dA-J]$/.test(bare)) return bad('import.nif_invalid')
  const foreign = readTaxId(raw, { foreign: true })
  return foreign ? odd(foreign.value, 'import.nif_foreign') : bad('import.nif_invalid')
}

/** IBAN, or the 20 digits of a Spanish account, which are converted with a warning. */
export const readIbanCell = (raw: string): Cell => {
  const iban = readIban(raw)
  if (iban) return { value: iban }
  if (roundedBySheet(raw)) return bad('import.rounded_by_sheet')
  const digits = raw.replaceAll(/[\s.\-/]/g, '')
  if (!/^\d{20}$/.test(digits)) return bad('import.iban_invalid')
  const control = cccCheck(digits.slice(0, 8), digits.slice(10))
  if (control !== digits.slice(8, 10)) return bad('import.account_control', { control })
  return odd(`ES${ibanCheck('ES', digits)}${digits}`, 'import.iban_from_account')
}

/** Telephone; of several in one cell the first is kept and the next returned too, words around it are left out, both with a warning. */
export const readPhoneCell = (raw: string, { country }: CellContext): Cell => {
  const phone = readPhone(raw, country)
  if (phone) return { value: phone }
  if (roundedBySheet(raw)) return bad('import.rounded_by_sheet')
  const found = raw
    .split(/[/;,]|\s[-yioe]\s|[a-zà-ÿ()]{2,}/i)
    .map((part) => readPhone(part.replaceAll(/^[^+\d]+|\D+$/g, ''), country))
    .filter((part) => part !== null)
  const [first, second] = found
  if (first === undefined) return bad('import.phone_invalid')
  return second === undefined
    ? odd(first, 'import.phone_cleaned', { value: first })
    : odd(first, 'import.phone_two', { value: first }, second)
}

/** E-mail address; of several in one cell the first is kept, with a warning. */
export const readEmailCell = (raw: string): Cell => {
  const email = readEmail(raw)
  if (email) return { value: email }
  const first = raw
    .split(/[\s;,/<>]+/)
    .map(readEmail)
    .find((part) => part !== null)
  return first === undefined ? bad('import.email_invalid') : odd(first, 'import.email_two', { value: first })
}

/** A day as yyyy-MM-dd; '0000-00-00' and dashes are an empty cell. */
export const readDayCell = (raw: string, { today, order }: CellContext): Cell => {
  if (/^[-0./\s]+$/.test(raw) || /^(?:01\/01\/1900|1900-01-0[01])/.test(raw)) return { value: null }
  const day = readImportDay(raw, today, order)
  return day ? { value: day } : bad('import.date_invalid')
}

/** A birth date, not in the future nor more than 120 years ago. */
export const readBirthCell = (raw: string, context: CellContext): Cell => {
  const cell = readDayCell(raw, context)
  if (cell.value === null) return cell
  if (cell.value > context.today) return bad('import.birth_future', { value: formatDay(cell.value) })
  return cell.value < addMonths(context.today, -1440) ? bad('import.birth_too_old', { value: formatDay(cell.value) }) : cell
}

const man = new Set(
  'm h hombre home masculino masculi masculin maschile varon v male man homme uomo u maschio gizona gizonezkoa g sr mr nen nino'.split(' '),
)
const woman = new Set(
  'f d mujer dona femenino femeni feminin feminino femminile female woman femme mulher donna femmina emakumea emakumezkoa e w sra ms mrs mme nena nina'.split(
    ' ',
  ),
)

/** True if an 'M' of a column means a woman: men are 'H' there and no value is 'F' or 'D'. */
export const mMeansWoman = (values: Iterable<string>): boolean => {
  const seen = new Set<string>()
  for (const value of values) seen.add(plain(value))
  return seen.has('h') && seen.has('m') && !seen.has('f') && !seen.has('d')
}

/** 'M', 'F' or '-' from the words of the seven languages; an unknown word is '-' with a warning. */
export const readSexCell = (raw: string, { mIsWoman }: CellContext): Cell => {
  const word = plain(raw).replaceAll('.', '')
  if (word === 'm' && mIsWoman) return { value: 'F' }
  if (man.has(word)) return { value: 'M' }
  if (woman.has(word)) return { value: 'F' }
  return /^[-x?]?$/.test(word) ? { value: '-' } : odd('-', 'import.sex_unknown')
}

/** A member number: a whole number above zero, however many zeros precede it. */
export const readNumberCell = (raw: string): Cell => {
  const digits = /^0*([1-9]\d{0,8})(?:[.,]0+)?$/.exec(raw)?.[1]
  return digits === undefined ? bad('import.number_invalid') : { value: digits }
}

/** Postal code; Spanish ones get back the zero that spreadsheets remove, and lose the decimals that they add. A foreign form is a warning. */
export const readPostalCodeCell = (raw: string, { country }: CellContext): Cell => {
  const text = raw.replace(/[.,]0+$/, '')
  const code = readPostalCode(country === 'ES' && /^\d{4}$/.test(text) ? `0${text}` : text)
  return code === null ? bad('import.postal_code') : { value: code }
}

/** Level of play, a whole number from 0 to 7. */
export const readLevelCell = (raw: string): Cell => {
  const level = /^([0-7])(?:[.,]0+)?$/.exec(raw)?.[1]
  return level === undefined ? bad('import.level_invalid') : { value: level }
}

/** Number of a card, of 6 to 30 characters. */
export const readCardCell = (raw: string): Cell => {
  if (roundedBySheet(raw)) return bad('import.rounded_by_sheet')
  const { shortest, longest } = accessCodeLength
  return raw.length < shortest || raw.length > longest ? bad('import.card_length', { min: shortest, max: longest }) : { value: raw }
}

const yes = new Set('si s yes y true verdadero 1 x oui o sim bai b activo activa actiu active aktibo ativo attivo actif alta ok'.split(' '))
const not = new Set(
  'no n false falso 0 non nao ez e inactivo inactiva inactiu inactive inaktibo inativo inattivo inactif baja baixa'.split(' '),
)
/** '1' or '0' from the words of the seven languages. */
export const readYesNoCell = (raw: string): Cell => {
  const word = plain(raw)
  if (yes.has(word)) return { value: '1' }
  return not.has(word) ? { value: '0' } : bad('import.yes_no', { value: raw.slice(0, 40) })
}
