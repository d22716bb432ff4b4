import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HourPrice, Player, QuoteInput, Tariff, TariffPrice } from './price-input.ts'
import { quote } from './price-rules.ts'

const price = (precio: number, more: Partial<TariffPrice> = {}): TariffPrice => ({
  id_mst_tiposocio: 2,
  precio,
  precio_faltan_pocas_horas: null,
  tramos: [],
  ...more,
})
const tariff = (more: Partial<Tariff> = {}): Tariff => ({
  id_mst_tarifas: 1,
  desc_tarifa: 'Pádel',
  tipo_tarifa: 1,
  fecha_ini: null,
  fecha_fin: null,
  hora_ini: 0,
  hora_fin: 1439,
  dias: 127,
  activo: true,
  id_mst_tipoingreso: 10,
  duracion: 0,
  dias_tarifa: [],
  precios: [price(800)],
  ...more,
})
const player = (more: Partial<Player> = {}): Player => ({ id_mst_socios: 100, id_mst_tiposocio: 2, preciohora: 0, ...more })
const hours = (precio: number, hora_ini = 0, hora_fin = 1439): HourPrice => ({ id_mst_tiposocio: 2, precio, hora_ini, hora_fin })
/** Friday 20 November 2026 at 18:00, 90 minutes, one member of type 2. */
const booking = (more: Partial<QuoteInput> = {}): QuoteInput => ({
  day: '2026-11-20',
  from: 1080,
  minutes: 90,
  hoursAhead: 48,
  lastMinuteHours: 2,
  tariffs: [],
  courtTypeIncomes: [10],
  courtPrices: [],
  courtTypePrices: [],
  reservationType: null,
  players: [player()],
  ...more,
})
const pays = (more: Partial<QuoteInput>) => quote(booking(more))[0]!
const source = (more: Partial<QuoteInput>) => pays(more).explanation.find(({ applied }) => applied)?.source

test('the first price that applies counts: member, tariff, court, court type, booking type, nothing (A-115)', () => {
  const all: Partial<QuoteInput> = {
    tariffs: [tariff()],
    courtPrices: [hours(700)],
    courtTypePrices: [hours(600)],
    reservationType: { desc_tiporeserva: 'Partido', preciohora: 500, id_mst_tipoingreso: null },
    players: [player({ preciohora: 900 })],
  }
  const steps: [Partial<QuoteInput>, string, number][] = [
    [all, 'member', 1350],
    [{ ...all, players: [player()] }, 'tariff', 1200],
    [{ ...all, players: [player()], tariffs: [] }, 'court', 1050],
    [{ ...all, players: [player()], tariffs: [], courtPrices: [] }, 'court_type', 900],
    [{ ...all, players: [player()], tariffs: [], courtPrices: [], courtTypePrices: [] }, 'reservation_type', 750],
    [{}, 'none', 0],
  ]
  for (const [input, from, cents] of steps) expect([source(input), pays(input).cents]).toEqual([from, cents])
  expect(pays({}).explanation.at(-1)?.reason).toBe('tarifa.explica.nothing')
})

test('between dates comes before chosen days, those before the whole year (A-32)', () => {
  const year = tariff({ id_mst_tarifas: 9, precios: [price(100)] })
  const days = tariff({ id_mst_tarifas: 2, tipo_tarifa: 2, dias_tarifa: [{ mes: 11, dia_mes: 20 }], precios: [price(200)] })
  const dates = tariff({ id_mst_tarifas: 1, tipo_tarifa: 3, fecha_ini: '2026-11-20', fecha_fin: '2026-11-20', precios: [price(300)] })
  expect(pays({ tariffs: [year, days, dates], minutes: 60 }).cents).toBe(300)
  expect(pays({ tariffs: [year, days], minutes: 60 }).cents).toBe(200)
  expect(pays({ tariffs: [year, days, dates], minutes: 60, day: '2026-11-21' }).cents).toBe(100)
})

test.each([
  [{ activo: false }, 'inactive'],
  [{ tipo_tarifa: 3, fecha_ini: '2026-12-01', fecha_fin: null }, 'other_day'],
  [{ tipo_tarifa: 2 }, 'other_day'],
  [{ dias: 127 - 16 }, 'other_weekday'],
  [{ hora_ini: 540, hora_fin: 1080 }, 'other_hour'],
  [{ duracion: 60 }, 'other_length'],
  [{ precios: [price(800, { id_mst_tiposocio: 4 })] }, 'no_member_type'],
] satisfies [Partial<Tariff>, string][])('a tariff %o does not apply and the explanation says %s (A-115)', (more, reason) => {
  const { cents, explanation } = pays({ tariffs: [tariff(more)] })
  expect(cents).toBe(0)
  expect(explanation.find((step) => step.source === 'tariff')?.reason).toBe(`tarifa.explica.${reason}`)
})

test('a tariff of another sport is not even named (A-116)', () => {
  expect(pays({ tariffs: [tariff({ id_mst_tipoingreso: 11 })] }).explanation.some((step) => step.source === 'tariff')).toBe(false)
})

test('a tariff with a length gives the price of the whole booking (A-115)', () => {
  expect(pays({ tariffs: [tariff({ duracion: 90, precios: [price(1100)] })] }).cents).toBe(1100)
  expect(pays({ tariffs: [tariff({ id_mst_tarifas: 7 }), tariff({ duracion: 90, precios: [price(1100)] })] }).cents).toBe(1100)
})

test('a band gives the price of a booking whose length falls in it: 90 minutes are 1.5 hours (A-80)', () => {
  const tramos = [
    { min_horas: 1, max_horas: 1.25, precio: 650 },
    { min_horas: 1.5, max_horas: 2, precio: 950 },
  ]
  expect([
    source({ tariffs: [tariff({ precios: [price(800, { tramos })] })] }),
    pays({ tariffs: [tariff({ precios: [price(800, { tramos })] })] }).cents,
  ]).toEqual(['band', 950])
  expect(pays({ tariffs: [tariff({ precios: [price(800, { tramos })] })], minutes: 120 }).cents).toBe(950)
  expect(pays({ tariffs: [tariff({ precios: [price(800, { tramos })] })], minutes: 30 }).cents).toBe(400)
})

test('the last-minute price applies to a booking made less than the hours before its start (A-80)', () => {
  const tariffs = [tariff({ precios: [price(800, { precio_faltan_pocas_horas: 400 })] })]
  const at = (hoursAhead: number | null) => pays({ tariffs, hoursAhead, minutes: 60 }).cents
  expect([at(2), at(1.99), at(-0.5), at(null)]).toEqual([800, 400, 400, 800])
})

test('a price by the hour is for starts within its hours, past midnight too (A-115, A-17)', () => {
  expect(pays({ courtPrices: [hours(700, 1080, 1439), hours(500, 0, 1080)], minutes: 60 }).cents).toBe(700)
  expect(pays({ courtPrices: [hours(700, 1320, 120)], from: 60, minutes: 60 }).cents).toBe(700)
  expect(pays({ courtPrices: [hours(700, 1320, 120)], minutes: 60 }).cents).toBe(0)
})

test('a price is rounded to the cent, half away from zero, per line (A-115)', () => {
  expect([pays({ courtPrices: [hours(333)], minutes: 90 }).cents, pays({ courtPrices: [hours(100)], minutes: 50 }).cents]).toEqual([
    500, 83,
  ])
})

test('a place on a pass costs nothing and keeps the price it replaced (A-115)', () => {
  const { cents, explanation } = pays({ tariffs: [tariff()], players: [player({ pass: true })] })
  expect([cents, explanation[0]]).toMatchObject([0, { source: 'pass', applied: true, replaced: 1200 }])
})

test('the income type is the tariff’s, else the booking type’s, else the first of the court type (A-116)', () => {
  const reservationType = { desc_tiporeserva: 'Clase', preciohora: 500, id_mst_tipoingreso: 30 }
  expect(pays({ tariffs: [tariff()], reservationType }).id_mst_tipoingreso).toBe(10)
  expect(pays({ reservationType }).id_mst_tipoingreso).toBe(30)
  expect(pays({ courtTypeIncomes: [12, 10] }).id_mst_tipoingreso).toBe(12)
  expect(pays({ courtTypeIncomes: [] }).id_mst_tipoingreso).toBe(1)
})

const cents = fc.integer({ min: 0, max: 20_000 })
const minute = fc.integer({ min: 0, max: 1440 })
const memberType = fc.integer({ min: 1, max: 3 })
const aTariff: fc.Arbitrary<Omit<Tariff, 'id_mst_tarifas'>> = fc.record({
  desc_tarifa: fc.constant('T'),
  tipo_tarifa: fc.constantFrom(1 as const, 2 as const, 3 as const),
  fecha_ini: fc.constantFrom(null, '2026-01-01', '2026-11-21'),
  fecha_fin: fc.constantFrom(null, '2026-12-31'),
  hora_ini: minute,
  hora_fin: minute,
  dias: fc.integer({ min: 0, max: 127 }),
  activo: fc.boolean(),
  id_mst_tipoingreso: fc.constantFrom(null, 10, 11),
  duracion: fc.constantFrom(0, 0, 60, 90),
  dias_tarifa: fc.constantFrom([], [{ mes: 11, dia_mes: 20 }]),
  precios: fc.uniqueArray(
    fc.record({
      id_mst_tiposocio: memberType,
      precio: cents,
      precio_faltan_pocas_horas: fc.option(cents),
      tramos: fc.array(fc.record({ min_horas: fc.constantFrom(0, 1, 1.5), max_horas: fc.constantFrom(1, 1.5, 2), precio: cents }), {
        maxLength: 2,
      }),
    }),
    { selector: (row) => row.id_mst_tiposocio, maxLength: 3 },
  ),
})
const hourPrices = fc.array(fc.record({ id_mst_tiposocio: memberType, precio: cents, hora_ini: minute, hora_fin: minute }), {
  maxLength: 3,
})
const anInput: fc.Arbitrary<QuoteInput> = fc.record({
  day: fc.constantFrom('2026-11-20', '2026-11-21'),
  from: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.integer({ min: 15, max: 300 }),
  hoursAhead: fc.option(fc.double({ min: -5, max: 50, noNaN: true })),
  lastMinuteHours: fc.constantFrom(0, 2),
  tariffs: fc.array(aTariff, { maxLength: 5 }).map((all) => all.map((one, index) => ({ ...one, id_mst_tarifas: index + 1 }))),
  courtTypeIncomes: fc.constantFrom([], [10], [10, 11]),
  courtPrices: hourPrices,
  courtTypePrices: hourPrices,
  reservationType: fc.option(
    fc.record({ desc_tiporeserva: fc.constant('R'), preciohora: cents, id_mst_tipoingreso: fc.constantFrom(null, 30) }),
  ),
  players: fc.array(
    fc.record({
      id_mst_socios: fc.integer({ min: 3, max: 9 }),
      id_mst_tiposocio: memberType,
      preciohora: fc.constantFrom(0, 0, 950),
      pass: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
})

test('no price is ever negative or broken into parts of a cent', () => {
  fc.assert(fc.property(anInput, (input) => quote(input).every((line) => Number.isInteger(line.cents) && line.cents >= 0)))
})

test('nobody’s price depends on the others or on their order', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      const together = quote(input)
      expect(quote({ ...input, players: input.players.toReversed() }).toReversed()).toEqual(together)
      expect(input.players.map((one) => quote({ ...input, players: [one] })[0])).toEqual(together)
    }),
  )
})

test('the order in which tariffs are given changes nothing', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      expect(quote({ ...input, tariffs: input.tariffs.toReversed() })).toEqual(quote(input))
    }),
  )
})

test('the explanation has one step that applies, and that step is the price', () => {
  fc.assert(
    fc.property(anInput, (input) => {
      for (const line of quote(input)) {
        const [applied, ...more] = line.explanation.filter((step) => step.applied)
        expect([applied!.cents, more]).toEqual([line.cents, []])
        expect(applied!.source === 'pass').toBe(applied!.replaced !== undefined)
        const before = line.explanation.slice(0, line.explanation.indexOf(applied!))
        expect(before.every((step) => !['tarifa.explica.outranked', 'tarifa.explica.applied'].includes(step.reason))).toBe(true)
      }
    }),
  )
})

test('ten thousand quotes take a second at most', () => {
  const tariffs = Array.from({ length: 20 }, (_, index) =>
    tariff({ id_mst_tarifas: index + 1, tipo_tarifa: ((index % 3) + 1) as 1 | 2 | 3, hora_ini: index * 60 }),
  )
  const input = booking({ tariffs, courtPrices: [hours(700)], players: [player()] })
  const start = Date.now()
  for (let n = 0; n < 10_000; n += 1) quote(input)
  expect(Date.now() - start).toBeLessThan(1000)
})
