import { type Day, dayNumber } from '@app/contract/values/day'
import { locale } from '../../kit/i18n.ts'

const forms = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  letter: { weekday: 'narrow' },
} as const

const known = new Map<string, Intl.DateTimeFormat>()

/** A day in the user's words, such as 'viernes, 20 de noviembre de 2026'. */
export function dayName(day: Day, form: keyof typeof forms): string {
  const tag = locale()
  const key = `${tag} ${form}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, { ...forms[form], timeZone: 'UTC' })
  known.set(key, format)
  const text = format.format(Date.UTC(2000, 0, 1 + dayNumber(day)))
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
}
