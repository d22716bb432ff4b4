import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBooking, sampleCourt } from '../../../testing/planner-cases.ts'
import { makeBoard } from '../planner-model.ts'
import { listOf } from './day-list-model.ts'

const boardOf = (bookings: Parameters<typeof makeBoard>[1]) =>
  makeBoard([sampleCourt(1), sampleCourt(2)], bookings, { from: 480, to: 1320 })

test('a day as a list has its bookings by the half hour, court by court, with what is free between them', () => {
  const bookings = [sampleBooking(2, 2, 600, 660), sampleBooking(1, 1, 600, 690), sampleBooking(3, 1, 1260, 1320)]
  const hours = listOf(boardOf(bookings), 480)
  expect(hours.map(({ minute, bookings: rows, free }) => [minute, rows.map(({ id }) => id), free])).toEqual([
    [480, [], [{ from: 480, to: 600, courts: [1, 2] }]],
    [600, [1, 2], []],
    [660, [], [{ from: 660, to: 1320, courts: [2] }]],
    [690, [], [{ from: 690, to: 1260, courts: [1] }]],
    [1260, [3], []],
  ])
})

test('nothing is offered in the past, nor where no usual booking has room', () => {
  const hours = listOf(boardOf([sampleBooking(1, 1, 480, 600), sampleBooking(2, 1, 640, 1320)]), 700)
  expect(hours.flatMap(({ free }) => free)).toEqual([{ from: 705, to: 1320, courts: [2] }])
})

test('every booking is in the list once, and free time meets no booking', () => {
  const slots = fc.uniqueArray(fc.integer({ min: 0, max: 55 }), { maxLength: 20 })
  fc.assert(
    fc.property(slots, fc.integer({ min: 480, max: 1320 }), (taken, since) => {
      const bookings = taken.map((slot, index) =>
        sampleBooking(index + 1, 1 + (slot % 2), 480 + 30 * Math.floor(slot / 2), 510 + 30 * Math.floor(slot / 2)),
      )
      const hours = listOf(boardOf(bookings), since)
      expect(hours.flatMap((hour) => hour.bookings.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(bookings.map(({ id }) => id))
      for (const { from, to, courts } of hours.flatMap(({ free }) => free)) {
        expect(from).toBeGreaterThanOrEqual(since)
        expect(bookings.filter((one) => courts.includes(one.court) && one.from < to && from < one.to)).toEqual([])
      }
    }),
  )
})
