import { saveMemberLabels } from '@app/contract/labels/member-label'
import { addNote } from '@app/contract/member-documents/member-note'
import { removeMember } from '@app/contract/members/remove-member'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'
import { untilLockWait } from '../../testing/locks.ts'

const desk = await club()
const insert = async (more: object) =>
  (
    await desk.db
      .insertInto('socio')
      .values({ nombre: 'Marta', apellidos: 'Soler', id_mst_tiposocio: 2, ...more } as never)
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
  ).id_mst_socios
const noted = (id_mst_socios: number) => desk.call(addNote, { id_mst_socios, desc_nota: 'Ha traído la ficha' })

test('the first administrator, and a record that became another one, are given nothing and never deleted (A-90, R-296)', async () => {
  const [first, ended, other] = [await insert({ id_mst_socios: 1 }), await insert({ reservado: true }), await insert({})]
  for (const id of [first, ended, 3]) {
    await expect(noted(id)).rejects.toMatchObject({ status: 409, code: 'socio.usuario_reservado' })
    await expect(desk.call(removeMember, { id })).rejects.toMatchObject({ status: 409, code: 'socio.usuario_reservado' })
  }
  expect(await noted(other)).toMatchObject({ id_mst_socios: other })
  expect(await desk.call(removeMember, { id: other })).toEqual({})
  await expect(desk.call(removeMember, { id: other })).rejects.toMatchObject({ status: 404 })
  await expect(noted(other)).rejects.toMatchObject({ code: 'msg.not_found' })
})

test('somebody of the staff is not deleted: his account is in use, and stays', async () => {
  const clerk = await desk.as({ rights: ['cash'] })
  await expect(desk.call(removeMember, { id: clerk.id })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
  expect((await clerk.http({ method: 'GET', url: '/api/account/current' })).status).toBe(200)
})

test('a file that somebody else writes in takes a note at once; what is saved whole waits for him', async () => {
  const id_mst_socios = await insert({})
  const holder = await desk.pool.connect()
  await holder.query('begin')
  await holder.query(`select 1 from ${desk.product.clubs.all()[0]!.schema}.socio where id_mst_socios = $1 for no key update`, [
    id_mst_socios,
  ])
  expect(await noted(id_mst_socios)).toMatchObject({ id_mst_socios })
  let isSaved = false
  const saved = desk.call(saveMemberLabels, { id_mst_socios, etiquetas: [] }).then((labels) => {
    isSaved = true
    return labels
  })
  await untilLockWait(desk.pool)
  expect(isSaved).toBe(false)
  await holder.query('commit')
  holder.release()
  expect(await saved).toEqual([])
})
