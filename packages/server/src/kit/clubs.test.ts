import { addCash, listRegisters } from '@app/contract/cash/drawer'
import { describe, expect, it } from 'vitest'
import { seeds } from '../registry.ts'
import { createClub } from './install.ts'
import { club } from './test-club.ts'

const desk = await club()

describe('two clubs in one installation', () => {
  it('are told apart by the host; any other host is refused (A-124)', async () => {
    await desk.pool.query(`update platform.club set hosts = '{a.club.test}'`)
    await createClub(desk.pool, { slug: 'segon', nombre: 'Segon club', hosts: ['b.club.test'] }, seeds)
    await desk.product.clubs.reload()
    const registers = (host: string) => desk.http({ method: 'GET', url: '/api/cajas/dropdown', headers: { host } })
    expect((await registers('a.club.test')).status).toBe(200)
    expect((await registers('A.club.test:8080')).status).toBe(200)
    expect(await registers('evil.test')).toMatchObject({ status: 404, body: { code: 'msg.unknown_club' } })
  })
  it('share no session: who is signed in at one is nobody at the other (A-124)', async () => {
    expect(await desk.http({ method: 'GET', url: '/api/cajas/dropdown', headers: { host: 'b.club.test' } })).toMatchObject({ status: 401 })
  })
  it('share no row: an id of one is not found at the other', async () => {
    await desk.db.insertInto('caja').values({ id_mst_caja: 900, desc_caja: 'De l’altre' }).execute()
    const { rows } = await desk.pool.query('select 1 from club_segon.caja where id_mst_caja = 900')
    expect(rows).toEqual([])
    const host = { host: 'a.club.test' }
    expect((await desk.call(listRegisters, {}, host)).length).toBeGreaterThan(0)
    await desk.call(addCash, { id_mst_caja: 900, amount: 100, desc_caja: 'Canvi' }, host)
    await expect(desk.call(addCash, { id_mst_caja: 901, amount: 100, desc_caja: 'Canvi' }, host)).rejects.toMatchObject({ status: 404 })
  })
})
