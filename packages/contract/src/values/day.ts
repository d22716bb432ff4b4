import { wallClock } from './clock.ts'
import { plain } from './text.ts'

/** A day of the club as text 'yyyy-MM-dd'; it has no hour and no zone. */
export type Day = string

const msPerDay = 86_400_000
const first = Date.UTC(2000, 0, 1)
const pad = (n: number, length = 2) => String(n).padStart(length, '0')
const clock = String.raw`(?:[ T](?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?)?`
const isoForm = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})${clock}$`)
const slashForm = new RegExp(String.raw`^(\d{1,2})/(\d{1,2})/(\d{4})${clock}$`)
const compactForm = new RegExp(String.raw`^(\d{2})(\d{2})(\d{4})${clock}$`)

/** Day of three numbers; null for an impossible day or a year without four digits. */
export const makeDay = (year: number, month: number, dayOfMonth: number): Day | null => {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const exists = year >= 1000 && year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth
  return exists ? date.toISOString().slice(0, 10) : null
}

const parts = (day: Day): [number, number, number] => [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]

/** True if the text is 'yyyy-MM-dd' and that day exists. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && makeDay(...parts(text)) === text

/**
 * Day from the wire: 'yyyy-MM-dd', 'dd/MM/yyyy', 'd/M/yyyy' or 'ddMMyyyy', each with or without a time, which is ignored. Refuses
 * (null) any other form and impossible days, such as 31/02.
 */
export const readDay = (raw: string): Day | null => {
  const text = raw.trim()
  const iso = isoForm.exec(text)
  if (iso) return makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const local = slashForm.exec(text) ?? compactForm.exec(text)
  return local ? makeDay(Number(local[3]), Number(local[2]), Number(local[1])) : null
}

/** 'dd/MM/yyyy', the same in every language. */
export const formatDay = (day: Day): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** 'ddMMyyyy', the form of route segments. */
export const formatCompact = (day: Day): string => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`

/** Days since 2000-01-01, which is 0; earlier days are negative. */
export const dayNumber = (day: Day): number => {
  const [year, month, dayOfMonth] = parts(day)
  return (Date.UTC(year, month - 1, dayOfMonth) - first) / msPerDay
}

const written = (year: number, month: number, dayOfMonth: number): Day => `${pad(year, 4)}-${pad(month)}-${pad(dayOfMonth)}`
const monthLength = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Day n days after 2000-01-01. */
export const fromDayNumber = (n: number): Day => {
  const date = new Date(first + n * msPerDay)
  return written(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** Day n days later (earlier if negative). */
export const addDays = (day: Day, days: number): Day => fromDayNumber(dayNumber(day) + days)

/** Same day n months later; 31 January plus one month is the last day of February. */
export const addMonths = (day: Day, months: number): Day => {
  const [year, month, dayOfMonth] = parts(day)
  const count = year * 12 + month - 1 + months
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1]
  return written(newYear, newMonth, Math.min(dayOfMonth, monthLength(newYear, newMonth)))
}

/** Number of days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** The earliest of some days, ignoring missing ones. */
export const earliest = (...days: (Day | null | undefined)[]): Day =>
  days.flatMap((day) => day ?? []).sort((a, b) => a.localeCompare(b))[0]!

/** The last of some days. */
export const latest = (...days: readonly Day[]): Day => days.toSorted((a, b) => a.localeCompare(b)).at(-1)!

/** The day of the week, 1 Monday to 7 Sunday. */
export const weekday = (day: Day): number => ((((dayNumber(day) + 5) % 7) + 7) % 7) + 1

/** The first day of its month. */
export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The last day of its month. */
export const endOfMonth = (day: Day): Day => {
  const [year, month] = parts(day)
  return written(year, month, monthLength(year, month))
}

/** The club day of an instant in a zone such as 'Europe/Madrid'. */
export const dayOf = (instant: Date, zone: string): Day => wallClock(instant, zone).day

const relativeDays: Readonly<Record<number, RegExp>> = {
  0: /^(h|hoy|avui|gaur|hoje|today|oggi|aujourd['’]hui)$/,
  1: /^(manana|dema|bihar|amanha|tomorrow|domani|demain)$/,
  [-1]: /^(ayer|ahir|atzo|ontem|yesterday|ieri|hier)$/,
}

/**
 * Day as typed at the desk, day before month: '20112026', '201126', '5/3/26', '3-4-2026', '20/11', '+3', 'avui'. The default year is that
 * of `today`; two-digit years below 70 are of this century. Refuses (null) 31/02 and any other form.
 */
export const parseDeskDay = (raw: string, today: Day): Day | null => {
  const text = plain(raw)
  if (/^[+-]\d{1,3}$/.test(text)) return addDays(today, Number(text))
  const word = Object.entries(relativeDays).find(([, form]) => form.test(text))
  if (word) return addDays(today, Number(word[0]))
  const typed = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{2}|\d{4}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text)
  if (!typed) return readDay(text)
  const year = typed[3] ?? today.slice(0, 4)
  const century = year.length === 4 ? 0 : Number(year) < 70 ? 2000 : 1900
  return makeDay(century + Number(year), Number(typed[2]), Number(typed[1]))
}
