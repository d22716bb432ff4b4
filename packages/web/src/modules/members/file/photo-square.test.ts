import { expect, test } from 'vitest'
import { squareOf } from './photo-square.ts'

const wide = { width: 400, height: 200 }
test('of a photo the largest square around its middle is shown at first', () => {
  expect(squareOf(wide, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({ left: 100, top: 0, size: 200 })
})
test('the square is smaller when the photo is enlarged, and stays within its edges', () => {
  expect(squareOf(wide, { x: 0.5, y: 0.5, zoom: 2 })).toEqual({ left: 150, top: 50, size: 100 })
  expect(squareOf(wide, { x: 1, y: 0, zoom: 2 })).toEqual({ left: 300, top: 0, size: 100 })
})
