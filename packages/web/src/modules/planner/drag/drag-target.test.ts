import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBoard, sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import { dragTarget } from './drag-target.ts'

const booking = sampleBooking(1, 1, 600, 660)
const courts = [sampleCourt(1), sampleCourt(2), sampleCourt(3, { mayMoveStart: false })]
const board = sampleBoard(courts, [booking, sampleBooking(2, 2, 600, 660), sampleBooking(3, 3, 600, 660)])
const at = (court: number, travelled: number) => ({ court, minute: 0, travelled })

test('a move snaps to the step and keeps the length', () => {
  expect(dragTarget(board, { mode: 'move', booking }, at(0, 36))).toEqual({ court: 0, from: 630, to: 690, refused: null })
})

test('a move onto another booking or closed time is refused before the server is asked', () => {
  expect(dragTarget(board, { mode: 'move', booking }, at(1, 0)).refused).toBe('busy')
  expect(dragTarget(board, { mode: 'move', booking }, at(0, -170)).refused).toBe('closed')
})

test('a booking whose start is fixed changes court only (R-220)', () => {
  const fixed = sampleBooking(3, 3, 600, 660)
  expect(dragTarget(board, { mode: 'move', booking: fixed }, at(0, 120))).toMatchObject({ court: 0, from: 600 })
})

test('an edge stops at the shortest and the longest length (R-217, R-218)', () => {
  expect(dragTarget(board, { mode: 'end', booking }, at(0, -300))).toMatchObject({ from: 600, to: 630 })
  expect(dragTarget(board, { mode: 'end', booking }, at(0, 300))).toMatchObject({ from: 600, to: 720 })
  expect(dragTarget(board, { mode: 'start', booking }, at(0, -300))).toMatchObject({ from: 540, to: 660 })
})

test('a maintenance block may last longer than any booking', () => {
  const block = sampleBooking(9, 1, 700, 760, { blocked: true })
  const day = sampleBoard(courts, [block])
  expect(dragTarget(day, { mode: 'end', booking: block }, at(0, 400))).toMatchObject({ to: 1165, refused: null })
})

test('a refused new range shows one step where the drag began', () => {
  const full = sampleBoard([sampleCourt(1)], [sampleBooking(1, 1, 480, 600), sampleBooking(2, 1, 615, 700)])
  expect(dragTarget(full, { mode: 'create', court: 0, anchor: 607 }, { court: 0, minute: 640, travelled: 0 })).toEqual({
    court: 0,
    from: 600,
    to: 615,
    refused: 'short',
  })
})

test('no drag leaves the visible day or turns a booking inside out', () => {
  const modes = fc.constantFrom('move' as const, 'start' as const, 'end' as const)
  fc.assert(
    fc.property(modes, fc.integer({ min: 0, max: 2 }), fc.integer({ min: -2000, max: 2000 }), (mode, court, travelled) => {
      const target = dragTarget(board, { mode, booking }, at(court, travelled))
      expect(target.from).toBeGreaterThanOrEqual(420)
      expect(target.to).toBeLessThanOrEqual(1440)
      expect(target.to).toBeGreaterThan(target.from)
      expect((target.from - booking.from) % 15).toBeCloseTo(0)
    }),
  )
})
