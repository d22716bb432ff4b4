import { undoAct } from '@app/contract/member-acts/member-act'
import { runAct } from '@app/contract/member-acts/run-act'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const these = (ids: number[]) => ({ regla: null, menos: [], ids })
const newMembers = async () =>
  (
    await desk.db
      .insertInto('socio')
      .values(Array.from({ length: 12 }, () => ({ nombre: 'Pau', apellidos: 'Vila', id_mst_tiposocio: 2 })))
      .returning('id_mst_socios')
      .execute()
  ).map((row) => row.id_mst_socios)

test('the same act with the same key, or twice at once, is done once', async () => {
  const ids = await newMembers()
  const body = { seleccion: { ids }, acto: 'notify', notificar: 0 }
  const once = { method: 'POST', url: '/api/socio/actos', headers: { 'idempotency-key': 'acto-una-vez' }, body }
  const [first, second] = await Promise.all([desk.http(once), desk.http(once)])
  expect(second!.body).toEqual(first!.body)
  const others = await Promise.allSettled([0, 1].map(() => desk.call(runAct, { seleccion: these(ids), acto: 'notify', notificar: true })))
  expect(others.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(desk.deadlocks()).toBe(0)
})

test('two desks that undo the same act undo it once', async () => {
  const { id_reg_socio_acto: id } = await desk.call(runAct, { seleccion: these(await newMembers()), acto: 'type', id_mst_tiposocio: 4 })
  const both = await Promise.allSettled([desk.call(undoAct, { id }), desk.call(undoAct, { id })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
