/** Largest amount, 999.999.999,99 €: sums of many stay exact in a number and in a bigint. */
export const largestAmount = 99_999_999_999
const nbsp = '\u00a0'
const minus = '\u2212'

/** Divides two integers, half away from zero; never returns -0. */
const divide = (n: number, by: number): number => {
  const size = Math.floor((Math.abs(n) * 2 + by) / (by * 2))
  return n < 0 && size > 0 ? -size : size
}

/** Cents as text, '1.234,50 €', the same in every language; `signed` puts a plus before positives. */
export const formatEuros = (cents: number, options: { signed?: boolean } = {}): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const euros = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const sign = cents < 0 ? minus : options.signed && cents > 0 ? '+' : ''
  return `${sign}${euros},${digits.slice(-2)}${nbsp}€`
}

/** Position of the separator before the decimals, or -1 if all separators group thousands. */
const decimalsAt = (text: string): number => {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const mark = text[last]
  if (mark === undefined) return -1
  if (text.indexOf(mark) !== last) return -1
  // '1.234' is the displayed form of a thousand; with a comma or a leading zero three digits can only be decimals
  const dotGroup = mark === '.' && !text.includes(',') && /^[1-9]\d{0,2}\.\d{3}$/.test(text)
  return dotGroup ? -1 : last
}

/** Removes thousands separators; null if they are not every three digits or of two kinds. */
const ungroup = (text: string): string | null => {
  if (/^\d*$/.test(text)) return text
  return /^\d{1,3}(\.\d{3})+$/.test(text) || /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(/[.,]/g, '') : null
}

/**
 * Typed amount of euros in cents: '12,5', '12.50', '1.234,50', '1,234.50', ' 12 € ', '-3,00'. '1.234' reads as one thousand two
 * hundred and thirty-four, as displayed. Refuses (null) other text, a third decimal that is not zero, and amounts beyond the largest.
 */
export const readEuros = (raw: string | number): number | null => {
  if (typeof raw === 'number') return fromDecimal(raw)
  const match = /^([-+\u2212]?)([\d.,]+)$/.exec(raw.replaceAll(/\s|€|EUR/gi, ''))
  const amount = match?.[2]
  if (!match || amount === undefined) return null
  const at = decimalsAt(amount)
  const units = ungroup(at < 0 ? amount : amount.slice(0, at))
  const decimals = at < 0 ? '' : amount.slice(at + 1)
  if (units === null || units + decimals === '' || !/^\d{0,2}0*$/.test(decimals)) return null
  const cents = Number(units + decimals.slice(0, 2).padEnd(2, '0'))
  if (cents > largestAmount) return null
  return match[1] === '' || match[1] === '+' || cents === 0 ? cents : -cents
}

/** Euros from the wire as text in cents: '12', '12.5', '-12.50'; refuses (null) separators of thousands, a decimal comma and a third decimal. */
export const readDecimal = (text: string): number | null => {
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(text)) return null
  return fromDecimal(Number(text))
}

/** Cents as the exact number of the wire: 1250 → 12.5. */
export const toDecimal = (cents: number): number => cents / 100

/** Euros from the wire in cents: 12.5 → 1250; refuses (null) a third decimal and amounts beyond the largest. */
export const fromDecimal = (n: number): number | null => {
  if (!Number.isFinite(n)) return null
  const cents = divide(Math.round(n * 100), 1)
  // sums of decimals made by a client carry binary noise (0.1 + 0.2), which is not a third decimal; large amounts carry more
  return Math.abs(cents) <= largestAmount && Math.abs(n * 100 - cents) < Math.max(1e-5, Math.abs(n) * 1e-12) ? cents : null
}

/** Hundredths of a decimal beyond the largest amount, for a complaint that names the limit; null for any other number. */
export const beyondLargest = (n: number): number | null => (Math.abs(n) > toDecimal(largestAmount) ? n * 100 : null)

/** A percentage of an amount in cents, rate in hundredths of a percent (2100 = 21 %), half away from zero. */
export const percentOf = (cents: number, hundredths: number): number => divide(cents * hundredths, 10_000)

/** Part of an amount in cents without the included tax, rate in hundredths of a percent, half away from zero. */
export const withoutTax = (cents: number, hundredths: number): number => divide(cents * 10_000, 10_000 + hundredths)

/** Price per hour in cents over n minutes, half away from zero. */
export const overMinutes = (centsPerHour: number, minutes: number): number => divide(centsPerHour * minutes, 60)

/** Amount in cents for one of n months, half away from zero. */
export const perMonth = (cents: number, months: number): number => divide(cents, months)

/** Share of a whole, in hundredths of a percent (1 of 4 is 2500), half away from zero; 0 for a whole of 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : divide(part * 10_000, whole))

/** Groups of amounts with their tax included, in cents, under one key each: the first of the group, and base and tax of its sum. */
export function taxGroups<T extends { readonly cents: number }>(
  amounts: readonly T[],
  keyOf: (one: T) => string,
  rateOf: (one: T) => number,
) {
  return [...Map.groupBy(amounts, keyOf)].map(([key, own]) => {
    const cents = own.reduce((sum, one) => sum + one.cents, 0)
    const base = withoutTax(cents, rateOf(own[0]!))
    return { key, first: own[0]!, base, tax: cents - base }
  })
}
