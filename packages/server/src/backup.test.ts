import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { backup, restore } from './backup.ts'
import { checkBackup, sealing } from './backup-seal.ts'
import { fillDemo, sizes } from './demo.ts'
import { prepareAll } from './prepare.ts'
import { demos } from './registry.ts'
import { club } from './testing/club.ts'
import { contents } from './testing/contents.ts'
import { emptyDatabase } from './testing/empty-database.ts'

const desk = await club()
const theClub = desk.product.clubs.all()[0]!
const folder = mkdtempSync(join(tmpdir(), 'tribuna-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const oddities = 'tab\tline\nback\\slash \\. \u2028 “quotes” 🎾 null \\N'
const file = join(folder, 'whole.gz')
const key = randomBytes(32)
const bringBack = async (pool: pg.Pool, from: string, keys: readonly Buffer[]) => restore(pool, await checkBackup(from, keys), desk.files)
/** A file with changed lines, sealed with the right key. */
async function sealedWith(name: string, change: (text: string) => string) {
  const changed = join(folder, name)
  const content = readFileSync(file).subarray(0, (await checkBackup(file, [key])).length)
  writeFileSync(changed, await buffer(sealing(key)(Readable.from([gzipSync(change(gunzipSync(content).toString()))]))))
  return changed
}
async function expectRefusal(changed: string, keys: readonly Buffer[], sentence: string) {
  const other = await emptyDatabase()
  await expect(bringBack(other, changed, keys)).rejects.toThrow(sentence)
  expect((await other.query(`select 1 from information_schema.schemata where schema_name like 'club%'`)).rowCount).toBe(0)
  await prepareAll(other)
  expect((await other.query('select 1 from platform.club')).rowCount).toBe(0)
}

describe('a backup', () => {
  it('comes back row by row, whatever the texts hold, and new rows follow the old ids', async () => {
    await fillDemo(
      desk.pool,
      {
        schema: theClub.schema,
        size: { ...sizes.S, members: 20, back: 1, ahead: 0 },
        zone: 'Europe/Madrid',
        now: desk.now(),
        report: () => {},
      },
      demos.filter(({ name }) => name !== 'identity'),
    )
    await desk.db
      .insertInto('socio')
      .values({ nombre: 'Ànnia', apellidos: oddities } as never)
      .execute()
    const { rows } = await backup(desk.pool, file, { key, files: desk.files })
    const other = await emptyDatabase()
    expect(await bringBack(other, file, [randomBytes(32), key])).toBe(rows)
    expect(await contents(other, theClub.schema)).toEqual(await contents(desk.pool, theClub.schema))
    const inserted = await other.query<{ id: number }>(
      `insert into ${theClub.schema}.caja (desc_caja) values ('Nova') returning id_mst_caja as id`,
    )
    const { rows: highest } = await desk.pool.query<{ id: number }>(`select max(id_mst_caja) as id from ${theClub.schema}.caja`)
    expect(inserted.rows[0]!.id).toBe(highest[0]!.id + 1)
  })
  it('keeps every constraint when it comes back', async () => {
    const other = await emptyDatabase()
    await bringBack(other, file, [key])
    await expect(
      other.query(`insert into ${theClub.schema}.recurso (desc_recurso, id_mst_tiporecurso) values ('x', 999999)`),
    ).rejects.toMatchObject({ code: '23503' })
  })
  it('is refused where there is a club already', async () => {
    await expect(bringBack(desk.pool, file, [key])).rejects.toThrow('already has a club')
  })
  it('is refused when it was cut off, added to or changed by one bit anywhere, and leaves nothing behind', async () => {
    const whole = readFileSync(file)
    const flipped = (at: number) => Buffer.from(whole).fill(whole[at]! ^ 1, at, at + 1)
    const damaged = {
      cut: whole.subarray(0, 2000),
      'without its last byte': whole.subarray(0, -1),
      longer: Buffer.concat([whole, Buffer.from('\n')]),
      'with its last line twice': Buffer.concat([whole, whole.subarray(whole.lastIndexOf('\nhmac'))]),
      'changed at its start': flipped(4),
      'changed in its middle': flipped(whole.length >> 1),
      'changed in its seal': flipped(whole.length - 3),
      'no backup': Buffer.from('no zip'),
      empty: Buffer.alloc(0),
    }
    for (const [name, content] of Object.entries(damaged)) {
      const changed = join(folder, name)
      writeFileSync(changed, content)
      await expectRefusal(changed, [key], `${changed} is not a complete backup: it is truncated or was changed.`)
    }
  })
  it('is refused when what it says of itself is nothing, or it goes on after its end', async () => {
    for (const change of [
      (text: string) => text.replace(/^.*\n/, 'null\n'),
      (text: string) => text.replace('"clubs":', '"others":'),
      (text: string) => text.replace(`"clubs":["${theClub.slug}"]`, '"clubs":["a; drop schema platform"]'),
      (text: string) => `${text}more\n`,
      (text: string) => `${text}more`,
      (text: string) => text.slice(0, text.lastIndexOf('{')),
      (text: string) => text.replace(/\{"rows":\d+\}\n$/, '{"rows":1}\n'),
    ])
      await expectRefusal(await sealedWith('said.gz', change), [key], 'is not a complete backup')
  })
  it('is refused with another key than the one that sealed it, which says what helps', async () => {
    await expectRefusal(file, [randomBytes(32)], '--key-file')
    await expectRefusal(file, [], 'was made with another key')
  })
  it('is refused by a version that lacks one of its migrations', async () => {
    const newer = await sealedWith('newer.gz', (text) => text.replace('"migrations":[', '"migrations":["9999_future.sql",'))
    await expectRefusal(newer, [key], 'newer version (9999_future.sql)')
  })
  it('is refused when the file is not there, or is a folder', async () => {
    await expectRefusal(join(folder, 'none.gz'), [key], 'There is no file')
    await expectRefusal(folder, [key], 'There is no file')
  })
  it('leaves no half of a file when it cannot be made', async () => {
    const other = await emptyDatabase()
    const half = join(folder, 'half.gz')
    await expect(backup(other, half, { key, files: desk.files })).rejects.toThrow('platform.club')
    expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([])
  })
})
