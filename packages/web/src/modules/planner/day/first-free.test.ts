import { describe, expect, it } from 'vitest'
import { sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import { makeBoard, type PlannerBooking } from '../planner-model.ts'
import { firstFree } from './first-free.ts'

const courts = [1, 2].map((id) => sampleCourt(id, { closes: 720 }))
const booking = (id: number, court: number, [from, to]: readonly [number, number]) => sampleBooking(id, court, from, to)
const board = (...bookings: PlannerBooking[]) => makeBoard(courts, bookings, { from: 480, to: 720 })

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
