import { expect, test } from 'vitest'
import { isTypoOf } from './typos.ts'

test.each([
  ['garcia', 'garcia'],
  ['garcia', 'garcai'],
  ['garcia', 'garca'],
  ['garcia', 'garrcia'],
  ['garcia', 'gsrcia'],
  ['tarifas', 'tairf'],
  ['caja', 'caja'],
])('%s is meant by %s', (word, typed) => {
  expect(isTypoOf(word, typed)).toBe(true)
})

test.each([
  ['garcia', 'gracai'],
  ['garcia', 'marta'],
  ['caja', 'cja'],
  ['', 'caja'],
])('%s is not meant by %s', (word, typed) => {
  expect(isTypoOf(word, typed)).toBe(false)
})
