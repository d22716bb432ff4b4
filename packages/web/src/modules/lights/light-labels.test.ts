import { kitTexts } from '@app/contract/kit/kit-texts'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { startTexts } from '../../kit/texts/i18n.ts'
import { weekOf, yearOf } from './light-labels.ts'

const slots = [
  { id: 1, diames_ini: 301, diames_fin: 531, hora_ini: 1170, hora_fin: 1380, dias: 127 },
  { id: 2, diames_ini: 601, diames_fin: 228, hora_ini: 1050, hora_fin: 60, dias: 127 },
]

test('a slot of lights has one colour on the year and in the week, and its label is the hour at which it begins', () => {
  startTexts('es-ES', inLanguage(kitTexts, 'es'))
  const year = yearOf(slots)
  expect(year.map(({ label }) => label)).toEqual(['19:30', '17:30'])
  expect(new Set(weekOf(slots, '2026-11-22').map(({ tone }) => tone))).toEqual(new Set([year[1]!.tone]))
  expect(new Set(weekOf(slots, '2026-04-15').map(({ tone }) => tone))).toEqual(new Set([year[0]!.tone]))
})
