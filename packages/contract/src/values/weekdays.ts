/** The mask of the seven days. */
export const allWeekdays = 127

const bit = (weekday: number): number => 1 << (weekday - 1)
const week = [1, 2, 3, 4, 5, 6, 7]

/** True if a mask (Monday 1, Tuesday 2, Wednesday 4 … Sunday 64, R-038) includes a weekday 1..7. */
export const hasWeekday = (mask: number, weekday: number): boolean => (mask & bit(weekday)) !== 0

/** The mask of weekdays 1..7; repeated ones count once. */
export const maskOf = (weekdays: readonly number[]): number => weekdays.reduce((mask, weekday) => mask | bit(weekday), 0)

/** The weekdays 1..7 of a mask, Monday first. */
export const listOf = (mask: number): number[] => week.filter((weekday) => hasWeekday(mask, weekday))

/** The mask of seven flags, Monday first. */
export const fromFlags = (flags: readonly boolean[]): number => maskOf(week.filter((weekday) => flags[weekday - 1]))
