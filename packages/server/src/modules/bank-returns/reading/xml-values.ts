import { type Day, readDay } from '@app/contract/values/day'
import type { XmlElement } from '../../../kit/xml/read-xml.ts'

/** Cents of a decimal text; null for another text. */
export function cents(text: string | null): number | null {
  const [, euros, decimals = ''] = /^\+?(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text ?? '') ?? []
  return euros === undefined || /[1-9]/.test(decimals.slice(2)) ? null : Number(euros + decimals.slice(0, 2).padEnd(2, '0'))
}
/** Sum of amounts; null if one is unknown. */
export const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)

/** Day of a date, or of a date with a time. */
export const dayOf = (text: string | null): Day | null => (text === null ? null : readDay(text.slice(0, 10)))
/** Day of an element that holds `Dt` or `DtTm`. */
export const dayIn = (one: XmlElement | null): Day | null => dayOf(one?.textAt('Dt') ?? one?.textAt('DtTm') ?? null)

/** A code of a standard list, or of the bank's own. */
export const codeIn = (one: XmlElement | null): string | null => one?.textAt('Cd') ?? one?.textAt('Prtry') ?? null
/** Name of a party, directly in it or in `Pty`. */
export const nameOf = (one: XmlElement | null): string | null => one?.textAt('Nm') ?? one?.textAt('Pty', 'Nm') ?? null
/** Identifier of a creditor scheme, directly or in `Pty`. */
export const schemeOf = (one: XmlElement | null): string | null =>
  one?.textAt('Id', 'PrvtId', 'Othr', 'Id') ?? one?.textAt('Pty', 'Id', 'PrvtId', 'Othr', 'Id') ?? null
/** Number of a count, which may be padded with zeros. */
export const countIn = (text: string | null): number | null => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null)
/** Reference, or null for the words by which banks tell that there is none. */
export const reference = (text: string | null): string | null => (text === 'NOTPROVIDED' || text === 'NONREF' ? null : text)
