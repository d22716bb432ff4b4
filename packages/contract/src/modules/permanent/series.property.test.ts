import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../values/day.ts'
import { compareSeries, keyOf, type SeriesComparison, type StoredDate } from './compare-series.ts'
import { cellOutcome, type Decisions, decideSeries, isTicked, openClashes } from './decide-series.ts'
import { answerOf, answers, datesOf, lengthOf } from './series.ts'

const today = '2026-11-20'
const days = Array.from({ length: 14 }, (_, index) => addDays(today, index - 4))
const day = fc.constantFrom(...days)
const court = fc.integer({ min: 1, max: 6 })
const hours = fc.record({ hora_ini: fc.constantFrom(540, 600, 660, 1380), duracion: fc.constantFrom(60, 120) })

/** Dates of a series, each at most once per court; some skipped, some moved by hand, some paid. */
const stored: fc.Arbitrary<StoredDate[]> = fc
  .uniqueArray(fc.record({ fecha: day, id_mst_recurso: court, has: fc.boolean(), other: fc.option(court), hours, cobrada: fc.boolean() }), {
    selector: (one) => keyOf(one.fecha, one.id_mst_recurso),
    maxLength: 20,
  })
  .map((rows) =>
    rows.map(({ fecha, id_mst_recurso, has, other, hours: at, cobrada }, index) => ({
      fecha,
      id_mst_recurso,
      reserva: has
        ? {
            id_reg_reserva: index + 1,
            fecha,
            ...at,
            id_mst_recurso: other ?? id_mst_recurso,
            pagado: cobrada ? 500 : 0,
            importe: 2700,
            cobrada,
          }
        : null,
    })),
  )
const comparison: fc.Arbitrary<SeriesComparison> = fc.record({
  requested: fc.option(
    fc
      .record({ dates: fc.uniqueArray(day), courts: fc.uniqueArray(court, { minLength: 1, maxLength: 4 }) })
      .chain((where) => hours.map((at) => ({ ...where, ...at }))),
  ),
  formerHours: fc.option(hours),
  stored,
  from: day,
  to: fc.constantFrom(days.at(-1)!, '2199-12-31'),
  today: fc.constant(today),
  minute: fc.integer({ min: 0, max: 1439 }),
  conflicts: fc.array(
    fc.record({ fecha: day, id_mst_recurso: court, id_reg_reserva: fc.integer({ min: 100, max: 120 }), solapa: fc.boolean() }),
    { maxLength: 30 },
  ),
  closed: fc.array(fc.tuple(day, court), { maxLength: 10 }).map((all) => new Map(all.map(([fecha, one]) => [keyOf(fecha, one), null]))),
  alternatives: fc.uniqueArray(court),
})
const decisions: fc.Arbitrary<Decisions> = fc.record({
  ticks: fc.array(fc.tuple(day, fc.boolean())).map((all) => new Map(all)),
  answers: fc
    .array(fc.record({ fecha: day, court, hacer: fc.constantFrom(...answers), pista: fc.option(court) }))
    .map((all) => new Map(all.map(({ fecha, court: at, ...answer }) => [keyOf(fecha, at), answer]))),
  rest: fc.option(fc.constantFrom(...answers)),
})
const whole = fc.tuple(comparison, decisions).map(([asked, decided]) => {
  const lines = compareSeries(asked)
  return { asked, decided, lines, ...decideSeries(lines, decided) }
})

describe('a plan of a series', () => {
  it('has every date once, and every court of a date once', () => {
    fc.assert(
      fc.property(whole, ({ lines, acts }) => {
        const dates = lines.map((line) => line.fecha)
        expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a.localeCompare(b)))
        const cells = acts.map((act) => keyOf(act.fecha, act.id_mst_recurso))
        expect(cells).toEqual([...new Set(cells)])
      }),
    )
  })
  it('never touches what is past or paid', () => {
    fc.assert(
      fc.property(whole, ({ asked, acts }) => {
        const paid = new Set(
          asked.stored
            .filter((one) => one.reserva?.cobrada || (one.reserva && one.fecha < today))
            .map((one) => one.reserva!.id_reg_reserva),
        )
        expect(acts.filter((act) => act.id_reg_reserva !== null && paid.has(act.id_reg_reserva) && act.acto !== 'stay')).toEqual([])
      }),
    )
  })
  it('does to every court exactly what its cell shows, and asks about a clash only where it would take the court', () => {
    const actOf = {
      new: 'create',
      moved: 'move',
      removed: 'remove',
      skipped: 'skip',
      kept: 'stay',
      paid: 'stay',
      past: 'stay',
      closed: 'stay',
    } as const
    fc.assert(
      fc.property(whole, ({ lines, acts, decided }) => {
        const cells = lines.flatMap((line) => line.celdas.map((cell) => ({ line, cell, shown: cellOutcome(line, cell, decided.ticks) })))
        const wrong = cells.filter(({ shown, cell }, index) => {
          const act = acts[index]!
          if (shown === 'clash') return cell.choques.length === 0
          return act.acto !== actOf[shown] || act.id_mst_recurso !== cell.id_mst_recurso
        })
        expect(wrong).toEqual([])
        const asked = cells.filter(({ shown, line, cell }) => shown === 'clash' && !openClashes(line).includes(cell))
        expect(asked).toEqual([])
      }),
    )
  })
  it('never brings a court back that was taken out of a date, unless nothing else happens there and the date is ticked', () => {
    fc.assert(
      fc.property(whole, ({ lines, acts, decided }) => {
        const back = acts.filter((act) => act.resultado === 'skipped' && act.acto !== 'skip')
        const asked = new Set(
          lines.filter((line) => line.resultado === 'skipped' && decided.ticks.get(line.fecha) === true).map((line) => line.fecha),
        )
        expect(back.filter((act) => !asked.has(act.fecha))).toEqual([])
      }),
    )
  })
  it('changes nothing on a date that is not ticked', () => {
    fc.assert(
      fc.property(whole, ({ lines, acts, decided }) => {
        const unticked = new Set(lines.filter((line) => !isTicked(line, decided.ticks)).map((line) => line.fecha))
        expect(acts.filter((act) => unticked.has(act.fecha) && act.acto !== 'stay' && act.acto !== 'skip')).toEqual([])
      }),
    )
  })
  it('makes nothing in the past, on closed courts, before its first day or where another booking stays, unless both are to stay', () => {
    fc.assert(
      fc.property(whole, ({ asked, acts }) => {
        const taking = acts.filter((act) => act.acto === 'create' || act.acto === 'move')
        const wrong = taking.filter((act) => {
          const standing = asked.conflicts.filter((one) => one.fecha === act.fecha && one.id_mst_recurso === act.pista && one.solapa)
          const isOver = !act.solapada && standing.some((one) => !act.anula.includes(one.id_reg_reserva))
          return act.fecha < today || act.fecha < asked.from || asked.closed.has(keyOf(act.fecha, act.pista)) || isOver
        })
        expect(wrong).toEqual([])
      }),
    )
  })
  it('gives no court to two of its bookings on one date', () => {
    fc.assert(
      fc.property(whole, ({ acts }) => {
        const places = acts.filter((act) => act.acto === 'create' || act.acto === 'move').map((act) => keyOf(act.fecha, act.pista))
        expect(places).toEqual([...new Set(places)])
      }),
    )
  })
  it('leaves no clash open once all are answered, but for a court that was chosen and is not free', () => {
    fc.assert(
      fc.property(whole, ({ decided, open }) => {
        const unanswered = open.filter(({ fecha, celda }) => !decided.answers.get(keyOf(fecha, celda.id_mst_recurso))?.pista)
        expect(decided.rest === null ? [] : unanswered).toEqual([])
      }),
    )
  })
})

it('an override is the answer to every clash: both stay, or the other goes without or with a notice; 3 is read as 2 (A-01)', () => {
  expect([1, 2, 3, 4, 0, null].map(answerOf)).toEqual(['both', 'cancel', 'cancel', 'notify', null, null])
})

describe('when a series is', () => {
  it('has the length from start to end; an end not after the start lies on the next day, 23:59 is midnight (R-251)', () => {
    expect([lengthOf(600, 660), lengthOf(1380, 60), lengthOf(1380, 1439), lengthOf(600, 600)]).toEqual([60, 120, 60, 1440])
  })
  it('has the days of its weekdays, first and last included (R-264)', () => {
    expect(datesOf({ dias: 1 + 64, from: '2026-11-22', to: '2026-11-30' })).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-29',
      '2026-11-30',
    ])
  })
})
