import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWidth, fitOf, linesOfPlayers, makeScale, placeInLanes, playerLines } from './geometry.ts'

const spans = fc
  .array(fc.record({ from: fc.integer({ min: 0, max: 95 }), length: fc.integer({ min: 1, max: 12 }) }), { maxLength: 40 })
  .map((list) => list.map(({ from, length }, id) => ({ id, from: from * 15, to: (from + length) * 15 })))

const together = (a: { from: number; to: number }, b: { from: number; to: number }) => a.from < b.to && b.from < a.to

test('two bookings at the same time never cover the same lane', () => {
  fc.assert(
    fc.property(spans, (items) => {
      const placed = placeInLanes(items)
      for (const a of placed) {
        for (const b of placed) {
          if (a === b || !together(a.item, b.item)) continue
          expect(a.lane + a.span <= b.lane || b.lane + b.span <= a.lane).toBe(true)
        }
      }
    }),
    { numRuns: 2000 },
  )
})

test('every booking is placed once, inside its lanes, and those that meet agree on how many lanes there are', () => {
  fc.assert(
    fc.property(spans, (items) => {
      const placed = placeInLanes(items)
      expect(placed.map(({ item }) => item.id).sort((a, b) => a - b)).toEqual(items.map(({ id }) => id))
      for (const one of placed) {
        expect(one.lane >= 0 && one.span >= 1 && one.lane + one.span <= one.lanes).toBe(true)
        for (const other of placed.filter(({ item }) => together(one.item, item))) expect(other.lanes).toBe(one.lanes)
      }
    }),
  )
})

test('bookings that only touch share one full lane', () => {
  const placed = placeInLanes([
    { id: 1, from: 540, to: 600 },
    { id: 2, from: 600, to: 660 },
  ])
  expect(placed.map(({ lanes, span }) => [lanes, span])).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('a booking widens over the lane that is free beside it', () => {
  const placed = placeInLanes([
    { id: 1, from: 540, to: 660 },
    { id: 2, from: 540, to: 570 },
    { id: 3, from: 540, to: 570 },
    { id: 4, from: 600, to: 660 },
  ])
  expect(placed.find(({ item }) => item.id === 4)).toMatchObject({ lane: 1, lanes: 3, span: 2 })
})

test('a minute goes to pixels and back in rows of 15 minutes, and a booking past midnight ends with the visible day (A-17, R-227)', () => {
  const scale = makeScale(420, 1440, 18)
  expect(scale.y(435)).toBe(18)
  expect(scale.height).toBe(1224)
  expect(scale.y(480)).toBe(72)
  expect(scale.y(1500)).toBe(1224)
  expect(scale.y(300)).toBe(0)
  const minutes = fc.integer({ min: 420, max: 1440 })
  fc.assert(
    fc.property(minutes, (minute) => {
      expect(scale.minute(scale.y(minute))).toBeCloseTo(minute)
    }),
  )
})

test('few courts fill the window, many scroll, and a phone shows two and the start of a third', () => {
  expect(columnWidth(1200, 4)).toBe(300)
  expect(columnWidth(1200, 40)).toBe(118)
  expect(columnWidth(342, 8)).toBe(155)
})

test('a booking of 15 minutes has one line, of 30 two, of 45 and more all its text', () => {
  expect([16, 34, 52].map(fitOf)).toEqual(['line', 'two', 'full'])
})

test('one or two courts take the room of the window, up to what can be read', () => {
  expect([1, 2].map((courts) => columnWidth(960, courts))).toEqual([720, 480])
})

test('players stand on as many lines as the card has room for, the last one joins first names', () => {
  expect([52, 70, 106, 142].map((height) => playerLines({ height, foot: false }))).toEqual([1, 2, 4, 7])
  const players = ['Ona Vila', 'Isaac Pons', 'Joan Mas']
  expect(linesOfPlayers(players, 3)).toEqual(players)
  expect(linesOfPlayers(players, 2)).toEqual(['Ona Vila', 'Isaac, Joan'])
  expect(linesOfPlayers(players, 1)).toEqual(['Ona, Isaac, Joan'])
  expect(linesOfPlayers([], 2)).toEqual([])
})

test('all courts stand in the window while a surname has room, and a width of its own is never narrower than that', () => {
  expect(columnWidth(1200, 40, 'all')).toBe(30)
  expect(columnWidth(1200, 20, 'all')).toBe(60)
  expect(columnWidth(1200, 332, 'all')).toBe(24)
  expect(columnWidth(1200, 20, 90)).toBe(90)
  expect(columnWidth(1200, 20, 10)).toBe(60)
  expect(columnWidth(1200, 20, 5000)).toBe(720)
})
