import { inLanguage, languages } from '@app/contract/kit/texts'
import { passTypesTexts } from '@app/contract/pass-types/texts'
import { afterAll, expect, test } from 'vitest'
import { startTexts, t } from '../../kit/texts/i18n.ts'

afterAll(() => startTexts('es-ES', {}))
const units = { 1: 'day', 2: 'week', 3: 'month', 4: 'year', 5: 'hour' } as const

test.each(languages)('lengths in %s are those of CLDR, whatever the browser knows', (language) => {
  startTexts(language, inLanguage(passTypesTexts, language))
  for (const unit of [1, 2, 3, 4, 5] as const)
    for (const value of [1, 6]) {
      const { format } = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
        style: 'unit',
        unit: units[unit],
        unitDisplay: 'long',
      })
      expect(t(`pass-types.amount.${unit}`, { n: value })).toBe(format(value).replaceAll('\u00a0', ' '))
    }
})
