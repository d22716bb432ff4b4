import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from './kit/database/database.ts'
import { migrate, readMigrations } from './kit/database/migrate.ts'
import { prepareExtensions } from './kit/install.ts'
import { prepareAll } from './prepare.ts'
import { addressOf } from './testing/address.ts'
import { club } from './testing/club.ts'

const desk = await club()
const { connection } = desk
const database = `${connection.database}_lejos`
const address = (name: string) => addressOf({ ...connection, database: name })
await desk.pool.query(`create database ${database}`)
const far = openPool({ ...connection, database }, 2)
afterAll(() => far.end())

/** The club `lejos`, registered on the platform, at a separate address. */
const movedTo = (url: string) =>
  desk.pool.query(
    `insert into platform.club (slug, nombre, hosts, zona, idioma, database_url) values ('lejos', 'Lejos', '{lejos.test}', 'Europe/Madrid', 'es', $1)
     on conflict (slug) do update set database_url = excluded.database_url`,
    [url],
  )
beforeEach(() => movedTo(address(database)))

describe('a club on a server of its own', () => {
  it('is refused in one sentence while its schema is not there', async () => {
    await expect(prepareAll(desk.pool)).rejects.toMatchObject({
      name: 'StartFailure',
      message: "The club 'lejos' is missing on its database server: restore its schema club_lejos there first.",
    })
    expect((await far.query("select from pg_namespace where nspname = 'club_lejos'")).rowCount).toBe(0)
  })
  it('is brought up to the newest migration by every start', async () => {
    const migrations = await readMigrations('club')
    await prepareExtensions(far)
    await migrate(far, 'club_lejos', migrations.slice(0, -1))
    await prepareAll(desk.pool)
    const { rows } = await far.query<{ name: string }>('select name from club_lejos.migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    expect((await desk.pool.query("select from pg_namespace where nspname = 'club_lejos'")).rowCount).toBe(0)
  })
  it('stops the start with a sentence that names it, and no password, when its server cannot be used', async () => {
    await movedTo(address('nada'))
    const refused = await prepareAll(desk.pool).catch((error: Error) => error.message)
    expect(refused).toContain("platform.club.database_url of 'lejos'")
    expect(refused).toContain('there is no such database')
    expect(refused).not.toContain(connection.password)
  })
})
