import { expect, test } from 'vitest'
import { areaBetween, isWhole, nudged, pulled } from './area-shape.ts'

const day = [480, 1380] as const
const area = { courts: [1, 2], hours: [600, 720] } as const

test('an area is drawn from any corner, in quarters of an hour', () => {
  expect(areaBetween({ court: 2, minute: 727 }, { court: 1, minute: 604 })).toEqual({ courts: [1, 2], hours: [600, 735] })
})

test('an edge that is pulled keeps a court and a quarter of an hour, and the day', () => {
  expect(pulled(area, 'start', { court: 0, minute: 637 }, day).hours).toEqual([630, 720])
  expect(pulled(area, 'start', { court: 0, minute: 900 }, day).hours).toEqual([705, 720])
  expect(pulled(area, 'end', { court: 0, minute: 2000 }, day).hours).toEqual([600, 1380])
  expect(pulled(area, 'left', { court: 5, minute: 0 }, day).courts).toEqual([2])
  expect(pulled(area, 'right', { court: 4, minute: 0 }, day).courts).toEqual([1, 2, 3, 4])
})

test('an arrow moves the edge that has the keyboard its own way, and no other key does', () => {
  const field = { day, courts: 4 }
  expect(nudged(area, 'end', 'ArrowDown', field)?.hours).toEqual([600, 735])
  expect(nudged(area, 'start', 'ArrowUp', field)?.hours).toEqual([585, 720])
  expect(nudged(area, 'right', 'ArrowRight', field)?.courts).toEqual([1, 2, 3])
  expect(nudged({ ...area, courts: [0, 1] }, 'left', 'ArrowLeft', field)?.courts).toEqual([0, 1])
  expect([nudged(area, 'end', 'ArrowRight', field), nudged(area, 'left', 'ArrowUp', field), nudged(area, 'end', 'x', field)]).toEqual([
    null,
    null,
    null,
  ])
})

test('only courts that stand beside one another have sides', () => {
  expect([isWhole(area), isWhole({ courts: [0, 2], hours: [600, 720] })]).toEqual([true, false])
})
