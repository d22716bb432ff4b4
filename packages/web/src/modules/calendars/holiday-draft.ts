import type { HolidayList } from '@app/contract/calendars/holiday-list'
import type { listHolidays, saveHolidays } from '@app/contract/calendars/holidays'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { type Day, isDay, makeDay } from '@app/contract/values/day'
import { dayOfMonth, type MonthDay, monthDayOf, monthOf } from '@app/contract/values/month-day'

/** A holiday as its row holds it: one day, or a day of every year; the name as typed. */
export interface HolidayDraft {
  readonly key: string
  readonly day: Day | null
  readonly monthDay: MonthDay | null
  readonly name: string
}
let made = 0
/** A new row. */
export const newHoliday = (at: Partial<Pick<HolidayDraft, 'day' | 'monthDay'>>, name = ''): HolidayDraft => {
  made += 1
  return { key: `new ${made}`, day: null, monthDay: null, ...at, name }
}

export const holidayDrafts = (rows: OutputOf<typeof listHolidays>): HolidayDraft[] =>
  rows.map(({ id, day, desc_festivo }) => ({
    key: String(id),
    day: day.startsWith('0004') ? null : day,
    monthDay: day.startsWith('0004') ? Number(day.slice(5, 7) + day.slice(8, 10)) : null,
    name: desc_festivo ?? '',
  }))

/** What two rows have in common when they mean the same day. */
const identity = ({ day, monthDay }: Pick<HolidayDraft, 'day' | 'monthDay'>) => day ?? `0004-${monthDay}`

/** A list taken into the rows: a day that is there keeps its row and gets a name if it has none. */
export function merged(
  rows: readonly HolidayDraft[],
  list: Extract<HolidayList, { holidays: unknown }>['holidays'],
  noName: string,
): HolidayDraft[] {
  const known = new Map(rows.map((row) => [identity(row), row]))
  for (const { day, monthDay, name } of list) {
    const before = known.get(identity({ day, monthDay }))
    if (before) known.set(identity(before), { ...before, name: before.name || (name ?? noName) })
    else known.set(identity({ day, monthDay }), newHoliday({ day, monthDay }, name ?? noName))
  }
  return [...known.values()]
}

/** The day of a holiday in a year, as the strip shows it; null in other years. */
export const holidayIn = ({ day, monthDay }: HolidayDraft, year: number): MonthDay | null =>
  monthDay ?? (day?.startsWith(`${year}-`) ? monthDayOf(day) : null)

const two = (n: number) => String(n).padStart(2, '0')
/** The rows as the save call takes them. */
export const holidaysSent = (rows: readonly HolidayDraft[]): SentOf<typeof saveHolidays> => ({
  festivosDiasMeses: rows.flatMap(({ monthDay, name }) =>
    monthDay === null ? [] : [{ day: `0004-${two(monthOf(monthDay))}-${two(dayOfMonth(monthDay))}`, desc_festivo: name.trim() }],
  ),
  festivosDias: rows.flatMap(({ day, name }) => (day === null ? [] : [{ day, desc_festivo: name.trim() }])),
})

/** What keeps rows from being saved, by key: no name, or a day that another row has. */
export function holidayComplaints(rows: readonly HolidayDraft[]): ReadonlyMap<string, 'invalid.required' | 'calendars.holiday_twice'> {
  const found = new Map<string, 'invalid.required' | 'calendars.holiday_twice'>()
  const seen = new Set<string>()
  for (const row of rows) {
    if (seen.has(identity(row))) found.set(row.key, 'calendars.holiday_twice')
    else if (row.name.trim() === '') found.set(row.key, 'invalid.required')
    seen.add(identity(row))
  }
  return found
}

/** A holiday of every year as one of a year, and back; 29 February falls on the 28th where there is none. */
export const recurring = (row: HolidayDraft, isYearly: boolean, year: number): HolidayDraft => {
  if (isYearly) return row.day && isDay(row.day) ? { ...row, monthDay: monthDayOf(row.day), day: null } : row
  const at = row.monthDay ?? 101
  return { ...row, monthDay: null, day: makeDay(year, monthOf(at), dayOfMonth(at)) ?? `${year}-02-28` }
}
