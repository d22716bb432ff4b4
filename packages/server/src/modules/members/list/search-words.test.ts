import { expect, test } from 'vitest'
import { exactCode, searchPatterns } from './search-words.ts'

test.each([
  ['García', ['%garcia%']],
  ['  Laia   GARCÍA ', ['%laia%', '%garcia%']],
  ['ga', ['% ga%']],
  ['600 11 22 33', ['%600112233%']],
  ['+34 600-11-22-33', ['%+34600112233%']],
  ['12.345.678-Z', ['%12345678z%']],
  ['50% _x\\', ['%50\\%%', '%\\_x\\\\%']],
  ['', []],
])('%o is searched as %o', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns)
})

test('only a text with a digit can be a number, a tax id or a card', () => {
  expect([exactCode('7001'), exactCode('12.345.678-z'), exactCode('card-7001x'), exactCode('laia')]).toEqual([
    '7001',
    '12345678Z',
    'CARD7001X',
    null,
  ])
})
