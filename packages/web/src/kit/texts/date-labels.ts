import { type Day, weekday } from '@app/contract/values/day'
import { t } from './i18n.ts'

/** Names of a table in the order of the months, or of the weekdays from Monday on: the browser may not know every language of the product. */
const list = (key: Parameters<typeof t>[0]) => t(key).split(',')
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The twelve months in the user's language, January first. */
export const monthNames = (form: 'long' | 'short' = 'long') => list(form === 'long' ? 'date.months' : 'date.months_short')

/** The seven weekdays in the user's language, Monday first. */
export const weekdayNames = (form: 'long' | 'short' = 'long') => list(form === 'long' ? 'date.days' : 'date.days_short')

const forms = {
  long: (day: Day) => inDate('date.long', day, { weekdays: 'date.days', months: 'date.months_of' }),
  short: (day: Day) => inDate('date.short', day, { weekdays: 'date.days_short', months: 'date.months_short_of' }),
  month: (day: Day) => inDate('date.month', day, { weekdays: 'date.days', months: 'date.months' }),
  weekday: (day: Day) => weekdayOf('date.days_short', day),
  long_weekday: (day: Day) => weekdayOf('date.days', day),
  letter: (day: Day) => weekdayOf('date.days_narrow', day),
}
type WeekdayKey = 'date.days' | 'date.days_short' | 'date.days_narrow'
type MonthKey = 'date.months' | 'date.months_of' | 'date.months_short_of'

const weekdayOf = (key: WeekdayKey, day: Day) => list(key)[weekday(day) - 1]!
const inDate = (key: 'date.long' | 'date.short' | 'date.month', day: Day, words: { weekdays: WeekdayKey; months: MonthKey }) =>
  t(key, {
    weekday: weekdayOf(words.weekdays, day),
    day: Number(day.slice(8)),
    month: list(words.months)[Number(day.slice(5, 7)) - 1]!,
    year: Number(day.slice(0, 4)),
  })

/** Day in the user's language, such as 'Viernes, 20 de noviembre de 2026'. */
export const dayName = (day: Day, form: keyof typeof forms): string => capital(forms[form](day))
