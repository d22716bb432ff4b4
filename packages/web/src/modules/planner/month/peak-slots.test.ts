import { expect, test } from 'vitest'
import { makeBoard, type PlannerBooking, type PlannerCourt } from '../planner-model.ts'
import { peakSlots } from './peak-slots.ts'

const court = (id: number): PlannerCourt => ({
  ...{ id, name: `Pista ${id}`, opens: 480, closes: 1380, closed: [], pause: 0, mayMoveStart: true, mayResize: true },
  minutes: { step: 30, min: 60, max: 120, normal: 90 },
})
const taken = (id: number, at: number, from: number, to: number) => ({ id, court: at, from, to }) as PlannerBooking

test('the free peak slots of a day are those of the default length from 17 to 22, earliest first, and none before now', () => {
  const bookings = [taken(1, 1, 1020, 1260), taken(2, 2, 1110, 1380)]
  const board = makeBoard([court(1), court(2)], bookings, { from: 480, to: 1380 })
  const found = (since: number) => peakSlots(board, since).map(({ name, from, to }) => [name, from, to])
  expect(found(0)).toEqual([
    ['Pista 2', 1020, 1110],
    ['Pista 1', 1260, 1350],
  ])
  expect(found(1080)).toEqual([['Pista 1', 1260, 1350]])
  expect(found(Number.POSITIVE_INFINITY)).toEqual([])
})
