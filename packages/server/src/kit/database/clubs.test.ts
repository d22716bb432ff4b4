import { listRegisters } from '@app/contract/cash/drawer'
import { addCash } from '@app/contract/cash/move-cash'
import { describe, expect, it } from 'vitest'
import { demoClub } from '../../demo.ts'
import { seeds } from '../../registry.ts'
import { club } from '../../testing/club.ts'
import { createClub } from '../install.ts'

const desk = await club()

describe('a single club', () => {
  const asked = async (host: string) => (await desk.http({ method: 'GET', url: '/api/cajas/dropdown', headers: { host } })).status
  it('answers at every name while it has none of its own', async () => {
    expect([await asked('localhost'), await asked('192.168.1.20:3000'), await asked('club.test')]).toEqual([200, 200, 200])
  })
  it('with names of its own answers at these and at those of this machine only, as the demo club does (A-124)', async () => {
    await desk.pool.query('update platform.club set hosts = $1', [demoClub.hosts])
    await desk.product.clubs.reload()
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'club.localhost'])
      expect(await asked(host)).toBe(200)
    for (const host of ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', '10.0.0.1']) expect(await asked(host)).toBe(404)
  })
})

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
