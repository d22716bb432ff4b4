import type { PriceStep } from '@app/contract/tariffs/price-rules'
import { createTariff, listTariffs } from '@app/contract/tariffs/tariffs'
import { tryTariff } from '@app/contract/tariffs/try-tariff'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
await desk.db.insertInto('recurso').values({ id_mst_recurso: 1, desc_recurso: 'Pista 1', id_mst_tiporecurso: 1 }).execute()
await desk.db.insertInto('tipo_ingreso_tiporecurso').values({ id_mst_tipoingreso: 1, id_mst_tiporecurso: 1 }).execute()
const made = await desk.call(createTariff, {
  desc_tarifa: 'Cap de setmana',
  dias: 96,
  id_mst_tipoingreso: 1,
  precios: [{ id_mst_tiposocio: 2, precio: 600 }],
  dias_tarifa: [],
} as never)
const tarifa = { desc_tarifa: 'Cap de setmana', dias: 96, id_mst_tipoingreso: 1 }
/** Saturday 21 November 2026 at 18:00, 90 minutes. */
const ask = (more: object = {}) =>
  desk.call(tryTariff, {
    id: made.id_mst_tarifas,
    tarifa,
    precios: [{ id_mst_tiposocio: 2, precio: 800 }],
    dias_tarifa: [],
    id_mst_recurso: 1,
    fecha: '2026-11-21',
    hora_ini: 1080,
    duracion: 90,
    id_mst_tiposocio: 2,
    ...more,
  } as never)
const reasons = (steps: unknown) => (steps as PriceStep[]).map(({ source, reason }) => `${source} ${reason}`)

test('what a member would pay on Saturday at 18:00: now and with the tariff on the screen, nothing is saved (A-115)', async () => {
  const { antes, despues, vinculada } = await ask()
  expect([antes.precio, despues.precio, vinculada]).toEqual([900, 1200, true])
  expect(reasons(despues.explicacion)).toContain('tariff tarifa.explica.applied')
  expect((await desk.call(listTariffs)).map((row) => row.precios[0]!.precio)).toEqual([600])
})

test('a tariff that is not saved yet counts beside the others, as the one made last (A-32)', async () => {
  const { antes, despues } = await ask({ id: null, tarifa: { ...tarifa, desc_tarifa: 'Nova' } })
  expect([antes.precio, despues.precio]).toEqual([900, 1200])
  expect((despues.explicacion as PriceStep[]).find((step) => step.applied)?.name).toBe('Nova')
  const friday = await ask({ id: null, fecha: '2026-11-20' })
  expect([friday.antes.precio, friday.despues.precio]).toEqual([0, 0])
  expect(reasons(friday.despues.explicacion)).toContain('tariff tarifa.explica.other_weekday')
})

test('bands and the last-minute price of the draft count (A-80)', async () => {
  const precios = [
    { id_mst_tiposocio: 2, precio: 800, precio_faltan_pocas_horas: 400, tramos: [{ min_horas: 1, max_horas: 2, precio: 1000 }] },
  ]
  expect((await ask({ precios })).despues.precio).toBe(1000)
  expect((await ask({ precios, ultima_hora: true })).despues.precio).toBe(600)
})

test('a member is asked by his type and his own price; one of them must be named', async () => {
  const { id_mst_socios } = await desk.db
    .insertInto('socio')
    .values({ nombre: 'Laia', apellidos: 'Roca', id_mst_tiposocio: 2, preciohora: 1500 })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  const { antes, despues } = await ask({ id_mst_socios, id_mst_tiposocio: null })
  expect([antes.precio, despues.precio]).toEqual([2250, 2250])
  await expect(ask({ id_mst_tiposocio: null })).rejects.toMatchObject({ status: 422, fields: { id_mst_socios: [expect.any(String)] } })
  await expect(ask({ id_mst_socios: 999_999 })).rejects.toMatchObject({ fields: { id_mst_socios: [expect.any(String)] } })
  await expect(ask({ id_mst_recurso: 99 })).rejects.toMatchObject({ fields: { id_mst_recurso: [expect.any(String)] } })
})

test('a tariff whose income type is not one of the court’s cannot apply, and the answer says so (A-116)', async () => {
  const { despues, vinculada } = await ask({ tarifa: { ...tarifa, id_mst_tipoingreso: 3 } })
  expect([despues.precio, vinculada]).toEqual([0, false])
  expect(reasons(despues.explicacion)).toContain('tariff tarifa.explica.not_linked')
})

test('a draft that could not be saved is not quoted either (R-336)', async () => {
  await expect(ask({ tarifa: { ...tarifa, hora_ini: 1200, hora_fin: 600 } })).rejects.toMatchObject({
    status: 422,
    fields: { hora_fin: [expect.any(String)] },
  })
})

test('only whoever may write tariffs tries them', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  const { status } = await clerk.http({ method: 'POST', url: '/api/tarifa/probar', body: {} })
  expect(status).toBe(403)
})
