import { describe, expect, it } from 'vitest'
import { ascending } from '../../values/order.ts'
import { gaps, meanOccupancy, minutesOf, minutesTaken, occupancy, relatedCourts, slotsOf } from './planner-rules.ts'

const open = [
  { hora_ini: 540, hora_fin: 840 },
  { hora_ini: 960, hora_fin: 1260 },
]

describe('a court’s day', () => {
  it('is closed between its opening hours', () => {
    expect(gaps(open)).toEqual([{ hora_ini: 840, hora_fin: 960 }])
    expect(gaps([{ hora_ini: 480, hora_fin: 540 }, ...open])).toEqual(gaps(open))
    expect(gaps([])).toEqual([])
  })
  it('is as full as its opening hours are booked, shared time once, closed time not', () => {
    expect(
      occupancy(open, [
        { hora_ini: 540, hora_fin: 690 },
        { hora_ini: 600, hora_fin: 690 },
        { hora_ini: 780, hora_fin: 900 },
      ]),
    ).toBe(35)
    expect(
      occupancy(open, [
        { hora_ini: 900, hora_fin: 1260 },
        { hora_ini: 480, hora_fin: 900 },
      ]),
    ).toBe(100)
    expect(occupancy([], [{ hora_ini: 540, hora_fin: 690 }])).toBe(0)
  })
})

describe('the minutes of a day', () => {
  it('are those of its stretches together, and taken within the opening hours alone', () => {
    expect([minutesOf(open), minutesOf([])]).toEqual([600, 0])
    expect(minutesTaken(open, [{ hora_ini: 500, hora_fin: 570 }])).toBe(30)
    expect(minutesTaken(open, [{ hora_ini: 1230, hora_fin: 1300 }])).toBe(30)
    expect(minutesTaken(open, [{ hora_ini: 850, hora_fin: 950 }])).toBe(0)
  })
})

describe('how full courts are together', () => {
  it('is the mean of each, and nothing without courts', () => {
    expect(meanOccupancy([{ ocupacion: 100 }, { ocupacion: 50 }, { ocupacion: 0 }])).toBe(50)
    expect(meanOccupancy([])).toBe(0)
  })
})

describe('courts that share ground', () => {
  it('are the whole and its parts at any depth, not the parts among themselves', () => {
    const related = relatedCourts([
      { id_mst_recurso: 1, id_mst_recurso_padre: null },
      { id_mst_recurso: 2, id_mst_recurso_padre: 1 },
      { id_mst_recurso: 3, id_mst_recurso_padre: 1 },
      { id_mst_recurso: 4, id_mst_recurso_padre: 2 },
    ])
    expect([...related]).toEqual([
      [1, [2, 3, 4]],
      [2, [1, 4]],
      [3, [1]],
      [4, [2, 1]],
    ])
  })
  it('are told once round where parents that came from elsewhere go in a circle', () => {
    const related = relatedCourts([
      { id_mst_recurso: 1, id_mst_recurso_padre: 2 },
      { id_mst_recurso: 2, id_mst_recurso_padre: 1 },
      { id_mst_recurso: 3, id_mst_recurso_padre: 1 },
    ])
    const others = (id: number) => ascending(related.get(id)!)
    expect([others(1), others(2), others(3)]).toEqual([
      [2, 3],
      [1, 3],
      [1, 2],
    ])
  })
})

describe('slots', () => {
  const open = [
    { hora_ini: 540, hora_fin: 840 },
    { hora_ini: 960, hora_fin: 1320 },
  ]
  const spans = (booked: { hora_ini: number; hora_fin: number }[]) =>
    slotsOf(open, booked).map(({ hora_ini, hora_fin, booking }) => [hora_ini, hora_fin, booking !== null])

  it('are the opening hours where nothing is booked', () => {
    expect(spans([])).toEqual([
      [540, 840, false],
      [960, 1320, false],
    ])
  })
  it('are none of no length where a booking begins with the opening or ends with it, whatever their order', () => {
    expect(
      spans([
        { hora_ini: 1260, hora_fin: 1320 },
        { hora_ini: 990, hora_fin: 1020 },
        { hora_ini: 540, hora_fin: 840 },
      ]),
    ).toEqual([
      [540, 840, true],
      [960, 990, false],
      [990, 1020, true],
      [1020, 1260, false],
      [1260, 1320, true],
    ])
  })
  it('are cut by bookings, also by one over a closed stretch and by two at once', () => {
    expect(
      spans([
        { hora_ini: 600, hora_fin: 660 },
        { hora_ini: 630, hora_fin: 690 },
        { hora_ini: 780, hora_fin: 990 },
      ]),
    ).toEqual([
      [540, 600, false],
      [600, 660, true],
      [630, 690, true],
      [690, 780, false],
      [780, 990, true],
      [990, 1320, false],
    ])
  })
})
