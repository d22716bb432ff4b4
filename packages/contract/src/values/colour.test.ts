import { expect, test } from 'vitest'
import { readColour } from './colour.ts'

test.each([
  ['#abc', '#aabbcc'],
  ['#AABBCC', '#aabbcc'],
  ['ffee00', '#ffee00'],
  [' Blue ', '#0000ff'],
])('%s is the colour %s', (raw, colour) => {
  expect(readColour(raw)).toBe(colour)
})

test.each(['', '#ab', '#abcd', 'azulón', 'constructor', 'rgb(0,0,0)'])('%o is no colour', (raw) => {
  expect(readColour(raw)).toBeNull()
})
