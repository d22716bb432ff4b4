import { expect, test } from 'vitest'
import { sampleBoard, sampleBooking, sampleCourt } from '../../testing/planner-cases.ts'
import { makeBoard, occupancy } from './planner-model.ts'

const courts = [sampleCourt(1), sampleCourt(2)]

test('a court whose bookings did not change keeps its array, even when the objects are new', () => {
  const before = sampleBoard(courts, [sampleBooking(1, 1, 600, 660), sampleBooking(2, 2, 600, 660)])
  const after = makeBoard(courts, [sampleBooking(1, 1, 600, 660), sampleBooking(2, 2, 615, 675)], { from: 420, to: 1440, before })
  expect(after.byCourt[0]).toBe(before.byCourt[0])
  expect(after.byCourt[1]).not.toBe(before.byCourt[1])
})

test('bookings of courts that are not shown are left out', () => {
  expect(sampleBoard(courts, [sampleBooking(1, 9, 600, 660)]).byId.size).toBe(0)
})

test('occupancy counts overlaps once and leaves closed time out', () => {
  const court = sampleCourt(1, { opens: 600, closes: 840, closed: [{ from: 600, to: 640 }] })
  expect(occupancy(court, [sampleBooking(1, 1, 640, 700), sampleBooking(2, 1, 670, 740)])).toBe(0.5)
  expect(occupancy(court, [sampleBooking(1, 1, 640, 900)])).toBe(1)
  expect(occupancy(sampleCourt(1, { closes: 480 }), [])).toBe(0)
})
