import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slowQuote } from '../../testing/slow-quote.ts'
import { asMidnight } from '../../values/minute.ts'
import { overMinutes } from '../../values/money.ts'
import type { QuoteInput, Tariff } from './price-input.ts'
import { type PlayerQuote, quote } from './price-rules.ts'
import { bandOf } from './tariff-rules.ts'

const cents = fc.integer({ min: 0, max: 20_000 })
/** Often the whole day and every weekday, so that many of the random clubs have a tariff in force. */
const minute = fc.integer({ min: 0, max: 1440 })
const start = fc.oneof(fc.constant(0), minute)
const end = fc.oneof(fc.constantFrom(1439, 1440), minute)
const memberType = fc.integer({ min: 1, max: 2 })

/** Adjacent bands, as stored by the server: some lengths to start and end at, and a price for each stretch between. */
const bands = fc
  .tuple(fc.uniqueArray(fc.constantFrom(0, 0.5, 1, 1.5, 2, 3, 5), { maxLength: 5 }), fc.array(cents, { minLength: 4, maxLength: 4 }))
  .map(([ends, prices]) => {
    const inOrder = ends.toSorted((a, b) => a - b)
    return inOrder.slice(1).map((max_horas, index) => ({ min_horas: inOrder[index]!, max_horas, precio: prices[index]! }))
  })

const aTariff: fc.Arbitrary<Omit<Tariff, 'id_mst_tarifas'>> = fc.record({
  desc_tarifa: fc.constant('T'),
  tipo_tarifa: fc.constantFrom(1 as const, 2 as const, 3 as const),
  fecha_ini: fc.constantFrom(null, '2026-01-01', '2026-11-21'),
  fecha_fin: fc.constantFrom(null, '2026-12-31'),
  hora_ini: start,
  hora_fin: end,
  dias: fc.oneof(fc.constant(127), fc.integer({ min: 0, max: 127 })),
  activo: fc.constantFrom(true, true, true, false),
  id_mst_tipoingreso: fc.constantFrom(null, 10, 10, 11),
  duracion: fc.constantFrom(0, 0, 60, 90),
  dias_tarifa: fc.constantFrom([], [{ mes: 11, dia_mes: 20 }]),
  precios: fc.uniqueArray(
    fc.record({ id_mst_tiposocio: memberType, precio: cents, precio_faltan_pocas_horas: fc.option(cents), tramos: bands }),
    { selector: (row) => row.id_mst_tiposocio, minLength: 1, maxLength: 2 },
  ),
})
const hourPrices = fc.array(fc.record({ id_mst_tiposocio: memberType, precio: cents, hora_ini: minute, hora_fin: minute }), {
  maxLength: 3,
})

/** Any club's prices and a booking in it. */
const anyQuote: fc.Arbitrary<QuoteInput> = fc.record({
  day: fc.constantFrom('2026-11-20', '2026-11-21'),
  from: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.oneof(fc.constantFrom(60, 90, 120), fc.integer({ min: 15, max: 300 })),
  hoursAhead: fc.option(fc.double({ min: -5, max: 50, noNaN: true })),
  lastMinuteHours: fc.constantFrom(0, 2, 24),
  unlinkedTariffs: fc.constant([]),
  tariffs: fc.array(aTariff, { maxLength: 5 }).map((all) => all.map((one, index) => ({ ...one, id_mst_tarifas: index + 1 }))),
  courtTypeIncomes: fc.constantFrom([], [10], [11, 10], [10, 11]),
  courtPrices: hourPrices,
  courtTypePrices: hourPrices,
  reservationType: fc.option(
    fc.record({
      desc_tiporeserva: fc.constant('R'),
      preciohora: fc.oneof(fc.constant(0), cents),
      id_mst_tipoingreso: fc.constantFrom(null, 30),
    }),
  ),
  players: fc.array(
    fc.record({
      id_mst_socios: fc.integer({ min: 3, max: 9 }),
      id_mst_tiposocio: memberType,
      preciohora: fc.constantFrom(0, 0, 0, 950),
      pass: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

test('no price is ever negative or broken into parts of a cent', () => {
  fc.assert(fc.property(anyQuote, (input) => quote(input).every((line) => Number.isInteger(line.cents) && line.cents >= 0)))
})

test('nobody’s price depends on the others or on their order', () => {
  fc.assert(
    fc.property(anyQuote, (input) => {
      const together = quote(input)
      expect(quote({ ...input, players: input.players.toReversed() }).toReversed()).toEqual(together)
      expect(input.players.map((one) => quote({ ...input, players: [one] })[0])).toEqual(together)
    }),
  )
})

test('the order in which tariffs are given changes nothing', () => {
  fc.assert(
    fc.property(anyQuote, (input) => {
      expect(quote({ ...input, tariffs: input.tariffs.toReversed() })).toEqual(quote(input))
    }),
  )
})

test('the explanation has one step that applies, and that step is the whole price', () => {
  fc.assert(
    fc.property(anyQuote, (input) => {
      for (const line of quote(input)) {
        const [applied, ...more] = line.explanation.filter((step) => step.applied)
        expect([applied!.cents, more]).toEqual([line.cents, []])
        for (const { price, per, cents } of line.explanation)
          expect(cents).toBe(price === null ? null : per === 'hour' ? overMinutes(price, input.minutes) : price)
        const before = line.explanation.slice(0, line.explanation.indexOf(applied!))
        expect(before.every((step) => !['tarifa.explica.outranked', 'tarifa.explica.applied'].includes(step.reason))).toBe(true)
      }
    }),
  )
})

test('what was replaced is told: by a pass, by a band, at the last minute (A-80, A-115)', () => {
  fc.assert(
    fc.property(anyQuote, (input) => {
      const without = quote({ ...input, players: input.players.map((player) => ({ ...player, pass: false })) })
      for (const [index, line] of quote(input).entries()) {
        const { source, replaced } = line.explanation.find((step) => step.applied)!
        expect(['pass', 'band', 'last_minute'].includes(source)).toBe(replaced !== undefined)
        expect(source !== 'pass' || replaced === without[index]!.cents).toBe(true)
      }
    }),
  )
})

/** Starts between which no row of the club begins or ends. */
function sameHours(input: QuoteInput) {
  const rows = [...input.tariffs, ...input.courtPrices, ...input.courtTypePrices]
  const ends = [0, 1440, ...rows.flatMap(({ hora_ini, hora_fin }) => [hora_ini, asMidnight(hora_fin)])].toSorted((a, b) => a - b)
  return { from: ends.findLast((end) => end <= input.from)!, to: ends.find((end) => end > input.from)! }
}

test('moving a booking inside the same hours never changes its price', () => {
  fc.assert(
    fc.property(anyQuote, fc.nat({ max: 1439 }), (input, step) => {
      const { from, to } = sameHours(input)
      expect(quote({ ...input, from: from + (step % (to - from)) })).toEqual(quote(input))
    }),
  )
})

test('a longer or shorter booking inside one band costs the same (A-80)', () => {
  fc.assert(
    fc.property(anyQuote, fc.integer({ min: 1, max: 300 }), (any, minutes) => {
      const input = { ...any, tariffs: any.tariffs.map((tariff) => ({ ...tariff, duracion: 0 })) }
      const bands = input.tariffs.flatMap((tariff) => tariff.precios.map((price) => price.tramos))
      fc.pre(bands.every((tramos) => bandOf(tramos, minutes) === bandOf(tramos, input.minutes)))
      const isByBand = (line: PlayerQuote) => line.explanation.find((step) => step.applied)!.source === 'band'
      const other = quote({ ...input, minutes })
      const lines = quote(input)
      expect(lines.filter(isByBand).map(({ cents }) => cents)).toEqual(
        other.filter((_, index) => isByBand(lines[index]!)).map(({ cents }) => cents),
      )
    }),
    { numRuns: 2000 },
  )
})

test('a slow reading of the rules agrees on ten thousand clubs (A-32, A-80, A-115, A-116)', () => {
  let found = 0
  fc.assert(
    fc.property(anyQuote, (input) => {
      const lines = quote(input)
      found += Number(lines.some((line) => line.desc_tarifa !== null))
      expect(lines.map(({ cents, id_mst_tipoingreso }) => ({ cents, id_mst_tipoingreso }))).toEqual(slowQuote(input))
    }),
    { numRuns: 10_000 },
  )
  expect(found).toBeGreaterThan(1000)
}, 300_000)
