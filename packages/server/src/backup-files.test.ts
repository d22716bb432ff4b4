import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { backup, restore } from './backup.ts'
import { checkBackup } from './backup-seal.ts'
import { type ClubDb, openDatabase } from './kit/database/database.ts'
import { type Files, openFiles } from './kit/files/files.ts'
import { insertFile } from './kit/files/stored-files.ts'
import { missingFiles } from './kit/files/sweep.ts'
import { club } from './testing/club.ts'
import { emptyDatabase } from './testing/empty-database.ts'
import { watchBuffers } from './testing/memory.ts'
import { startS3 } from './testing/s3.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { repeated } from './testing/send-files.ts'
import { spooled } from './testing/spooled.ts'

const { folder, discard } = scratchFolder('backup-files')
afterAll(discard)
const [first, second] = [await startS3(), await startS3()]
afterAll(first.stop)
afterAll(second.stop)
const inFolder = (name: string) => openFiles({ filesDir: join(folder, name) })
const key = randomBytes(32)
const slug = 'prova'
const contents = { small: randomBytes(1000), large: randomBytes(700_001), text: Buffer.from('línea\n\\.\n'.repeat(50_000)) }

/** A club whose files are in a store. */
async function clubWith(files: Files) {
  const desk = await club({ files })
  for (const content of Object.values(contents))
    await insertFile(desk.tx, await files.forClub(slug).keep(spooled(join(folder, 'spool'), content), 'application/pdf'))
  return desk
}
/** The bytes of all files of a restored club, by place. */
async function restored(name: string, files: Files) {
  const pool = await emptyDatabase()
  await restore(pool, await checkBackup(join(folder, name), [key]), files)
  const db = openDatabase(pool).withSchema(`club_${slug}`) as ClubDb
  const rows = await db.selectFrom('archivo').selectAll().orderBy('id_reg_archivo').execute()
  const found = await Promise.all(
    rows.map(async (row) => {
      const stream = row.contenido ? null : await files.forClub(slug).open(row)
      return [row.lugar, row.contenido ?? (stream && (await buffer(stream)))] as const
    }),
  )
  return { found, missing: await missingFiles(db, files.forClub(slug)) }
}

describe('a backup', () => {
  it.each([
    ['the folder', 'another folder', inFolder('a'), inFolder('b'), 'carpeta'],
    ['the folder', 'a bucket', inFolder('c'), openFiles({ filesDir: join(folder, 'd'), filesS3: first.settings }), 's3'],
    ['a bucket', 'the folder', openFiles({ filesDir: join(folder, 'e'), filesS3: second.settings }), inFolder('f'), 'carpeta'],
  ] as const)('brings files of %s into %s', async (_from, _to, source, target, place) => {
    const desk = await clubWith(source)
    const name = `${place}-${desk.connection.database}.gz`
    expect(await backup(desk.pool, join(folder, name), { key, files: source })).toMatchObject({ files: 2, faulty: [] })
    const { found, missing } = await restored(name, target)
    expect(found.map(([lugar]) => lugar)).toEqual(['fila', place, place])
    for (const [at, content] of Object.values(contents).entries()) expect(content.equals(found[at]![1]!)).toBe(true)
    expect(missing).toEqual([])
  })
  it('names files that the store has lost or damaged, and has all the others', async () => {
    const source = inFolder('g')
    const desk = await clubWith(source)
    const rows = await desk.db.selectFrom('archivo').selectAll().where('lugar', '=', 'carpeta').orderBy('id_reg_archivo').execute()
    const [lost, damaged] = rows as [(typeof rows)[0], (typeof rows)[0]]
    await source.forClub(slug).remove(lost)
    await source.forClub(slug).bringBack(damaged.clave, spooled(join(folder, 'spool'), 'other bytes'))
    expect(await backup(desk.pool, join(folder, 'faulty.gz'), { key, files: source })).toMatchObject({
      files: 0,
      faulty: [lost, damaged].map(({ clave }) => `${slug}/${clave}`),
    })
    const { found, missing } = await restored('faulty.gz', inFolder('h'))
    expect(found.map(([, bytes]) => bytes?.length)).toEqual([1000, undefined, undefined])
    expect(missing).toHaveLength(2)
  })
  it('is not made while the store is away', async () => {
    const desk = await clubWith(openFiles({ filesDir: join(folder, 'i'), filesS3: first.settings }))
    first.behaviour.isAway = true
    const files = openFiles({ filesDir: join(folder, 'i'), filesS3: first.settings })
    await expect(backup(desk.pool, join(folder, 'away.gz'), { key, files })).rejects.toThrow('socket hang up')
    expect(() => readFileSync(join(folder, 'away.gz'))).toThrow('ENOENT')
    first.behaviour.isAway = false
  })
  it('and a restore stream the files: none is whole in memory', async () => {
    const source = inFolder('j')
    const desk = await clubWith(source)
    const { pass, growth } = watchBuffers()
    const pieces = () => Readable.from(repeated(Buffer.alloc(1_048_576, 'a'), 100, pass))
    const watched: Files = { ...source, forClub: (one) => ({ ...source.forClub(one), open: async () => pieces() }) }
    await backup(desk.pool, join(folder, 'large.gz'), { key, files: watched })
    expect(growth()).toBeLessThan(48 * 1_048_576)
    const target = inFolder('k')
    const restoring = watchBuffers()
    const open = async (bytes: number) => {
      const spooling = await target.spool.open(bytes)
      const passing = (stream: AsyncIterable<Buffer>) =>
        Readable.from(stream).map((chunk: Buffer) => {
          restoring.pass(chunk.length)
          return chunk
        })
      return { ...spooling, take: (stream: Readable, filename: string) => spooling.take(passing(stream), filename) }
    }
    await restored('large.gz', { ...target, spool: { ...target.spool, open } })
    expect(restoring.growth()).toBeLessThan(48 * 1_048_576)
  })
})
