import { saveBands } from '@app/contract/tariffs/price-bands'
import { createTariff, getTariff, updateTariff } from '@app/contract/tariffs/tariffs'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const made = () =>
  desk.call(createTariff, { desc_tarifa: 'Carrera', precios: [{ id_mst_tiposocio: 3, precio: 1 }], dias_tarifa: [] } as never)
const settled = async (calls: Promise<unknown>[]) => (await Promise.allSettled(calls)).map(({ status }) => status)

test('of desks that add the same member type at once one does, the others are told (R-338)', async () => {
  const { id_mst_tarifas: id } = await made()
  const add = (precio: number) =>
    desk.call(updateTariff, { id, precios: [{ id_mst_tiposocio: 2, precio }], idsTarifaPrecioElim: [] } as never)
  const outcomes = await settled([100, 200, 300, 400].map(add))
  expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(1)
  expect((await desk.call(getTariff, { id })).precios.filter((row) => row.id_mst_tiposocio === 2)).toHaveLength(1)
})

test('bands that two desks write at once are those of one of them, whole (A-80)', async () => {
  const id = (await made()).precios[0]!.id_mst_tarifas_precios
  const one = [{ min_horas: 0, max_horas: 1, precio: 100 }]
  const other = [
    { min_horas: 0, max_horas: 2, precio: 200 },
    { min_horas: 2, max_horas: 3, precio: 300 },
  ]
  const outcomes = await settled([one, other, one, other].map((tramos) => desk.call(saveBands, { id, tramos })))
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'])
  const left = await desk.db
    .selectFrom('tarifa_precio_tramo')
    .select('precio')
    .where('id_mst_tarifas_precios', '=', id)
    .orderBy('precio')
    .execute()
  expect([[100], [200, 300]]).toContainEqual(left.map((row) => row.precio))
})

test('the database itself keeps a price list without doubles, bands without overlap and days that exist (R-338, A-80, A-16)', async () => {
  const { id_mst_tarifas, precios } = await made()
  const id_mst_tarifas_precios = precios[0]!.id_mst_tarifas_precios
  const insert = (table: string, row: object) =>
    desk.db
      .insertInto(table as 'tarifa_precio')
      .values(row as never)
      .execute()
  await expect(insert('tarifa_precio', { id_mst_tarifas, id_mst_tiposocio: 3 })).rejects.toMatchObject({ code: '23505' })
  await insert('tarifa_precio_tramo', { id_mst_tarifas_precios, min_horas: 0, max_horas: 1, precio: 1 })
  await expect(insert('tarifa_precio_tramo', { id_mst_tarifas_precios, min_horas: 0.5, max_horas: 2, precio: 1 })).rejects.toMatchObject({
    code: '23P01',
  })
  for (const [mes, dia_mes] of [
    [2, 30],
    [6, 31],
  ])
    await expect(insert('tarifa_dia', { id_mst_tarifas, mes, dia_mes })).rejects.toMatchObject({ code: '23514' })
})
