import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { addDays } from '@app/contract/values/day'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CourtAvailability, type MatchRequest, type OccupiedSlot, participantsOf, planMatches } from './plan-matches.ts'

const first = '2026-11-28'
const courts = [
  { id: 1, leaves: [1], pausa: 0, step_inicio: 30 },
  { id: 2, leaves: [2], pausa: 15, step_inicio: 30 },
  // a hall of both
  { id: 3, leaves: [1, 2], pausa: 0, step_inicio: 60 },
]
const availability = (more: Partial<CourtAvailability> = {}): CourtAvailability => ({
  courts,
  taken: [],
  busy: [],
  openOn: () => [{ from: 540, to: 1320 }],
  isSkipped: () => false,
  now: clubMinutes(first, 600),
  anula: false,
  ...more,
})
const anyTaken = fc
  .record({ day: fc.integer({ min: 0, max: 3 }), from: fc.integer({ min: 30, max: 90 }), length: fc.integer({ min: 1, max: 8 }) })
  .chain(({ day, from, length }) =>
    fc
      .record({ leaf: fc.constantFrom(1, 2), anulable: fc.boolean(), reserva: fc.integer({ min: 1, max: 40 }) })
      .map((one): OccupiedSlot => {
        const start = clubMinutes(addDays(first, day), 15 * from)
        return { ...one, from: start, to: start + 15 * length, pausa: one.leaf === 2 ? 15 : 0 }
      }),
  )
const anyMatch = fc.record({
  duracion: fc.constantFrom(60, 90, 120),
  equipos: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 }),
  miembros: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
  desde: fc.constantFrom(0, 1).map((n) => addDays(first, n)),
  hasta: fc.constantFrom(0, 1, 2).map((n) => addDays(first, n)),
  hora_desde: fc.constantFrom(0, 600, 1080),
  hora_hasta: fc.constantFrom(720, 1260, 1440),
  ventanas: fc.constant([]),
})
const stretch = (match: MatchRequest, { fecha, hora_ini }: { fecha: string; hora_ini: number }) => {
  const from = clubMinutes(fecha, hora_ini)
  return { from, to: from + match.duracion }
}
const meet = (a: { from: number; to: number }, b: { from: number; to: number }) => a.from < b.to && b.from < a.to

describe('placing the matches of a group', () => {
  it('keeps to days, hours and what is taken, gives no ground twice, and lets nobody play two matches at a time (decision 0079)', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { maxLength: 12 }), fc.array(anyTaken, { maxLength: 30 }), fc.boolean(), (some, taken, anula) => {
        const matches = some.map((match, id): MatchRequest => ({ ...match, id }))
        const planned = planMatches(availability({ taken, anula }), matches)
        const placed = matches.flatMap((match) => {
          const place = planned.get(match.id)
          return place ? [{ match, place, ...stretch(match, place) }] : []
        })
        const gone = new Set(placed.flatMap(({ place }) => place.anula))
        for (const { match, place, from, to } of placed) {
          expect(place.fecha >= match.desde && place.fecha <= match.hasta).toBe(true)
          expect(place.hora_ini).toBeGreaterThanOrEqual(Math.max(540, match.hora_desde))
          expect(place.hora_ini + match.duracion).toBeLessThanOrEqual(Math.min(1320, match.hora_hasta))
          expect(from).toBeGreaterThanOrEqual(clubMinutes(first, 600))
          const { leaves } = courts.find((court) => court.id === place.id_mst_recurso)!
          expect(taken.some((one) => !gone.has(one.reserva) && leaves.includes(one.leaf) && meet(one, { from, to }))).toBe(false)
          for (const other of placed) {
            if (other.match.id === match.id || !meet(other, { from, to })) continue
            const theirs = courts.find((court) => court.id === other.place.id_mst_recurso)!.leaves
            expect(leaves.some((leaf) => theirs.includes(leaf))).toBe(false)
            expect(participantsOf(match).some((who) => participantsOf(other.match).includes(who))).toBe(false)
          }
        }
        // bookings that may not be cancelled never are, and none is without the option
        expect([...gone].every((id) => anula && taken.filter((one) => one.reserva === id).some((one) => one.anulable))).toBe(true)
      }),
    )
  })
  it('lets the fewest bookings go, and none where an hour is free', () => {
    const at = (hora_ini: number, leaf: number, reserva: number): OccupiedSlot => {
      const from = clubMinutes(first, hora_ini)
      return { reserva, leaf, from, to: from + 60, pausa: 0, anulable: true }
    }
    const match = {
      id: 1,
      duracion: 120,
      equipos: [1, 2],
      miembros: [],
      desde: first,
      hasta: first,
      hora_desde: 600,
      hora_hasta: 720,
      ventanas: [],
    }
    const full = availability({ taken: [at(600, 1, 11), at(660, 1, 12), at(630, 2, 21)], anula: true })
    expect(planMatches(full, [match]).get(1)).toEqual({ fecha: first, hora_ini: 600, id_mst_recurso: 2, anula: [21] })
    const free = availability({ taken: [at(600, 1, 11)], anula: true })
    expect(planMatches(free, [match]).get(1)).toMatchObject({ id_mst_recurso: 2, anula: [] })
    expect(planMatches({ ...full, anula: false }, [match]).get(1)).toBeNull()
  })
})

describe('the first free place of a match', () => {
  const [one, paused] = [courts[0]!, courts[1]!]
  const wished = (more: Partial<MatchRequest> = {}): MatchRequest => ({
    ...{ id: 1, duracion: 60, equipos: [1, 2], miembros: [], desde: first, hasta: first, hora_desde: 600, hora_hasta: 1320, ventanas: [] },
    ...more,
  })
  const taken = (hora_ini: number, more: Partial<OccupiedSlot> = {}): OccupiedSlot => {
    const from = clubMinutes(first, hora_ini)
    return { reserva: hora_ini, leaf: 1, from, to: from + 60, pausa: 0, anulable: false, ...more }
  }
  const placeOf = (on: Partial<CourtAvailability> = {}, more: Partial<MatchRequest> = {}) => {
    const place = planMatches(availability({ courts: [one], ...on }), [wished(more)]).get(1)
    return place && `${place.fecha} ${place.hora_ini}`
  }

  it('begins when another booking ends, and ends when the next one begins', () => {
    expect(placeOf({ taken: [taken(600), taken(720)] })).toBe(`${first} 660`)
    expect(placeOf({ taken: [taken(600), taken(719)] })).toBe(`${first} 780`)
    // last night’s, which lasts until half past ten
    expect(placeOf({ taken: [taken(-60, { to: clubMinutes(first, 630) })] })).toBe(`${first} 630`)
  })
  it('leaves the minutes free that its own court and the court of the other booking keep', () => {
    const beside = (...some: OccupiedSlot[]) => placeOf({ courts: [paused], taken: some.map((booking) => ({ ...booking, leaf: 2 })) })
    expect(beside(taken(600, { pausa: 30 }))).toBe(`${first} 690`)
    expect(beside(taken(600, { pausa: 31 }))).toBe(`${first} 720`)
    expect([beside(taken(675)), beside(taken(674))]).toEqual([`${first} 600`, `${first} 750`])
  })
  it('begins not before now, and not in an hour that the clocks skip', () => {
    expect(placeOf({ now: clubMinutes(first, 630) })).toBe(`${first} 630`)
    expect(placeOf({ now: clubMinutes(first, 631) })).toBe(`${first} 660`)
    expect(placeOf({ isSkipped: (_day, hora_ini) => hora_ini === 600 })).toBe(`${first} 630`)
  })
  it('lies within the hours that it wishes, from the first to the last minute', () => {
    expect([placeOf({}, { hora_desde: 630, hora_hasta: 690 }), placeOf({}, { hora_desde: 630, hora_hasta: 689 })]).toEqual([
      `${first} 630`,
      null,
    ])
  })
  it('is on any of its days, the last one included', () => {
    const next = addDays(first, 1)
    const openOn = (_court: number, day: string) => (day === next ? [{ from: 600, to: 660 }] : [])
    expect([placeOf({ openOn }, { hasta: next }), placeOf({ openOn })]).toEqual([`${next} 600`, null])
  })
  it('waits for whoever plays elsewhere until he is done', () => {
    const busy = (from: number, to: number) => [
      { quien: participantsOf(wished())[1]!, reserva: 9, from: clubMinutes(first, from), to: clubMinutes(first, to) },
    ]
    expect([placeOf({ busy: busy(540, 600) }), placeOf({ busy: busy(540, 601) }), placeOf({ busy: busy(660, 720) })]).toEqual([
      `${first} 600`,
      `${first} 630`,
      `${first} 600`,
    ])
  })
  it('lies in hours that its members have for matches: of that court and weekday, whole, with time left (R-314, R-319)', () => {
    const within = (more: Partial<MatchRequest['ventanas'][number]>) =>
      placeOf({}, { ventanas: [{ court: 1, dia: 6, from: 660, to: 720, left: null, ...more }] })
    expect(within({})).toBe(`${first} 660`)
    for (const wrong of [{ court: 2 }, { dia: 5 }, { to: 719 }, { from: 661 }, { left: 59 }]) expect(within(wrong)).toBeNull()
    expect(within({ left: 60 })).toBe(`${first} 660`)
    const shared = [{ court: 1, dia: 6, from: 600, to: 1320, left: 90 }]
    const both = [wished({ ventanas: shared }), wished({ id: 2, equipos: [3, 4], ventanas: shared })]
    expect([...planMatches(availability({ courts: [one] }), both).values()].map((place) => place?.hora_ini ?? null)).toEqual([600, null])
  })
})
