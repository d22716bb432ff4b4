import { expect, test } from 'vitest'
import { colourName, readColour } from './colour.ts'

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

test.each([
  ['#d98a00', 'orange'],
  ['#0f97a8', 'turquoise'],
  ['#7a8494', 'grey'],
  ['#2f6fde', 'blue'],
  ['#8b4fd6', 'violet'],
  ['#8b4513', 'brown'],
  ['#ffffff', 'white'],
  ['#000000', 'black'],
  ['#c92a2a', 'red'],
  ['#e64980', 'pink'],
  ['#1a7f4b', 'green'],
  ['#f5d000', 'yellow'],
])('%s is called %s', (colour, name) => {
  expect(colourName(colour)).toBe(name)
})
