import { expect, test } from 'vitest'
import type { SavedLayout } from '../column.ts'
import { firstLayout, mergeLayout, moveBefore, moveBy } from './layout.ts'
import { setFilter, setPin, setWidth, toggleGroup, toggleSort } from './layout-change.ts'

const columns = [{ key: 'id' as never, pinned: 'start' as const }, { key: 'nombre' as never }, { key: 'iban' as never, hidden: true }]
const saved: SavedLayout = {
  v: 1,
  order: ['nombre', 'gone', 'id'],
  hidden: ['gone', 'nombre'],
  widths: { nombre: 90, gone: 40 },
  pinned: { start: ['gone', 'nombre'], end: [] },
  sort: [
    { id: 'gone', desc: true },
    { id: 'id', desc: true },
  ],
  group: ['gone'],
  filters: [
    { id: 'gone', value: 'x' },
    { id: 'nombre', value: 'ana' },
  ],
}

test('a saved layout drops unknown columns and appends new ones as they are defined (R-454)', () => {
  expect(mergeLayout(saved, columns)).toEqual({
    v: 1,
    order: ['nombre', 'id', 'iban'],
    hidden: ['nombre', 'iban'],
    widths: { nombre: 90 },
    pinned: { start: ['nombre'], end: [] },
    sort: [{ id: 'id', desc: true }],
    group: [],
    filters: [{ id: 'nombre', value: 'ana' }],
  })
})

test('no layout, or one of another version, gives the layout of the columns', () => {
  expect(mergeLayout(null, columns)).toEqual(firstLayout(columns))
  expect(mergeLayout({ ...saved, v: 2 } as unknown as SavedLayout, columns)).toEqual(firstLayout(columns))
})

test('the rows of a grid are grouped as its columns say, until the user chooses', () => {
  const byDay = [...columns, { key: 'dia' as never, grouped: true as const }]
  expect(firstLayout(byDay).group).toEqual(['dia'])
  expect(mergeLayout({ ...saved, group: [] }, byDay).group).toEqual([])
})

test('a column moves before another, to the end, and by places without leaving the ends', () => {
  expect(moveBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(moveBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a'])
  expect(moveBefore(['a', 'b'], 'a', 'a')).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moveBy(['a', 'b', 'c'], 'c', 5)).toEqual(['a', 'b', 'c'])
  expect(moveBy(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
})

test('a heading sorts up, then down, then not; with shift the other sorted columns stay', () => {
  const first = firstLayout(columns)
  const up = toggleSort('id', false)(first)
  expect(up.sort).toEqual([{ id: 'id', desc: false }])
  const down = toggleSort('id', false)(up)
  expect(down.sort).toEqual([{ id: 'id', desc: true }])
  expect(toggleSort('id', false)(down).sort).toEqual([])
  const both = toggleSort('nombre', true)(down)
  expect(both.sort).toEqual([
    { id: 'id', desc: true },
    { id: 'nombre', desc: false },
  ])
  expect(toggleSort('id', true)(both).sort).toEqual([{ id: 'nombre', desc: false }])
})

test('an emptied filter is no filter, a width is never under 40, a pin is on one side only', () => {
  const first = firstLayout(columns)
  expect(setFilter('id', '')(setFilter('id', '5')(first)).filters).toEqual([])
  expect(setWidth('id', 3.6)(first).widths).toEqual({ id: 40 })
  expect(setPin('id', 'end')(first).pinned).toEqual({ start: [], end: ['id'] })
  expect(setPin('id', null)(first).pinned).toEqual({ start: [], end: [] })
  expect(toggleGroup('id')(toggleGroup('nombre')(first)).group).toEqual(['nombre', 'id'])
})
