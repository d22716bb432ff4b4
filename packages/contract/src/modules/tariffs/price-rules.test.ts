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
  unlinkedTariffs: [],
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
  [{ tipo_tarifa: 3, fecha_ini: null, fecha_fin: '2026-11-19' }, 'other_day'],
  [{ tipo_tarifa: 3, fecha_ini: '2026-01-01', fecha_fin: '2026-11-19' }, 'other_day'],
  [{ tipo_tarifa: 2 }, 'other_day'],
  [
    {
      tipo_tarifa: 2,
      dias_tarifa: [
        { mes: 11, dia_mes: 21 },
        { mes: 12, dia_mes: 20 },
      ],
    },
    'other_day',
  ],
  [{ dias: 127 - 16 }, 'other_weekday'],
  [{ hora_ini: 540, hora_fin: 1080 }, 'other_hour'],
  [{ duracion: 60 }, 'other_length'],
  [{ precios: [price(800, { id_mst_tiposocio: 4 })] }, 'no_member_type'],
] satisfies [Partial<Tariff>, string][])('a tariff %o does not apply and the explanation says %s (A-115)', (more, reason) => {
  const { cents, explanation } = pays({ tariffs: [tariff(more)] })
  expect(cents).toBe(0)
  expect(explanation.find((step) => step.source === 'tariff')?.reason).toBe(`tarifa.explica.${reason}`)
})

test.each([
  { tipo_tarifa: 3, fecha_ini: null, fecha_fin: '2026-11-20' },
  { tipo_tarifa: 3, fecha_ini: '2026-11-20', fecha_fin: null },
  { hora_ini: 1080, hora_fin: 1140 },
  { hora_ini: 1440, hora_fin: 1439 },
  { dias: 16 },
] satisfies Partial<Tariff>[])('a tariff %o applies (A-115)', (more) => {
  expect(source({ tariffs: [tariff(more)] })).toBe('tariff')
})

test('every price that there is says why it does not apply (A-115)', () => {
  const told = (more: Partial<QuoteInput>) =>
    pays({ minutes: 60, ...more }).explanation.map((step) => [step.source, step.reason.replace('tarifa.explica.', ''), step.cents])
  expect(told({ courtPrices: [hours(700, 0, 600)], courtTypePrices: [{ ...hours(600), id_mst_tiposocio: 4 }] })).toEqual([
    ['member', 'no_own_price', null],
    ['court', 'other_hour', null],
    ['court_type', 'no_member_type', null],
    ['reservation_type', 'not_set', null],
    ['none', 'nothing', 0],
  ])
  const free = { desc_tiporeserva: 'Clase', preciohora: 0, id_mst_tipoingreso: null }
  expect(told({ courtPrices: [hours(700)], reservationType: free })).toEqual([
    ['member', 'no_own_price', null],
    ['court', 'applied', 700],
    ['court_type', 'no_member_type', null],
    ['reservation_type', 'not_set', null],
  ])
  const [near, other] = [price(800, { precio_faltan_pocas_horas: 400 }), tariff({ id_mst_tarifas: 2, dias: 1, precios: [price(111)] })]
  expect(told({ tariffs: [tariff({ precios: [near] }), other], hoursAhead: 1 }).slice(1, 4)).toEqual([
    ['tariff', 'other_weekday', 111],
    ['last_minute', 'applied', 400],
    ['tariff', 'outranked', 800],
  ])
  expect(told({ tariffs: [tariff()], players: [player({ pass: true })] }).slice(0, 3)).toEqual([
    ['pass', 'pass', 0],
    ['member', 'no_own_price', null],
    ['tariff', 'outranked', 800],
  ])
})

test('a band and a last-minute price say which plain price of their tariff they replace (A-80)', () => {
  const other = tariff({ id_mst_tarifas: 2, dias: 1, precios: [price(111)] })
  const replaced = (more: Partial<TariffPrice>, hoursAhead = 48) =>
    pays({ tariffs: [tariff({ precios: [price(800, more)] }), other], minutes: 60, hoursAhead }).explanation.find(({ applied }) => applied)
  expect(replaced({ tramos: [{ min_horas: 1, max_horas: 2, precio: 650 }] })).toMatchObject({ source: 'band', cents: 650, replaced: 800 })
  expect(replaced({ precio_faltan_pocas_horas: 400 }, 1)).toMatchObject({ source: 'last_minute', cents: 400, replaced: 800 })
  expect(replaced({})).not.toHaveProperty('replaced')
})

test('a tariff in force that is not linked to the sport is named and does not apply (A-116, A-127)', () => {
  const unlinked = { reason: 'tarifa.explica.not_linked', applied: false, name: 'Pádel', cents: null }
  const named = (more: Partial<QuoteInput>) => pays(more).explanation.filter((step) => step.source === 'tariff')
  expect(named({ tariffs: [tariff({ id_mst_tipoingreso: 11 })] })).toMatchObject([unlinked])
  expect(named({ tariffs: [tariff({ id_mst_tipoingreso: null })] })).toMatchObject([unlinked])
  expect(named({ unlinkedTariffs: [tariff({ id_mst_tipoingreso: 11 })] })).toMatchObject([unlinked])
  expect(named({ unlinkedTariffs: [tariff({ id_mst_tipoingreso: 11, dias: 127 - 16 })] })).toEqual([])
  expect(named({ unlinkedTariffs: [tariff({ duracion: 90 }), tariff()] }).map(({ per }) => per)).toEqual(['booking', 'hour'])
})

test('of two tariffs alike the newest applies, and the explanation says so of the other (A-127)', () => {
  const [old, young] = [
    tariff({ id_mst_tarifas: 1, desc_tarifa: 'Vieja' }),
    tariff({ id_mst_tarifas: 2, desc_tarifa: 'Nueva', precios: [price(900)] }),
  ]
  const steps = (tariffs: Tariff[]) => pays({ tariffs, minutes: 60 }).explanation.filter((step) => step.source === 'tariff')
  expect(steps([old, young])).toMatchObject([
    { name: 'Nueva', applied: true, cents: 900 },
    { name: 'Vieja', applied: false, reason: 'tarifa.explica.tie', cents: 800 },
  ])
  const exact = tariff({ id_mst_tarifas: 3, duracion: 60, desc_tarifa: 'Hora' })
  expect(steps([old, exact]).find(({ name }) => name === 'Vieja')?.reason).toBe('tarifa.explica.outranked')
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
  const night = (from: number) => pays({ courtPrices: [hours(700, 1320, 120)], from, minutes: 60 }).cents
  expect([night(1319), night(1320), night(119), night(120)]).toEqual([0, 700, 700, 0])
  for (const minute of [0, 600, 1440])
    expect(pays({ courtPrices: [hours(700, minute, minute % 1440)], from: 60, minutes: 60 }).cents).toBe(700)
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

test('a student of the booking’s course pays nothing: the fee does, whatever tariffs there are', () => {
  const { cents, desc_tarifa, explanation } = pays({ tariffs: [tariff()], players: [player({ course: true, preciohora: 900 })] })
  expect([cents, desc_tarifa, explanation.length]).toEqual([0, null, 1])
  expect(explanation[0]).toMatchObject({ source: 'course', applied: true, reason: 'tarifa.explica.course' })
})

test('the income type is the tariff’s, else the booking type’s, else the first of the court type (A-116)', () => {
  const reservationType = { desc_tiporeserva: 'Clase', preciohora: 500, id_mst_tipoingreso: 30 }
  expect(pays({ tariffs: [tariff()], reservationType }).id_mst_tipoingreso).toBe(10)
  expect(pays({ reservationType }).id_mst_tipoingreso).toBe(30)
  expect(pays({ courtTypeIncomes: [12, 10] }).id_mst_tipoingreso).toBe(12)
  expect(pays({ courtTypeIncomes: [] }).id_mst_tipoingreso).toBe(1)
})
