import type { Day } from '@app/contract/values/day'

/** First day of an offered place: not before it is free, nor before the day that was asked for. */
export const firstDay = (...days: readonly [today: Day, free: Day, asked: Day]) => days.toSorted((a, b) => a.localeCompare(b)).at(-1)!
