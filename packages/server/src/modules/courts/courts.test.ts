import { courtDropdown, courtsOfType, courtTypesWithAll } from '@app/contract/courts/courts'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { descendantLeaves } from './public.ts'

const desk = await club()
const { tx } = desk
const add = async (id_mst_recurso: number, more: object = {}) =>
  desk.db
    .insertInto('recurso')
    .values({ id_mst_recurso, desc_recurso: `Pista ${id_mst_recurso}`, id_mst_tiporecurso: 1, orden: 100 - id_mst_recurso, ...more })
    .execute()
await desk.db.insertInto('tipo_recurso').values({ id_mst_tiporecurso: 2, desc_tiporecurso: 'Gimnàs' }).execute()
await add(11)
await add(12, { id_mst_recurso_padre: 11 })
await add(13, { id_mst_recurso_padre: 11 })
await add(14, { id_mst_recurso_padre: 13 })
await add(15, { id_mst_recurso_padre: 13, activo: false })
await add(20, { id_mst_tiporecurso: 2 })

test('a booking of a court takes the courts below it, or itself (spec 3 §3)', async () => {
  expect(await descendantLeaves(tx, 11)).toEqual([12, 14, 15])
  expect(await descendantLeaves(tx, 13)).toEqual([14, 15])
  expect(await descendantLeaves(tx, 12)).toEqual([12])
  expect(await descendantLeaves(tx, 20)).toEqual([20])
})

test('a circle of parents ends instead of running for ever', async () => {
  await add(31)
  await add(32, { id_mst_recurso_padre: 31 })
  await desk.db.updateTable('recurso').set({ id_mst_recurso_padre: 32 }).where('id_mst_recurso', '=', 31).execute()
  expect(await descendantLeaves(tx, 31)).toEqual([31])
  await desk.db.deleteFrom('recurso').where('id_mst_recurso', 'in', [31, 32]).execute()
})

test('courts come in the order of the planner, of one type or of all with 0', async () => {
  expect((await desk.call(courtsOfType, { id: 1 })).map((row) => row.id_mst_recurso)).toEqual([15, 14, 13, 12, 11])
  expect((await desk.call(courtsOfType, { id: 0 })).map((row) => row.id_mst_recurso)).toEqual([15, 14, 13, 12, 11, 20])
  expect((await desk.call(courtDropdown)).map((row) => row.id)).toEqual([14, 13, 12, 11, 20])
})

test('a court has 4 players at most and 1 at least unless somebody says otherwise, and never more at least than at most (R-360)', async () => {
  expect((await desk.http({ method: 'GET', url: '/api/recurso/11' })).body).toMatchObject({
    capacidad_max: 4,
    capacidad_min: 1,
    desc_recurso: 'Pista 11',
  })
  await expect(add(41, { capacidad_min: 5 })).rejects.toThrow('recurso_capacidad')
})

test('court types start with all of them, in the language of whoever asks', async () => {
  expect(await desk.call(courtTypesWithAll)).toEqual([
    { id: 0, text: 'Todos' },
    { id: 2, text: 'Gimnàs' },
    { id: 1, text: 'Pista' },
  ])
  const clerk = await desk.as({ rights: ['bookings'] })
  expect((await clerk.http({ method: 'GET', url: '/api/tipo_recurso/dropdown' })).body).toHaveLength(2)
})

test('court type 1 is there from the start, with times that ask the club (A-89, R-358)', async () => {
  expect((await desk.http({ method: 'GET', url: '/api/tipo_recurso/1' })).body).toMatchObject({
    min_tiempo_reserva: -1,
    max_tiempo_reserva: -1,
    default_tiempo_reserva: -1,
    activo: 1,
  })
})
