import { expect, test } from 'vitest'
import { locales } from '../../kit/texts.ts'
import { offeredLocales } from './own-account.ts'

test('Catalan is offered while MOSTRAR_CAT shows it, every other language always (R-001, R-002)', () => {
  expect(offeredLocales(true)).toEqual([...locales])
  expect(offeredLocales(false)).toEqual(locales.filter((locale) => locale !== 'ca-ES'))
})
