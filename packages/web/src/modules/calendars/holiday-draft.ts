import type { HolidayList } from '@app/contract/calendars/holiday-list'
import type { listHolidays, saveHolidays } from '@app/contract/calendars/holidays'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { optional, type RowOf } from '@app/contract/kit/field'
import { field } from '@app/contract/kit/kinds'
import { list, object } from '@app/contract/kit/shapes'
import { type Day, isDay, makeDay } from '@app/contract/values/day'
import { dayOfMonth, type MonthDay, monthDayOf, monthOf } from '@app/contract/values/month-day'
import type { Row } from '../../kit/forms/form-types.ts'

/** Holiday as held by its row: one day, or a day of every year; the name as typed. */
export interface HolidayDraft {
  readonly key: string
  readonly day: Day | null
  readonly monthDay: MonthDay | null
  readonly name: string
}
/** Holiday without a row yet. */
export type NewHoliday = Omit<HolidayDraft, 'key'>

const isYearly = (day: Day) => day.startsWith('0004')
/** Form fields of the holidays: one day, or a day of every year. */
export const holidayFields = {
  festivos: list(
    object({
      id: optional(field.integer()),
      day: optional(field.text(10)),
      monthDay: optional(field.integer()),
      name: field.text(120),
    }),
    2366,
  ),
}
type HolidayRow = RowOf<typeof holidayFields>['festivos'][number]

export const holidayRows = (rows: OutputOf<typeof listHolidays>): HolidayRow[] =>
  rows.map(({ id, day, desc_festivo }) => ({
    id,
    day: isYearly(day) ? null : day,
    monthDay: isYearly(day) ? Number(day.slice(5, 7) + day.slice(8, 10)) : null,
    name: desc_festivo ?? '',
  }))

/** Current holiday of a form row. */
export const holidayOf = ({ key, draft: { day, monthDay, name } }: Row<HolidayRow>): HolidayDraft => ({
  key,
  day: day || null,
  monthDay: monthDay === '' ? null : Number(monthDay),
  name,
})
/** Writes a holiday into its row. */
export function put(row: Row<HolidayRow>, { day, monthDay, name }: NewHoliday) {
  row.set('day', day ?? '')
  row.set('monthDay', monthDay === null ? '' : String(monthDay))
  row.set('name', name)
}

/** Key of rows for the same day. */
const identity = ({ day, monthDay }: Pick<HolidayDraft, 'day' | 'monthDay'>) => day ?? `0004-${monthDay}`

/** Additions of a list to the rows: names for unnamed days, and missing days. */
export function mergeHolidays(
  rows: readonly HolidayDraft[],
  holidays: Extract<HolidayList, { holidays: unknown }>['holidays'],
  noName: string,
): { named: HolidayDraft[]; added: NewHoliday[] } {
  const known = new Map(rows.map((row) => [identity(row), row]))
  const named = new Map<string, HolidayDraft>()
  const added = new Map<string, NewHoliday>()
  for (const { day, monthDay, name } of holidays) {
    const at = identity({ day, monthDay })
    const before = known.get(at)
    if (!before) added.set(at, { day, monthDay, name: name ?? added.get(at)?.name ?? noName })
    else if (before.name.trim() === '') named.set(at, { ...before, name: name ?? noName })
  }
  return { named: [...named.values()], added: [...added.values()] }
}

/** Day of the holiday in a year, for the strip; null in other years. */
export const holidayIn = ({ day, monthDay }: HolidayDraft, year: number): MonthDay | null =>
  monthDay ?? (day?.startsWith(`${year}-`) ? monthDayOf(day) : null)

const two = (n: number) => String(n).padStart(2, '0')
/** Rows as input of the save call. */
export const holidaysSent = (rows: readonly NewHoliday[]): SentOf<typeof saveHolidays> => ({
  festivosDiasMeses: rows.flatMap(({ monthDay, name }) =>
    monthDay === null ? [] : [{ day: `0004-${two(monthOf(monthDay))}-${two(dayOfMonth(monthDay))}`, desc_festivo: name.trim() }],
  ),
  festivosDias: rows.flatMap(({ day, name }) => (day === null ? [] : [{ day, desc_festivo: name.trim() }])),
})

/** Keys of rows with the day of another row. */
export function duplicateKeys(rows: readonly HolidayDraft[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    rows.flatMap((row) => {
      const isSecond = seen.has(identity(row))
      seen.add(identity(row))
      return isSecond ? [row.key] : []
    }),
  )
}

/** Yearly holiday as one of a year, and back; 29 February becomes the 28th in other years. */
export const withRecurrence = (row: HolidayDraft, isYearly: boolean, year: number): HolidayDraft => {
  if (isYearly) return row.day && isDay(row.day) ? { ...row, monthDay: monthDayOf(row.day), day: null } : row
  const at = row.monthDay ?? 101
  return { ...row, monthDay: null, day: makeDay(year, monthOf(at), dayOfMonth(at)) ?? `${year}-02-28` }
}
