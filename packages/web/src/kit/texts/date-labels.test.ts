import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitTexts } from '@app/contract/kit/kit-texts'
import { inLanguage, languages } from '@app/contract/kit/texts'
import { addDays, type Day } from '@app/contract/values/day'
import { afterAll, describe, expect, it } from 'vitest'
import { dayName, monthNames, weekdayNames } from './date-labels.ts'
import { startTexts } from './i18n.ts'

afterAll(() => startTexts('es-ES', {}))
const regions = { es: 'ES', ca: 'ES', eu: 'ES', pt: 'PT', en: 'GB', it: 'IT', fr: 'FR' }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Node has the whole of CLDR, browsers do not. */
describe.each(languages)('dates in %s', (language) => {
  const tag = `${language}-${regions[language]}`
  const cldr = (form: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(tag, { ...form, timeZone: 'UTC' })
    return (day: Day) => format(Date.parse(day))
  }
  const start = () => startTexts(tag, inLanguage(kitTexts, language))

  it('are those of CLDR on every day of a year, whatever the browser knows', () => {
    start()
    const forms = {
      long: cldr({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      short: cldr({ weekday: 'short', day: 'numeric', month: 'short' }),
      month: cldr({ month: 'long', year: 'numeric' }),
      weekday: cldr({ weekday: 'short' }),
      long_weekday: cldr({ weekday: 'long' }),
      letter: cldr({ weekday: 'narrow' }),
    } as const
    const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index))
    for (const form of ['long', 'short', 'month', 'weekday', 'long_weekday', 'letter'] as const)
      expect(days.map((day) => dayName(day, form))).toEqual(days.map((day) => capital(forms[form](day))))
  })
  it('have their months and weekdays by name', () => {
    start()
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`)
    const week = Array.from({ length: 7 }, (_, index) => addDays('2026-06-01', index))
    for (const form of ['long', 'short'] as const) {
      expect(monthNames(form)).toEqual(months.map(cldr({ month: form })))
      expect(weekdayNames(form)).toEqual(week.map(cldr({ weekday: form })))
    }
  })
  it('stand beside the names of the languages, which are those of CLDR too', () => {
    const names = new Intl.DisplayNames([tag], { type: 'language' })
    expect(languages.map((one) => inLanguage(kitTexts, language)[`language.${one}`])).toEqual(languages.map((one) => names.of(one)))
  })
})

it('no screen asks the browser for the names of days, months or languages', () => {
  const folder = join(import.meta.dirname, '../..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  const asking = sources.filter((path) => /Intl\.DisplayNames|Intl\.DateTimeFormat\([^)]/.test(readFileSync(join(folder, path), 'utf8')))
  expect(sources.length).toBeGreaterThan(300)
  expect(asking).toEqual([])
})
