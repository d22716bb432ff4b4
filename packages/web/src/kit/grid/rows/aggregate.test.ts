import { expect, test } from 'vitest'
import { collatorOf, comparing } from '../cells/compare.ts'
import { withEdits } from '../cells/edits.ts'
import type { Aggregate } from '../column.ts'
import { aggregate } from './aggregate.ts'

const over = (how: Aggregate, values: readonly unknown[]) => aggregate(how, values, { key: '', read: (value) => value })

test('sums and means read numbers only, counts read what is filled, least and most also read days', () => {
  expect(over('sum', [100, null, 250, undefined])).toBe(350)
  expect(over('mean', [1, 2, null])).toBe(1.5)
  expect(over('mean', [])).toBeUndefined()
  expect(over('count', ['a', '', null, 0])).toBe(2)
  expect(over('min', ['2026-05-01', '2026-01-01', ''])).toBe('2026-01-01')
  expect(over('max', [3, 9, 4])).toBe(9)
})

test('names sort by the alphabet of the language and numbers in them by size (W-13); nothing comes first', () => {
  const names = ['Zoe', 'Àlex', 'alba', '', 'Pista 10', 'Pista 9']
  const sorted = names.toSorted(comparing('text', collatorOf('ca-ES')))
  expect(sorted).toEqual(['', 'alba', 'Àlex', 'Pista 9', 'Pista 10', 'Zoe'])
  expect(comparing('money', collatorOf('en-EN'))(900, 1000)).toBe(-1)
  expect(comparing('day', collatorOf('es-ES'))('2026-02-01', '2026-01-31')).toBe(1)
})

test('edits lie over their rows and leave the array alone when there are none', () => {
  const rows = [
    { id: 1, n: 'a' },
    { id: 2, n: 'b' },
  ]
  expect(withEdits(rows, [], (row) => row.id)).toBe(rows)
  expect(withEdits(rows, [{ id: 2, key: 'n', value: 'c', settled: false }], (row) => row.id)).toEqual([rows[0], { id: 2, n: 'c' }])
})
