import { addDays } from '@app/contract/values/day'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { candidates, freePlaces, matchPlaces, type OpenPlace, type Student } from './free-places.ts'

const days = { today: '2026-11-20', until: '2026-12-21' }
const place = (id: number, more: Partial<OpenPlace> = {}): OpenPlace => ({
  ...{ id, desde: days.today, dejada: null, ofrecer: true, oferta: null, preguntados: new Set<number>() },
  ...more,
})
const anyStudent = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  fin: fc.option(fc.integer({ min: -40, max: 90 }).map((n) => addDays(days.today, n))),
})

it('free places of a course are those without a student, then those that students leave within the days (A-185)', () => {
  const students: Student[] = [
    { id: 1, fin: null },
    { id: 2, fin: '2026-11-30' },
    { id: 3, fin: '2026-11-19' },
    { id: 4, fin: '2027-06-30' },
  ]
  expect(freePlaces(4, students, days)).toEqual([
    { desde: '2026-11-20', dejada: null },
    { desde: '2026-12-01', dejada: 2 },
  ])
  expect(freePlaces(2, students, days)).toEqual([])
  expect(freePlaces(3, students, days)).toEqual([{ desde: '2026-12-01', dejada: 2 }])
})
it('on every day there are never more free places than the limit leaves, and never fewer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(anyStudent, { maxLength: 20 }),
      fc.integer({ min: 0, max: 31 }),
      (limit, some, n) => {
        const students = some.map((one, at) => ({ ...one, id: at + 1 }))
        const day = addDays(days.today, n)
        const inside = students.filter(({ fin }) => fin === null || fin >= day).length
        const free = freePlaces(limit, students, days).filter(({ desde }) => desde <= day).length
        expect(free).toBe(Math.max(0, limit - inside))
      },
    ),
    { numRuns: 1000 },
  )
})
it('open places stand for free ones: the one that its student leaves, those with an offer first; the rest is gone or new', () => {
  const open = [place(1), place(2, { oferta: { id: 9, id_reg_socios_cuotas: 5 } }), place(3, { dejada: 7 })]
  const left = { desde: '2026-12-01', dejada: 7 }
  expect(matchPlaces([left], open)).toEqual({ kept: [{ place: open[2], desde: '2026-12-01' }], gone: [open[1], open[0]], fresh: [] })
  const now = { desde: days.today, dejada: null }
  expect(matchPlaces([now, left], open)).toMatchObject({ kept: [{ place: { id: 2 } }, { place: { id: 3 } }], gone: [{ id: 1 }], fresh: [] })
  expect(matchPlaces([now, now, left, left], open)).toMatchObject({
    kept: [{ place: { id: 1 } }, { place: { id: 2 } }, { place: { id: 3 } }],
    gone: [],
    fresh: [left],
  })
})
it('each place is offered to the first in the order of asking that has no other offer and was not asked for it', () => {
  const places = [
    place(1, { preguntados: new Set([11]) }),
    place(2, { oferta: { id: 1, id_reg_socios_cuotas: 12 } }),
    place(3),
    place(4, { ofrecer: false }),
  ]
  expect(candidates(places, [11, 12, 13, 14])).toEqual([13, null, 11, null])
  expect(candidates(places, [11, 12])).toEqual([null, null, 11, null])
})
