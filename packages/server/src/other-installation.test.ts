import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { backup, restore } from './backup.ts'
import { checkBackup } from './backup-seal.ts'
import { demoClub, ensureDemoClub, makeDemoClub } from './demo.ts'
import type { Connection } from './kit/database/database.ts'
import { createClub } from './kit/install.ts'
import { moveClub } from './kit/servers/move-club.ts'
import { takeMoveLock } from './kit/servers/move-lock.ts'
import { prepareAll } from './prepare.ts'
import { seeds } from './registry.ts'
import { addressOf } from './testing/address.ts'
import { club } from './testing/club.ts'
import { contents } from './testing/contents.ts'
import { emptyDatabase } from './testing/empty-database.ts'
import { untilLockWait } from './testing/locks.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const { folder, discard } = scratchFolder('other')
afterAll(discard)
const desk = await club()
await desk.pool.query(`update platform.club set hosts = '{prova.test}'`)
await createClub(desk.pool, demoClub, seeds)
const there = await emptyDatabase()
await moveClub(desk.pool, { slug: demoClub.slug, to: addressOf(there.options as Connection), report: () => {} })
const file = join(folder, 'all.gz')
const key = randomBytes(32)
await backup(desk.pool, file, { key, files: desk.files })
await there.query(`insert into club_demo.caja (desc_caja) values ('Escrita después')`)

const wish = { size: 'XS', zone: 'Europe/Madrid', report: () => {} } as const
const settings = { demo: true, demoZone: 'Europe/Madrid' }
const marks = async () =>
  (await there.query(`select nspname from pg_namespace where nspname ~ 'club_' order by 1`)).rows.map(
    (row: { nspname: string }) => row.nspname,
  )

describe('a club that another installation has moved to this database', () => {
  it('is not overwritten by a restore, a first start, a demo club or a new club, before and after the database has a platform', async () => {
    const before = await contents(there, 'club_demo')
    const attempts = async () => {
      await expect(restore(there, await checkBackup(file, [key]), desk.files)).rejects.toMatchObject({
        name: 'StartFailure',
        message: expect.stringMatching(/moved here by another one \(club_demo\): restore into an empty data folder/),
      })
      expect(await contents(there, 'club_demo')).toEqual(before)
    }
    await attempts()
    await prepareAll(there)
    await attempts()
    const refusal = { name: 'StartFailure', message: expect.stringContaining('a schema club_demo of no club of this installation') }
    await expect(ensureDemoClub(there, settings, () => {})).rejects.toMatchObject(refusal)
    await expect(makeDemoClub(there, wish)).rejects.toMatchObject(refusal)
    await expect(createClub(there, { slug: 'demo', nombre: 'Otro' }, seeds)).rejects.toMatchObject(refusal)
    expect(await contents(there, 'club_demo')).toEqual(before)
    expect(await marks()).toEqual(['club_demo'])
  })
  it('is not overwritten either while its move there is under way or has set it aside', async () => {
    // without the lock of moves the other installation's next look would take its club back
    const mover = await desk.pool.connect()
    expect(await takeMoveLock(mover)).toBe(true)
    await there.query('alter schema club_demo rename to moved_club_demo')
    await expect(restore(there, await checkBackup(file, [key]), desk.files)).rejects.toThrow('(moved_club_demo)')
    await there.query('alter schema moved_club_demo rename to club_demo')
    mover.release(true)
  })
})

describe('the demo club', () => {
  it('is not lost when it cannot be made anew beside another club', async () => {
    const pool = await emptyDatabase()
    await prepareAll(pool)
    await createClub(pool, { ...demoClub, hosts: ['demo.test'] }, seeds)
    await createClub(pool, { slug: 'otro', nombre: 'Otro', hosts: ['localhost'] }, seeds)
    await pool.query(`insert into club_demo.caja (desc_caja) values ('Queda')`)
    await expect(makeDemoClub(pool, wish)).rejects.toThrow("The club 'otro' answers at localhost")
    expect((await pool.query(`select from club_demo.caja where desc_caja = 'Queda'`)).rowCount).toBe(1)
  })
  it('is made once by two servers that start at once, and anew on request', async () => {
    const pool = await emptyDatabase(8)
    await prepareAll(pool)
    const { promise: filled, resolve: fill } = Promise.withResolvers<void>()
    const first = createClub(pool, demoClub, seeds, () => filled)
    await expect.poll(async () => (await pool.query(`select from pg_namespace where nspname = 'club_demo'`)).rowCount).toBe(1)
    const second = ensureDemoClub(pool, settings, () => {})
    await untilLockWait(pool)
    fill()
    await Promise.all([first, second])
    await pool.query(`insert into club_demo.caja (desc_caja) values ('Se va')`)
    await makeDemoClub(pool, wish)
    expect((await pool.query(`select from club_demo.caja where desc_caja = 'Se va'`)).rowCount).toBe(0)
    expect((await pool.query('select from platform.club')).rowCount).toBe(1)
  })
})
