import { expect, test } from 'vitest'
import { coverage, toggleAll, toggleRow } from './select.ts'

const order = [1, 2, 3, 4, 5]

test('a click switches one row; with shift every row since the last one takes its state', () => {
  const one = toggleRow(new Set<number>(), 2, { order, anchor: null })
  expect([...one]).toEqual([2])
  expect([...toggleRow(one, 4, { order, anchor: 2 })]).toEqual([2, 3, 4])
  expect([...toggleRow(new Set(order), 3, { order, anchor: null })]).toEqual([1, 2, 4, 5])
  expect([...toggleRow(new Set([1, 2, 4, 5]), 1, { order, anchor: 3 })]).toEqual([4, 5])
})

test('select all takes the filtered set and leaves what the filter hides', () => {
  const hiddenKept = toggleAll(new Set([9]), [1, 2])
  expect([...hiddenKept]).toEqual([9, 1, 2])
  expect([...toggleAll(hiddenKept, [1, 2])]).toEqual([9])
})

test('the head box knows none, some and all of the filtered set', () => {
  expect(coverage(new Set(), [1])).toBe('none')
  expect(coverage(new Set([1, 9]), [1, 2])).toBe('some')
  expect(coverage(new Set([1, 2, 9]), [1, 2])).toBe('all')
  expect(coverage(new Set([9]), [])).toBe('none')
})
