import { activityType, memberActivities, memberActivity } from '@app/contract/activity-types/activity-type'
import { callsOf } from '@app/contract/kit/generic-calls'
import { describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const { create: newType, remove: removeType } = callsOf(activityType)
const { create: add, remove } = callsOf(memberActivity)
const typeNamed = async (desc_tipoactividad: string) => (await desk.call(newType, { desc_tipoactividad })).id_mst_tipoactividad

describe('the activities of a member (A-48b)', () => {
  it('are pairs of ids, each once, with the id of the pair as id too (A-104)', async () => {
    const gym = await typeNamed('Gimnasio')
    const made = await desk.call(add, { id_mst_socios: anna, id_mst_tipoactividad: gym })
    await desk.call(add, { id_mst_socios: berta, id_mst_tipoactividad: gym })
    const { body } = await desk.http<unknown>({ method: 'GET', url: `/api/socios_tipoactividad?id_mst_socios=${anna}` })
    expect(body).toEqual([
      {
        id: made.id_reg_socios_tipoactividad,
        id_reg_socios_tipoactividad: made.id_reg_socios_tipoactividad,
        id_mst_socios: anna,
        id_mst_tipoactividad: gym,
      },
    ])
    await expect(desk.call(add, { id_mst_socios: anna, id_mst_tipoactividad: gym })).rejects.toMatchObject({
      status: 409,
      code: 'actividad.ya_puesta',
    })
    await desk.call(remove, { id: made.id_reg_socios_tipoactividad })
    expect(await desk.call(memberActivities, { id_mst_socios: anna })).toEqual([])
    expect((await desk.call(memberActivities, {})).map((one) => one.id_mst_socios)).toEqual([berta])
    await expect(desk.call(remove, { id: made.id_reg_socios_tipoactividad })).rejects.toMatchObject({ status: 404 })
  })
  it('are added once when two desks do so at the same time', async () => {
    const tennis = await typeNamed('Escuela de tenis')
    const both = await Promise.allSettled([1, 2].map(() => desk.call(add, { id_mst_socios: berta, id_mst_tipoactividad: tennis })))
    expect(both.map((one) => one.status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected'])
    expect(await desk.call(memberActivities, { id_mst_socios: berta })).toHaveLength(2)
  })
  it('keep their type: one that somebody has is not deleted, nor are there two of a name', async () => {
    const used = await typeNamed('Liga')
    await desk.call(add, { id_mst_socios: anna, id_mst_tipoactividad: used })
    await expect(desk.call(removeType, { id: used })).rejects.toMatchObject({ status: 409, code: 'msg.in_use' })
    await expect(typeNamed('LIGA')).rejects.toMatchObject({ status: 409, code: 'actividad.repetida' })
    await desk.call(removeType, { id: await typeNamed('Sin nadie') })
  })
  it('are refused of a member or a type that is not there, and to whoever has no right to members', async () => {
    await expect(desk.call(add, { id_mst_socios: anna, id_mst_tipoactividad: 99_999 })).rejects.toMatchObject({
      status: 422,
      fields: { id_mst_tipoactividad: [expect.any(String)] },
    })
    const clerk = await desk.as({ rights: ['cash'] })
    await expect(clerk.call(memberActivities, {})).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(newType, { desc_tipoactividad: 'x' })).rejects.toMatchObject({ status: 403 })
  })
})
