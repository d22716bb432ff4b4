const table =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 ' +
  'GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ' +
  'ME22 MK19 MR27 MT31 MU30 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 ' +
  'TL23 TN24 TR26 UA29 VA22 VG24 XK20'
const lengths = new Map(table.split(' ').map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]))

/** Remainder of dividing by 97, letters counted from A = 10, in chunks that a number holds exactly. */
const mod97 = (text: string): number => {
  const digits = text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return (digits.match(/.{1,9}/g) ?? []).reduce((rest, chunk) => Number(rest + chunk) % 97, 0)
}

/** The two check digits of an IBAN from its country and the rest. */
export const ibanCheck = (country: string, bban: string): string => String(98 - mod97(`${bban}${country}00`)).padStart(2, '0')

const cccDigit = (ten: string): number => {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
  const rest = 11 - (weights.reduce((sum, weight, i) => sum + weight * Number(ten[i]), 0) % 11)
  return rest === 11 ? 0 : rest === 10 ? 1 : rest
}

/** The two control digits of a Spanish account from bank and branch (8 digits) and number (10 digits). */
export const cccCheck = (bankAndBranch: string, number: string): string => `${cccDigit(`00${bankAndBranch}`)}${cccDigit(number)}`

const isSpanishAccount = (bban: string): boolean =>
  /^\d{20}$/.test(bban) && cccCheck(bban.slice(0, 8), bban.slice(10)) === bban.slice(8, 10)

const electronic = (raw: string): string =>
  raw
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
    .replace(/^IBAN:?/, '')

/** True if an IBAN is valid by the length of its country and mod 97, regardless of its account. */
const isInternational = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(text) && lengths.get(text.slice(0, 2)) === text.length && mod97(text.slice(4) + text.slice(0, 4)) === 1

/**
 * IBAN in its electronic form (no spaces, capitals): length of its country, mod 97 and, for Spain, the account's control digits. Null if
 * any of them is wrong or the country has no IBAN.
 */
export const readIban = (raw: string): string | null => {
  const text = electronic(raw)
  return isInternational(text) && (!text.startsWith('ES') || isSpanishAccount(text.slice(4))) ? text : null
}

/** True if only the control digits of its Spanish account are wrong: the account was mistyped, and its IBAN computed from that. */
export const hasWrongControl = (raw: string): boolean => readIban(raw) === null && isInternational(electronic(raw))

/** An electronic IBAN in groups of four: 'ES91 2100 0418 4502 0005 1332'. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** An electronic IBAN with its country and last four signs alone: 'ES•• ···· 8814'. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}•• ···· ${iban.slice(-4)}`
