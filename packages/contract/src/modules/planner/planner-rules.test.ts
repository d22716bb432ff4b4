import { describe, expect, it } from 'vitest'
import { gaps, occupancy, relatedCourts } from './planner-rules.ts'

const open = [
  { hora_ini: 540, hora_fin: 840 },
  { hora_ini: 960, hora_fin: 1260 },
]

describe('a court’s day', () => {
  it('is closed between its opening hours', () => {
    expect(gaps(open)).toEqual([{ hora_ini: 840, hora_fin: 960 }])
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
    expect(occupancy([], [{ hora_ini: 540, hora_fin: 690 }])).toBe(0)
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
})
