import { describe, expect, it } from 'vitest'
import { firstFree } from './first-free.ts'
import { makeBoard, type PlannerBooking, type PlannerCourt } from './planner-model.ts'

const court = (id: number): PlannerCourt => ({
  id,
  name: `Pista ${id}`,
  opens: 480,
  closes: 720,
  closed: [],
  minutes: { step: 15, min: 30, max: 120, normal: 60 },
  mayMoveStart: true,
  mayResize: true,
})
const booking = (id: number, at: number, [from, to]: readonly [number, number]): PlannerBooking => ({
  id,
  court: at,
  from,
  to,
  title: '',
  kind: '',
  colour: '#000000',
  payment: 'none',
  colourByPayment: false,
  blocked: false,
  pending: false,
  overlapping: false,
})
const board = (...bookings: PlannerBooking[]) => makeBoard([court(1), court(2)], bookings, { from: 480, to: 720 })

describe('the place that a new booking starts with', () => {
  it('is the next step of the clock on the first court that is free', () => {
    expect(firstFree(board(), 487)).toEqual({ court: 1, from: 495, to: 555 })
    expect(firstFree(board(booking(1, 1, [480, 600])), 487)).toEqual({ court: 2, from: 495, to: 555 })
  })

  it('has the normal length where there is room for it, even later (R-219)', () => {
    const day = board(booking(1, 1, [510, 600]), booking(2, 2, [480, 600]))
    expect(firstFree(day, 480)).toEqual({ court: 1, from: 600, to: 660 })
  })

  it('is shorter when nothing else is left, and nothing when the day is full (R-217)', () => {
    expect(firstFree(board(booking(1, 1, [510, 720]), booking(2, 2, [480, 720])), 480)).toEqual({ court: 1, from: 480, to: 510 })
    expect(firstFree(board(booking(1, 1, [480, 720]), booking(2, 2, [480, 720])), 480)).toBeNull()
  })
})
