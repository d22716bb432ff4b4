import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBoard, sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import { clickRange, dragRange, gapAt, refusalAt } from './free-range.ts'

const court = sampleCourt(1)
const board = sampleBoard(
  [court, sampleCourt(2, { closed: [{ from: 840, to: 900, reason: 'Riego' }] })],
  [sampleBooking(1, 1, 600, 660), sampleBooking(2, 1, 690, 780)],
)

test('a click takes the normal length from the step under the pointer (R-219)', () => {
  expect(clickRange(board, 0, 488)).toEqual({ from: 480, to: 540 })
})

test('a click where the normal length does not fit takes what is left, never under the minimum (R-217)', () => {
  expect(clickRange(board, 0, 665)).toEqual({ from: 660, to: 690 })
  expect(clickRange(board, 0, 590)).toEqual({ from: 570, to: 600 })
})

test('a click is refused on a booking, on closed time and where the shortest booking has no room', () => {
  const tight = sampleBoard([court], [sampleBooking(1, 1, 480, 600), sampleBooking(2, 1, 615, 700)])
  expect([clickRange(board, 0, 630), clickRange(board, 1, 850), clickRange(tight, 0, 605)]).toEqual(['busy', 'closed', 'short'])
})

test('a drag snaps to the step in both directions', () => {
  expect(dragRange(board, 0, { anchor: 805, pointer: 868 })).toEqual({ from: 795, to: 870 })
  expect(dragRange(board, 0, { anchor: 868, pointer: 805 })).toEqual({ from: 795, to: 870 })
})

test('a drag stops at the next booking and at the longest length (R-218)', () => {
  expect(dragRange(board, 0, { anchor: 545, pointer: 700 })).toEqual({ from: 540, to: 600 })
  expect(dragRange(board, 0, { anchor: 900, pointer: 1300 })).toEqual({ from: 900, to: 1020 })
})

test('a court whose length is fixed gives a drag the normal length (R-220)', () => {
  const fixed = sampleBoard([sampleCourt(1, { mayResize: false })])
  expect(dragRange(fixed, 0, { anchor: 900, pointer: 1000 })).toEqual({ from: 900, to: 960 })
})

test('a place is refused for a booking or closed time in the way, not for touching one', () => {
  expect(refusalAt(board, { court: 0, from: 660, to: 690 })).toBe(null)
  expect(refusalAt(board, { court: 0, from: 645, to: 675 })).toBe('busy')
  expect(refusalAt(board, { court: 0, from: 645, to: 675 }, 1)).toBe(null)
  expect(refusalAt(board, { court: 1, from: 890, to: 950 })).toBe('closed')
  expect(refusalAt(board, { court: 0, from: 450, to: 500 })).toBe('closed')
})

test('a court open until midnight lets a booking run past it (A-17)', () => {
  const late = sampleBoard([sampleCourt(1, { closes: 1440 })])
  expect(refusalAt(late, { court: 0, from: 1410, to: 1500 })).toBe(null)
})

test('what a booking already overlaps does not refuse its new length (A-119)', () => {
  const both = sampleBoard([court], [sampleBooking(1, 1, 600, 660), sampleBooking(2, 1, 630, 720, { overlapping: true })])
  expect(refusalAt(both, { court: 0, from: 630, to: 735 }, 2)).toBe(null)
})

const scene = fc
  .array(fc.record({ from: fc.integer({ min: 28, max: 92 }), length: fc.integer({ min: 1, max: 8 }) }), { maxLength: 12 })
  .map((list) =>
    sampleBoard(
      [court],
      list.map(({ from, length }, id) => sampleBooking(id, 1, from * 15, (from + length) * 15)),
    ),
  )
const minute = fc.integer({ min: 420, max: 1439 })

test('a new range never crosses a booking or closed time and keeps its length between minimum and maximum', () => {
  fc.assert(
    fc.property(scene, minute, minute, (day, anchor, pointer) => {
      for (const range of [dragRange(day, 0, { anchor, pointer }), clickRange(day, 0, anchor)]) {
        if (typeof range === 'string') continue
        expect(refusalAt(day, { court: 0, ...range })).toBe(null)
        expect(range.to - range.from).toBeGreaterThanOrEqual(30)
        expect(range.to - range.from).toBeLessThanOrEqual(120)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a gap holds its minute and touches something on both sides', () => {
  fc.assert(
    fc.property(scene, minute, (day, at) => {
      const gap = gapAt(day, 0, at)
      if (typeof gap === 'string') return
      expect(gap.from <= at && at < gap.to).toBe(true)
      expect(refusalAt(day, { court: 0, ...gap })).toBe(null)
      expect(refusalAt(day, { court: 0, from: gap.from - 1, to: gap.to })).not.toBe(null)
      expect(refusalAt(day, { court: 0, from: gap.from, to: gap.to + 1 })).not.toBe(null)
    }),
  )
})

test('a court that pauses after bookings keeps its minutes free on both sides of each (tiempo_reserva_posterior)', () => {
  const paused = sampleBoard([sampleCourt(1, { pause: 15 })], [sampleBooking(1, 1, 600, 660), sampleBooking(2, 1, 780, 840)])
  expect(gapAt(paused, 0, 700)).toEqual({ from: 675, to: 765 })
  expect([gapAt(paused, 0, 665), gapAt(paused, 0, 590)]).toEqual(['busy', 'busy'])
  expect(refusalAt(paused, { court: 0, from: 660, to: 720 })).toBe('busy')
  expect(refusalAt(paused, { court: 0, from: 675, to: 765 })).toBeNull()
  expect(refusalAt(paused, { court: 0, from: 615, to: 675 }, 1)).toBeNull()
})
