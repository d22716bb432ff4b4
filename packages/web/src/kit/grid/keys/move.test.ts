import { expect, test } from 'vitest'
import { move, nextEditable } from './move.ts'

const extent = { head: -1, rows: 100, columns: 5, page: 20 } as const

test('arrows move one cell and stop at the edges; above the first row is the head', () => {
  expect(move({ row: 0, column: 0 }, { key: 'ArrowDown', isControl: false }, extent)).toEqual({ row: 1, column: 0 })
  expect(move({ row: 0, column: 0 }, { key: 'ArrowUp', isControl: false }, extent)).toEqual({ row: -1, column: 0 })
  expect(move({ row: -1, column: 0 }, { key: 'ArrowUp', isControl: false }, extent)).toEqual({ row: -1, column: 0 })
  expect(move({ row: 99, column: 4 }, { key: 'ArrowDown', isControl: false }, extent)).toEqual({ row: 99, column: 4 })
  expect(move({ row: 5, column: 4 }, { key: 'ArrowRight', isControl: false }, extent)).toEqual({ row: 5, column: 4 })
})

test('pages, Home and End move far, with Ctrl to the corners (W-7)', () => {
  expect(move({ row: 10, column: 2 }, { key: 'PageDown', isControl: false }, extent)).toEqual({ row: 30, column: 2 })
  expect(move({ row: 10, column: 2 }, { key: 'PageUp', isControl: false }, extent)).toEqual({ row: 0, column: 2 })
  expect(move({ row: 10, column: 2 }, { key: 'End', isControl: false }, extent)).toEqual({ row: 10, column: 4 })
  expect(move({ row: 10, column: 2 }, { key: 'Home', isControl: true }, extent)).toEqual({ row: 0, column: 0 })
  expect(move({ row: 10, column: 2 }, { key: 'End', isControl: true }, extent)).toEqual({ row: 99, column: 4 })
})

test('an empty grid keeps the movement in the head, other keys do not move', () => {
  expect(move(null, { key: 'ArrowDown', isControl: false }, { ...extent, rows: 0 })).toEqual({ row: -1, column: 0 })
  expect(move({ row: 3, column: 1 }, { key: 'x', isControl: false }, extent)).toBeNull()
})

test('Tab finds the next cell that takes edits, across rows, and ends behind the last', () => {
  const isThird = ({ column }: { column: number }) => column === 2
  expect(nextEditable({ row: 0, column: 2 }, extent, { isBack: false, isEditable: isThird })).toEqual({ row: 1, column: 2 })
  expect(nextEditable({ row: 1, column: 2 }, extent, { isBack: true, isEditable: isThird })).toEqual({ row: 0, column: 2 })
  expect(nextEditable({ row: 99, column: 2 }, extent, { isBack: false, isEditable: isThird })).toBeNull()
})
