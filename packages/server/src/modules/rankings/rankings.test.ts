import * as categories from '@app/contract/rankings/categories'
import * as rankings from '@app/contract/rankings/rankings'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const add = async (desc: string, activo = true) => {
  const { body } = await desk.http({ method: 'POST', url: '/api/ranking', body: { desc, activo: activo ? 1 : 0, orden: 5 } })
  return body.id_mst_ranking as number
}

describe('a ranking', () => {
  it('with id 1 is there from the start, active and reserved: never deleted, never deactivated (R-073, R-074)', async () => {
    expect(await desk.call(rankings.rankingList)).toMatchObject([{ id_mst_ranking: 1, activo: true }])
    await expect(desk.call(rankings.removeRanking, { id: 1 })).rejects.toMatchObject({
      status: 409,
      msg: 'Este registro está reservado y no se puede eliminar',
    })
    await expect(desk.call(rankings.deactivateRanking, { id: 1 })).rejects.toMatchObject({ code: 'ranking.reservado' })
    await expect(desk.call(rankings.updateRanking, { id: 1, activo: false })).rejects.toMatchObject({
      fields: { activo: [expect.any(String)] },
    })
    expect((await desk.call(rankings.updateRanking, { id: 1, desc: 'Del club' })).desc).toBe('Del club')
  })
  it('is activated when inactive and deactivated when active, and refused otherwise (R-470, R-471)', async () => {
    const id = await add('Lliga', false)
    expect((await desk.call(rankings.activateRanking, { id })).activo).toBe(true)
    await expect(desk.call(rankings.activateRanking, { id })).rejects.toMatchObject({ code: 'registro.ya_activo' })
    expect((await desk.call(rankings.deactivateRanking, { id })).activo).toBe(false)
    await expect(desk.call(rankings.deactivateRanking, { id })).rejects.toMatchObject({ code: 'registro.ya_inactivo' })
  })
  it('that is reserved is not activated by hand either, where it is found inactive (R-074)', async () => {
    await desk.db.updateTable('ranking').set({ activo: false }).where('id_mst_ranking', '=', 1).execute()
    await expect(desk.call(rankings.activateRanking, { id: 1 })).rejects.toMatchObject({ status: 409, code: 'msg.reserved' })
    await desk.db.updateTable('ranking').set({ activo: true }).where('id_mst_ranking', '=', 1).execute()
  })
  it('is changed, switched and deleted alone: others stay as they are', async () => {
    const [one, other] = [await add('Una'), await add('Altra', false)]
    const named = async () => {
      const all = await desk.call(rankings.rankingList)
      return [one, other].map((id) => all.find((row) => row.id_mst_ranking === id)).map((row) => row && `${row.desc} ${row.activo}`)
    }
    await desk.call(rankings.updateRanking, { id: one, desc: 'Primera' })
    expect(await named()).toEqual(['Primera true', 'Altra false'])
    expect(await desk.call(rankings.updateRanking, { id: one, activo: false })).toMatchObject({ desc: 'Primera', activo: false })
    expect(await named()).toEqual(['Primera false', 'Altra false'])
    await desk.call(rankings.activateRanking, { id: one })
    expect(await named()).toEqual(['Primera true', 'Altra false'])
    await desk.call(rankings.removeRanking, { id: one })
    expect(await named()).toEqual([undefined, 'Altra false'])
  })
  it('is activated by one of two desks at once (R-470)', async () => {
    const id = await add('Dues', false)
    const answers = await Promise.allSettled([1, 2].map(() => desk.call(rankings.activateRanking, { id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
  it('is deleted only while active (R-072, A-27)', async () => {
    const id = await add('Vella', false)
    await expect(desk.call(rankings.removeRanking, { id })).rejects.toMatchObject({ code: 'ranking.solo_activas' })
    await desk.call(rankings.activateRanking, { id })
    expect(await desk.call(rankings.removeRanking, { id })).toEqual({})
    await expect(desk.call(rankings.removeRanking, { id })).rejects.toMatchObject({ status: 404 })
  })
  it('says before activating or deleting whether it can: true, or a message (R-075)', async () => {
    const status = async (id: number) => {
      const { headers: _h, body, status: code } = await desk.http({ method: 'GET', url: `/api/ranking/${id}/checkStatus` })
      return [code, body]
    }
    expect(await status(await add('Nova'))).toEqual([200, true])
    expect(await status(1)).toEqual([200, 'Este registro está reservado y no se puede eliminar'])
    expect((await status(9999))[0]).toBe(404)
  })
  it('is listed by its place, active or inactive ones on their own (R-077)', async () => {
    const inactive = await desk.call(rankings.rankingList, { activos: false })
    expect(inactive.length).toBeGreaterThan(0)
    expect(inactive.every(({ activo }) => !activo)).toBe(true)
    const active = await desk.call(rankings.rankingList, { activos: true })
    expect(active[0]!.id_mst_ranking).toBe(1)
    expect(inactive.length + active.length).toBe((await desk.call(rankings.rankingList)).length)
  })
  it('carries 0 or 1 as its flag, and belongs to whoever has the right (R-471, A-138)', async () => {
    const refused = await desk.http({ method: 'POST', url: '/api/ranking', body: { desc: 'X', activo: 2 } })
    expect([refused.status, refused.body.activo]).toEqual([422, [expect.any(String)]])
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(rankings.rankingList)).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(rankings.activateRanking, { id: 1 })).rejects.toMatchObject({ status: 403 })
    const { body } = await desk.http({ method: 'GET', url: '/api/ranking/create' })
    expect(body).toEqual({ desc: null, activo: 1, orden: 0 })
  })
})

describe('a championship category', () => {
  it('is added, changed, switched off and deleted (R-470, R-471)', async () => {
    const made = await desk.call(categories.createCategory, { desc_categoria: 'Primera', reservado: true })
    expect(made).toMatchObject({ reservado: false, activo: true })
    const id = made.id_mst_categoria
    expect(await desk.call(categories.updateCategory, { id, activo: false, reservado: true })).toEqual({ ...made, activo: false })
    expect(await desk.call(categories.removeCategory, { id })).toEqual({})
    await expect(desk.call(categories.removeCategory, { id })).rejects.toMatchObject({ status: 404 })
  })
  it('is changed and deleted alone: others stay as they are', async () => {
    const add = async (desc_categoria: string) => (await desk.call(categories.createCategory, { desc_categoria })).id_mst_categoria
    const [one, other] = [await add('Segona'), await add('Tercera')]
    const names = async () =>
      (await desk.db.selectFrom('campeonato_categoria').select('desc_categoria').where('id_mst_categoria', 'in', [one, other]).execute())
        .map((row) => row.desc_categoria)
        .toSorted((a, b) => a.localeCompare(b))
    await desk.call(categories.updateCategory, { id: one, desc_categoria: 'Quarta' })
    expect(await names()).toEqual(['Quarta', 'Tercera'])
    await desk.call(categories.removeCategory, { id: one })
    expect(await names()).toEqual(['Tercera'])
  })
  it('that is reserved is not deleted (R-076)', async () => {
    const { id_mst_categoria: id } = await desk.db
      .insertInto('campeonato_categoria')
      .values({ desc_categoria: 'Open', reservado: true })
      .returning('id_mst_categoria')
      .executeTakeFirstOrThrow()
    await expect(desk.call(categories.removeCategory, { id })).rejects.toMatchObject({ status: 409, code: 'msg.reserved' })
    expect((await desk.http({ method: 'GET', url: '/api/campeonatoCategoria/dropdown' })).body).toContainEqual({ id, text: 'Open' })
  })
})
