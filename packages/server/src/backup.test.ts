import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { backup, restore } from './backup.ts'
import { seedMasters } from './demo/masters.ts'
import { sizes } from './demo/plan.ts'
import { openPool } from './kit/database.ts'
import { inThisClub } from './kit/install.ts'
import { club } from './kit/test-club.ts'

const desk = await club()
const theClub = desk.product.clubs.all()[0]!
const folder = mkdtempSync(join(tmpdir(), 'tribuna-backup-'))
const pools: pg.Pool[] = []
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  rmSync(folder, { recursive: true, force: true })
})

async function emptyDatabase() {
  const connection = inject('database')
  const database = `b_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${database}`)
  await admin.end()
  const pool = openPool({ ...connection, database }, 2)
  pools.push(pool)
  return pool
}
/** Every table of the club with its rows as text, however they lie on the disk. */
async function contents(pool: pg.Pool) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = $1 order by 1`,
    [theClub.schema],
  )
  const all = await Promise.all(
    tables.map(
      async ({ name }) =>
        [name, (await pool.query<{ row: string }>(`select t::text as row from ${theClub.schema}."${name}" t order by 1`)).rows] as const,
    ),
  )
  return Object.fromEntries(all.filter(([name]) => name !== 'migration'))
}
const oddities = 'tab\tline\nback\\slash \\. \u2028 “quotes” 🎾 null \\N'
const file = join(folder, 'whole.gz')

describe('a backup', () => {
  it('comes back row by row, whatever the texts hold, and new rows follow the old ids', async () => {
    await inThisClub(theClub, (tx) => seedMasters(tx, sizes.S))
    await desk.db
      .insertInto('socio')
      .values({ nombre: 'Ànnia', apellidos: oddities } as never)
      .execute()
    const rows = await backup(desk.pool, file)
    const other = await emptyDatabase()
    expect(await restore(other, file)).toBe(rows)
    expect(await contents(other)).toEqual(await contents(desk.pool))
    const inserted = await other.query<{ id: number }>(
      `insert into ${theClub.schema}.caja (desc_caja) values ('Nova') returning id_mst_caja as id`,
    )
    const { rows: highest } = await desk.pool.query<{ id: number }>(`select max(id_mst_caja) as id from ${theClub.schema}.caja`)
    expect(inserted.rows[0]!.id).toBe(highest[0]!.id + 1)
  })
  it('keeps every constraint when it comes back', async () => {
    const other = await emptyDatabase()
    await restore(other, file)
    await expect(
      other.query(`insert into ${theClub.schema}.recurso (desc_recurso, id_mst_tiporecurso) values ('x', 999999)`),
    ).rejects.toMatchObject({ code: '23503' })
  })
  it('is refused where there is a club already', async () => {
    await expect(restore(desk.pool, file)).rejects.toThrow('already has a club')
  })
  it('is refused when it was cut off or changed, and leaves nothing behind', async () => {
    const text = gunzipSync(readFileSync(file)).toString()
    const damaged = {
      'cut.gz': readFileSync(file).subarray(0, 2000),
      'lines.gz': gzipSync(text.replace(/\n(\d+)\t/, '\n')),
      'short.gz': gzipSync(text.slice(0, text.lastIndexOf('{'))),
      'noise.gz': Buffer.from('no zip'),
    }
    for (const [name, content] of Object.entries(damaged)) {
      const other = await emptyDatabase()
      writeFileSync(join(folder, name), content)
      await expect(restore(other, join(folder, name))).rejects.toThrow(/is not whole|invalid input|missing data|extra data/)
      expect((await other.query(`select 1 from information_schema.schemata where schema_name like 'club%'`)).rowCount).toBe(0)
      expect((await other.query('select 1 from platform.club')).rowCount).toBe(0)
    }
  })
  it('is refused by a version that lacks one of its migrations', async () => {
    const text = gunzipSync(readFileSync(file)).toString()
    const newer = join(folder, 'newer.gz')
    writeFileSync(newer, gzipSync(text.replace('"migrations":[', '"migrations":["9999_future.sql",')))
    await expect(restore(await emptyDatabase(), newer)).rejects.toThrow('newer version (9999_future.sql)')
  })
  it('is refused when the file is not there', async () => {
    await expect(restore(await emptyDatabase(), join(folder, 'none.gz'))).rejects.toThrow('There is no file')
  })
})
