import { addDays, type Day, weekday } from '../../values/day.ts'

/** The model week of a season: Monday 14 to Sunday 20 December 2099. */
export const seasonWeek: { readonly start: Day; readonly end: Day } = { start: '2099-12-14', end: '2099-12-20' }

/** True for a day of the model week. */
export const isSeasonDay = (day: Day) => day >= seasonWeek.start && day <= seasonWeek.end

/** The day of the model week on the weekday of a day. */
export const seasonDayOf = (day: Day): Day => addDays(seasonWeek.start, weekday(day) - 1)

/** The days of the model week, Monday first. */
export const seasonDays: readonly Day[] = Array.from({ length: 7 }, (_, index) => addDays(seasonWeek.start, index))
