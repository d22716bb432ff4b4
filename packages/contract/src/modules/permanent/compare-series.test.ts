import { describe, expect, it } from 'vitest'
import type { Day } from '../../values/day.ts'
import { compareSeries, keyOf, type SeriesComparison, type StoredBooking, type StoredDate } from './compare-series.ts'

const [monday, next, third] = ['2026-12-07', '2026-12-14', '2026-12-21']
const [padel, other, hall] = [1, 2, 3]
/** Booking of a date, as created by the series. */
const booked = (fecha: Day, more: Partial<StoredBooking> = {}): StoredDate => ({
  fecha,
  id_mst_recurso: padel,
  reserva: {
    id_reg_reserva: 7,
    fecha,
    hora_ini: 1200,
    duracion: 60,
    id_mst_recurso: padel,
    pagado: 0,
    importe: 600,
    cobrada: false,
    ...more,
  },
})
const comparison = (more: Partial<SeriesComparison> = {}): SeriesComparison => ({
  requested: { dates: [monday], courts: [padel], hora_ini: 1200, duracion: 60 },
  formerHours: { hora_ini: 1200, duracion: 60 },
  stored: [],
  from: '2026-12-01',
  to: '2199-12-31',
  today: '2026-12-01',
  minute: 600,
  conflicts: [],
  closed: new Map(),
  alternatives: [],
  ...more,
})
const outcomes = (more: Partial<SeriesComparison>) => compareSeries(comparison(more)).map((line) => `${line.fecha} ${line.resultado}`)
const inTheWay = (fecha: Day, id_reg_reserva: number, id_mst_recurso = padel, solapa = true) => ({
  fecha,
  id_mst_recurso,
  id_reg_reserva,
  solapa,
})

describe('a date of a series', () => {
  it('is over from the minute in which it begins: nothing is made then, and what is there stays', () => {
    const at = (minute: number) => ({ today: monday, minute })
    expect([outcomes(at(1199)), outcomes(at(1200))]).toEqual([[`${monday} new`], []])
    const stored = [booked(monday)]
    expect([outcomes({ ...at(1199), stored }), outcomes({ ...at(1200), stored })]).toEqual([[`${monday} kept`], [`${monday} past`]])
  })
  it('changes from the first day that counts to the last one, both included', () => {
    const requested = { dates: [monday, next, third], courts: [padel], hora_ini: 1260, duracion: 60 }
    const stored = [monday, next, third].map((day, index) => booked(day, { id_reg_reserva: index }))
    expect(outcomes({ requested, stored, from: next, to: next })).toEqual([`${monday} kept`, `${next} moved`, `${third} kept`])
    expect(outcomes({ requested: null, stored, from: monday, to: third })).toEqual([
      `${monday} removed`,
      `${next} removed`,
      `${third} removed`,
    ])
  })
  it('that is not wanted any more is taken away, while others are made', () => {
    const requested = { dates: [next], courts: [padel], hora_ini: 1200, duracion: 60 }
    expect(outcomes({ requested, stored: [booked(monday)] })).toEqual([`${monday} removed`, `${next} new`])
  })
  it('of which money was taken is left as it is, wanted or not', () => {
    const stored = [booked(monday, { cobrada: true })]
    expect([outcomes({ stored }), outcomes({ stored, requested: null })]).toEqual([[`${monday} paid`], [`${monday} paid`]])
  })
  it('that was skipped is skipped again while its court is taken, and says by what', () => {
    const stored = [{ fecha: monday, id_mst_recurso: padel, reserva: null }]
    const [line] = compareSeries(comparison({ stored, conflicts: [inTheWay(monday, 50)] }))
    expect(line).toMatchObject({ resultado: 'skipped', marcable: true, marcada: false, celdas: [{ choques: [50] }] })
  })
})

describe('the series’ own bookings', () => {
  /** Its booking of the first Monday is at the place of the second one. */
  const meets = (booking: Partial<StoredBooking>, more: Partial<SeriesComparison> = {}) => {
    const requested = { dates: [next], courts: [padel], hora_ini: 1200, duracion: 60 }
    return outcomes({ requested, stored: [booked(monday, booking)], conflicts: [inTheWay(next, 7)], ...more }).at(-1)
  }
  it('are in the way of its other dates where money was taken for them, and are not where they go', () => {
    expect([meets({ cobrada: true }), meets({})]).toEqual([`${next} clash`, `${next} new`])
  })
  it('are in the way where they lie before the days that count, or after them', () => {
    expect([meets({}, { from: '2026-12-08' }), meets({}, { from: monday })]).toEqual([`${next} clash`, `${next} new`])
    const later = { fecha: third }
    expect([meets(later, { to: '2026-12-20' }), meets(later, { to: third })]).toEqual([`${next} clash`, `${next} new`])
  })
  it('are in the way where somebody moved one that is wanted still, and where one had to take another court', () => {
    const requested = { dates: [monday, next], courts: [padel, other], hora_ini: 1200, duracion: 60 }
    const moved = compareSeries(comparison({ requested, stored: [booked(monday, { fecha: next })], conflicts: [inTheWay(next, 7)] }))
    expect(moved.map((line) => line.celdas.map((cell) => cell.resultado))).toEqual([
      ['moved', 'new'],
      ['clash', 'new'],
    ])
    const gaveWay = compareSeries(
      comparison({ requested, stored: [booked(monday, { id_mst_recurso: other })], conflicts: [inTheWay(monday, 7, other)] }),
    )
    expect(gaveWay[0]!.celdas.map((cell) => cell.resultado)).toEqual(['kept', 'clash'])
  })
  it('are in nobody’s way at their own date', () => {
    const requested = { dates: [monday], courts: [padel], hora_ini: 1230, duracion: 60 }
    expect(outcomes({ requested, stored: [booked(monday)], conflicts: [inTheWay(monday, 7)] })).toEqual([`${monday} moved`])
  })
})

describe('a booking of the series', () => {
  const requested = { dates: [monday], courts: [padel], hora_ini: 1260, duracion: 90 }
  const seen = (booking: Partial<StoredBooking>, more: Partial<SeriesComparison> = {}) => {
    const [line] = compareSeries(comparison({ requested, stored: [booked(monday, booking)], ...more }))
    return [line!.resultado, line!.marcada]
  }
  it('is where it is wanted with that day, start and length together', () => {
    const there = { hora_ini: 1260, duracion: 90 }
    expect(seen(there, { formerHours: there })).toEqual(['kept', false])
    for (const other of [{ fecha: next }, { hora_ini: 1200 }, { duracion: 60 }]) expect(seen({ ...there, ...other })[0]).toBe('moved')
  })
  it('was moved by hand where its day, its start or its length is not that of the series; nothing was where there was none', () => {
    expect(seen({})).toEqual(['moved', true])
    for (const other of [{ fecha: next }, { hora_ini: 1230 }, { duracion: 90 }]) expect(seen(other)).toEqual(['moved', false])
    expect(seen({ duracion: 90 }, { formerHours: null })).toEqual(['moved', true])
  })
  it('is judged by its own court, whichever court comes first', () => {
    const both = { ...requested, courts: [padel, other] }
    const stored = [
      { ...booked(monday, { id_reg_reserva: 8, id_mst_recurso: other }), id_mst_recurso: other },
      booked(monday, { cobrada: true }),
    ]
    expect(compareSeries(comparison({ requested: both, stored }))[0]!.celdas.map((one) => [one.id_mst_recurso, one.resultado])).toEqual([
      [padel, 'paid'],
      [other, 'moved'],
    ])
  })
})

describe('a clash', () => {
  it('offers the other courts that are open and free that day, and none that the series has itself', () => {
    const conflicts = [inTheWay(monday, 50), inTheWay(monday, 51, other), inTheWay(next, 52, hall)]
    const offered = (more: Partial<SeriesComparison>) =>
      compareSeries(comparison({ conflicts, alternatives: [other, hall], ...more }))[0]!.celdas[0]!.libres
    expect(offered({})).toEqual([hall])
    expect(offered({ closed: new Map([[keyOf(monday, hall), 'Patrón']]) })).toEqual([])
    expect(offered({ requested: { dates: [monday], courts: [padel, hall], hora_ini: 1200, duracion: 60 } })).toEqual([])
  })
  it('says whether it lies over a booking, or needs only the minutes after one', () => {
    const lies = (...solapa: boolean[]) =>
      compareSeries(comparison({ conflicts: solapa.map((one, index) => inTheWay(monday, 50 + index, padel, one)) }))[0]!.celdas[0]!.solapa
    expect([lies(false), lies(false, true)]).toEqual([false, true])
  })
  it('is none on a court that is closed: it says which holiday it is', () => {
    const closed = new Map([[keyOf(monday, padel), 'Patrón']])
    const [line] = compareSeries(comparison({ closed, conflicts: [inTheWay(monday, 50)] }))
    expect(line).toMatchObject({ resultado: 'closed', marcable: false, celdas: [{ motivo: 'Patrón', choques: [] }] })
  })
})

it('a date that somebody moved is shown and not ticked; one that is not wanted any more is taken away all the same', () => {
  const stored = [booked(monday, { hora_ini: 900, pagado: 250 })]
  expect(compareSeries(comparison({ stored }))).toMatchObject([
    { resultado: 'moved', marcable: true, marcada: false, hora_ini: 1200, antes: 900, pagado: 250 },
  ])
  expect(compareSeries(comparison({ stored, requested: null }))).toMatchObject([
    { resultado: 'removed', marcada: true, hora_ini: null, antes: 900 },
  ])
})
