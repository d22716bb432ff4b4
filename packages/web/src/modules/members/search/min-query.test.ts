import { expect, test } from 'vitest'
import { meetsMinQuery } from './min-query.ts'

test.each([
  ['', 1, false],
  ['g', 1, true],
  ['g', 2, false],
  [' g ', 2, false],
  ['ga', 2, true],
  ['7', 2, true],
])('«%s» with at least %i letters asks the server: %s (R-299, R-300)', (typed, least, isAsked) => {
  expect(meetsMinQuery(typed, least)).toBe(isAsked)
})
