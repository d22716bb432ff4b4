import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { loadPrices } from './load-prices.ts'
import { type PlayersToQuote, quotePlayers } from './public.ts'

const desk = await club()
const { tx } = desk
await desk.db.insertInto('recurso').values({ id_mst_recurso: 1, desc_recurso: 'Pista 1', id_mst_tiporecurso: 1 }).execute()
await desk.db.insertInto('tipo_ingreso_tiporecurso').values({ id_mst_tipoingreso: 1, id_mst_tiporecurso: 1 }).execute()
const member = async (more: object = {}) =>
  (
    await desk.db
      .insertInto('socio')
      .values({ nombre: 'Laia', apellidos: 'Roca', id_mst_tiposocio: 2, ...more })
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
  ).id_mst_socios
const laia = await member()
const coach = await member({ preciohora: 1500 })
const ask = (more: Partial<PlayersToQuote> = {}) =>
  quotePlayers(tx, {
    court: 1,
    day: '2026-11-20',
    from: 1080,
    minutes: 90,
    type: 1,
    players: [laia],
    madeAt: new Date('2026-11-19T10:00:00Z'),
    zone: 'Europe/Madrid',
    ...more,
  })
const cents = async (more: Partial<PlayersToQuote> = {}) => (await ask(more)).map((line) => line.cents)

test('with no price anywhere the booking is free and says so (A-115)', async () => {
  expect(await ask()).toMatchObject([
    {
      cents: 0,
      id_mst_tipoingreso: 1,
      desc_tarifa: null,
      explanation: expect.arrayContaining([expect.objectContaining({ reason: 'tarifa.explica.nothing' })]),
    },
  ])
})

test('the prices of the court type and of the court are read by member type and hour (A-115)', async () => {
  await desk.db.insertInto('tiporecurso_tiposocio').values({ id_mst_tiporecurso: 1, id_mst_tiposocio: 2, precio: 600 }).execute()
  expect(await cents()).toEqual([900])
  await desk.db
    .insertInto('recurso_tiposocio')
    .values({ id_mst_recurso: 1, id_mst_tiposocio: 2, precio: 700, hora_ini: 1020, hora_fin: 1439 })
    .execute()
  expect([await cents(), await cents({ from: 600 })]).toEqual([[1050], [900]])
})

test('a tariff with its days, prices and bands comes first, a member’s own price before it (A-32, A-80, A-115)', async () => {
  const { id_mst_tarifas } = await desk.db
    .insertInto('tarifa')
    .values({ desc_tarifa: 'Tardor', tipo_tarifa: 2, id_mst_tipoingreso: 1 })
    .returning('id_mst_tarifas')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('tarifa_dia').values({ id_mst_tarifas, mes: 11, dia_mes: 20 }).execute()
  const { id_mst_tarifas_precios } = await desk.db
    .insertInto('tarifa_precio')
    .values({ id_mst_tarifas, id_mst_tiposocio: 2, precio: 800, precio_faltan_pocas_horas: 400 })
    .returning('id_mst_tarifas_precios')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('tarifa_precio_tramo').values({ id_mst_tarifas_precios, min_horas: 1.5, max_horas: 2, precio: 1000 }).execute()
  expect(await ask({ players: [coach, laia, { id_mst_socios: laia, pass: true }] })).toMatchObject([
    { cents: 2250, desc_tarifa: null },
    { cents: 1000, desc_tarifa: 'Tardor' },
    { cents: 0 },
  ])
  expect([await cents({ minutes: 60 }), await cents({ day: '2026-11-21' })]).toEqual([[800], [1050]])
})

test('the last-minute price counts the hours on the club’s own clock (A-80)', async () => {
  const made = (instant: string, zone?: string) => cents({ minutes: 60, madeAt: new Date(instant), ...(zone && { zone }) })
  expect([
    await made('2026-11-20T14:59:00Z'),
    await made('2026-11-20T15:01:00Z'),
    await made('2026-11-20T15:59:00Z', 'Europe/Lisbon'),
  ]).toEqual([[800], [400], [800]])
  expect(await cents({ minutes: 60, madeAt: null })).toEqual([800])
})

test('the guest pays by the guest’s type, as often as he comes (A-115, A-121)', async () => {
  await desk.db.insertInto('tiporecurso_tiposocio').values({ id_mst_tiporecurso: 1, id_mst_tiposocio: 3, precio: 1200 }).execute()
  expect(await cents({ players: [3, laia, 3], minutes: 60 })).toEqual([1200, 800, 1200])
})

test('a court or a member that is not there is refused', async () => {
  await expect(ask({ court: 99 })).rejects.toMatchObject({ code: 'msg.not_found' })
  await expect(ask({ players: [999_999] })).rejects.toMatchObject({ code: 'msg.not_found' })
  expect(await ask({ players: [] })).toEqual([])
})

test('a tariff that this sport is not linked to is named, without its prices being read (A-127)', async () => {
  const { id_mst_tipoingreso } = await desk.db
    .insertInto('tipo_ingreso')
    .values({ desc_tipoingreso: 'Bar' })
    .returning('id_mst_tipoingreso')
    .executeTakeFirstOrThrow()
  await desk.db.insertInto('tipo_recurso').values({ id_mst_tiporecurso: 2, desc_tiporecurso: 'Tenis' }).execute()
  await desk.db.insertInto('recurso').values({ id_mst_recurso: 2, desc_recurso: 'Pista 2', id_mst_tiporecurso: 2 }).execute()
  await desk.db.insertInto('tipo_ingreso_tiporecurso').values({ id_mst_tipoingreso, id_mst_tiporecurso: 2 }).execute()
  await desk.db.insertInto('tarifa').values({ desc_tarifa: 'Sin deporte', tipo_tarifa: 1, id_mst_tipoingreso }).execute()
  await desk.db.insertInto('tarifa').values({ desc_tarifa: 'Sin tipo', tipo_tarifa: 1, activo: false }).execute()
  const [line] = await ask()
  expect(line!.explanation.filter((step) => step.reason === 'tarifa.explica.not_linked')).toMatchObject([
    { name: 'Sin deporte', applied: false },
  ])
  const loaded = await loadPrices(tx, { court: 1, bookingType: 1 })
  expect(loaded!.tariffs.map((tariff) => tariff.desc_tarifa)).not.toContain('Sin deporte')
  expect(loaded!.unlinkedTariffs).toMatchObject([{ desc_tarifa: 'Sin deporte' }])
})
