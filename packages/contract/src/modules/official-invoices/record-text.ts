import { wallClock } from '../../values/clock.ts'
import { type Day, dayNumber, formatDay, readDay } from '../../values/day.ts'

/** Day of the first instant of the clock. */
const epoch = dayNumber('1970-01-01')
const pad = (n: number) => String(n).padStart(2, '0')

/** Hundredths (cents, or hundredths of a percent) as decimals: '-9.99', '0.00'; the same text in fingerprint, XML and QR. */
export function amountText(hundredths: number): string {
  if (!Number.isSafeInteger(hundredths)) throw new TypeError(`no whole hundredths: ${hundredths}`)
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Day of a record, 'dd-MM-yyyy'. */
export const dayText = (day: Day): string => formatDay(day).replaceAll('/', '-')

/** Day of 'dd-MM-yyyy'; null for any other form and for impossible days. */
export const readDayText = (text: string): Day | null => (/^\d{2}-\d{2}-\d{4}$/.test(text) ? readDay(text.replaceAll('-', '/')) : null)

/** Instant to the second on the wall clock of a zone, with its offset: '2026-10-25T02:30:00+02:00'. */
export function instantText(instant: Date, zone: string): string {
  const { day, minute } = wallClock(instant, zone)
  const offset = (dayNumber(day) - epoch) * 1440 + minute - Math.floor(instant.getTime() / 60_000)
  const size = Math.abs(offset)
  const clock = [Math.floor(minute / 60), minute % 60, instant.getUTCSeconds()].map(pad).join(':')
  return `${day}T${clock}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`
}

/** True if a series with its number fits records and QR: 1 to 60 characters of ASCII without " ' < > =, no space at either end. */
export const isDocumentNumber = (text: string): boolean => /^[ !#-&(-;?-~]{1,60}$/.test(text) && text === text.trim()
