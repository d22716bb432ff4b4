import { ibanCheck } from './iban.ts'

/** A SEPA creditor identifier taken apart: country, check digits, business code of the creditor, national id (AT-02). */
export interface CreditorId {
  readonly value: string
  readonly country: string
  readonly suffix: string
  readonly nationalId: string
}

const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')

/** The creditor identifier of a national id: the suffix takes no part in its check digits (mod 97 as in an IBAN). */
export const creditorId = (nationalId: string, suffix = '000', country = 'ES'): string =>
  `${country}${ibanCheck(country, bare(nationalId))}${suffix}${bare(nationalId)}`

/** Creditor identifier required for a Spanish tax id with a suffix; null if the id has no Spanish form. */
export const expectedCreditorId = (nif: string, suffix: string): string | null => {
  const own = bare(nif).replace(/^ES(?=.{9}$)/, '')
  return /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/.test(own) && /^\d{3}$/.test(suffix) ? creditorId(own, suffix) : null
}

/** Reads a creditor identifier as typed; null if its form or its check digits are wrong. */
export const readCreditorId = (raw: string): CreditorId | null => {
  const [, country, check, suffix, nationalId] = /^([A-Z]{2})(\d{2})([A-Z\d]{3})([A-Z\d]{1,28})$/.exec(bare(raw)) ?? []
  if (!country || !suffix || !nationalId || ibanCheck(country, nationalId) !== check) return null
  return { value: bare(raw), country, suffix, nationalId }
}
