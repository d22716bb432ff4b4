import type { Language } from '@app/contract/kit/texts'
import type { Day } from '@app/contract/values/day'
import { wallInstant } from '../../../kit/clock.ts'

const noon = 720
const formats = new Map<string, Intl.DateTimeFormat>()

/** Part of a day in a language: 'long' is weekday, number and month. */
export function dayWords(day: Day, lang: Language, what: 'long' | 'weekday' | 'month' | 'short'): string {
  const key = `${lang} ${what}`
  const options = {
    long: { weekday: 'long', day: 'numeric', month: 'long' },
    weekday: { weekday: 'short' },
    month: { month: 'short' },
    short: { day: 'numeric', month: 'short' },
  } as const
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options[what], timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(wallInstant(day, noon, 'UTC'))
}

/** Kilometres with the decimal mark of a language. */
export const kilometres = (km: number, lang: Language) => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(km)
