import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, readColour, textOn } from './colour.ts'

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

test('black on white has the greatest contrast and equal colours none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBe(1)
})

test('the chosen text is readable on any colour a club picks', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(fc.property(colour, (c) => contrast(c, textOn(c)) >= 4.5))
})
