import type pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../kit/database/database.ts'
import { failureSentence } from '../kit/embedded/start-failure.ts'
import { addressOf } from '../testing/address.ts'
import { club } from '../testing/club.ts'
import { startCommand } from '../testing/command.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { untilLockWait } from '../testing/locks.ts'
import { scratchFolder } from '../testing/scratch-folder.ts'
import { run as clubCommand } from './club.ts'

const { folder, discard } = scratchFolder('new-clubs')
afterAll(discard)
afterAll(() => vi.unstubAllEnvs())
vi.spyOn(console, 'log').mockImplementation(() => {})

const envOf = (pool: pg.Pool) => ({ DATA_DIR: folder, DATABASE_URL: addressOf(pool.options as Connection) })
/** Runs `npm run club -- …` in this process: the sentence of its failure, or none. */
async function run(pool: pg.Pool, ...args: string[]): Promise<string> {
  for (const [name, value] of Object.entries(envOf(pool))) vi.stubEnv(name, value)
  return clubCommand(args).then(() => '', failureSentence)
}
const creation = (slug: string, ...more: string[]) => ['create', slug, '--name', `Club ${slug}`, '--admin', 'ana@club.test', ...more]
const create = (pool: pg.Pool, slug: string, ...more: string[]) => run(pool, ...creation(slug, ...more))
const containing = (sentence: string): unknown => expect.stringContaining(sentence)

const clubsIn = async (pool: pg.Pool) =>
  (await pool.query<{ slug: string }>('select slug from platform.club order by slug')).rows.map(({ slug }) => slug)
const schemasIn = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>(`select nspname as name from pg_namespace where nspname ~ '^club_[^_]' order by 1`)).rows.map(
    ({ name }) => name,
  )

it('beside a club without a host name none is created, as it would no longer be found; with one it goes on answering there', async () => {
  const desk = await club()
  const answers = async (host: string) =>
    (await desk.anonymous.http({ method: 'GET', url: '/api/cajas/dropdown', headers: { host } })).status !== 404
  expect(await answers('club.example.org')).toBe(true)
  expect(await create(desk.pool, 'segundo')).toContain('npm run club -- hosts prova <host name> …')
  expect(await answers('club.example.org')).toBe(true)
  expect(await run(desk.pool, 'hosts', 'prova', 'club.example.org', 'LOCALHOST')).toBe('')
  expect(await create(desk.pool, 'segundo')).toBe('')
  await expect.poll(() => answers('segundo.localhost')).toBe(true)
  for (const host of ['club.example.org', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'prova.localhost'])
    expect(await answers(host)).toBe(true)
  expect(await answers('other.example.org')).toBe(false)
})

describe('clubs that are created at once', () => {
  it('in an empty database: one wins, and the other waits until the first has a name', async () => {
    const pool = await emptyDatabase()
    const ends = await Promise.all([create(pool, 'uno'), create(pool, 'dos')])
    expect(ends).toContain('')
    const [only] = await clubsIn(pool)
    expect(ends).toContainEqual(containing(`npm run club -- hosts ${only} <host name>`))
    expect(await schemasIn(pool)).toEqual([`club_${only}`])
  })
  it('under one short name: one wins, and the other hears that the club exists', async () => {
    const pool = await emptyDatabase()
    const ends = await Promise.all([create(pool, 'uno', '--host', 'a.example.org'), create(pool, 'uno', '--host', 'b.example.org')])
    expect(ends).toContain('')
    expect(ends).toContainEqual(containing("There is a club 'uno' already"))
  })
  it('or named at once under one host name: one wins', async () => {
    const pool = await emptyDatabase()
    expect(await create(pool, 'uno', '--host', 'uno.example.org')).toBe('')
    const ends = await Promise.all([create(pool, 'dos', '--host', 'new.example.org'), run(pool, 'hosts', 'uno', 'new.example.org')])
    expect(ends).toContain('')
    expect(ends).toContainEqual(containing('answers at new.example.org: choose another'))
  })
})

describe('the creation of a club', () => {
  it('that was killed before its end is run again, whatever it had made; a finished club is never replaced', async () => {
    const pool = await emptyDatabase()
    expect(await create(pool, 'uno', '--host', 'uno.example.org')).toBe('')
    const keeper = await pool.connect()
    await keeper.query('begin')
    await keeper.query('lock table platform.club in share mode')
    const killed = startCommand(['club', ...creation('dos')], envOf(pool))
    await untilLockWait(pool)
    killed.kill()
    await killed.over
    expect((await pool.query('select from club_dos.cuenta')).rowCount).toBe(1)
    expect(await clubsIn(pool)).toEqual(['uno'])
    await keeper.query('rollback')
    keeper.release()
    expect(await create(pool, 'dos')).toBe('')
    const { rows } = await pool.query(`select obj_description('club_dos'::regnamespace, 'pg_namespace') as mark`)
    expect(rows).toEqual([{ mark: null }])
    expect(await create(pool, 'dos')).toContain("There is a club 'dos' already")
    expect((await pool.query('select from club_dos.cuenta')).rowCount).toBe(1)
  })
  it('that fails leaves nothing, and is run again', async () => {
    const pool = await emptyDatabase()
    expect(await create(pool, 'uno')).toBe('')
    await pool.query(`alter table platform.club add constraint none check (slug <> 'dos')`)
    await pool.query(`update platform.club set hosts = '{uno.example.org}'`)
    expect(await create(pool, 'dos')).toContain('violates check constraint')
    expect(await schemasIn(pool)).toEqual(['club_uno'])
    await pool.query('alter table platform.club drop constraint none')
    expect(await create(pool, 'dos')).toBe('')
  })
  it('is refused before anything is made for a name that is too long or cannot be', async () => {
    const pool = await emptyDatabase()
    const long = 'a'.repeat(41)
    for (const [refusal, ...args] of [
      ['it has 41 letters, and may have 40', ...creation(long)],
      ['use small letters and digits', ...creation('Uno')],
      ['The name of the club is too long: it has 150 letters', 'create', 'uno', '--name', 'n'.repeat(150), '--admin', 'ana@club.test'],
      ['Usage: ', 'create', 'uno', '--name', 'Uno', '--admin', `${'a'.repeat(300)}@club.test`],
      ["'http://foo.bar/' is no host name", ...creation('uno', '--host', 'http://foo.bar/')],
      [' is no host name', ...creation('uno', '--host', `${'a.'.repeat(130)}es`)],
      ["'foo.bar:80' is no host name", 'hosts', 'uno', 'foo.bar:80'],
      ["'-' is no host name", 'hosts', 'uno', 'foo.bar', '-'],
    ] as const)
      expect(await run(pool, ...args)).toContain(refusal)
    expect((await pool.query(`select from pg_namespace where nspname = 'platform'`)).rowCount).toBe(0)
  })
})

describe('the names of a club', () => {
  it('are not given to another one: host names, and the one by the short name', async () => {
    const pool = await emptyDatabase()
    expect(await create(pool, 'uno', '--host', 'Club.Example.org')).toBe('')
    expect(await create(pool, 'dos', '--host', 'tres.localhost')).toBe('')
    const taken = (slug: string, host: string) => containing(`The club '${slug}' answers at ${host}: choose another`)
    expect(await create(pool, 'cuatro', '--host', 'club.example.org')).toEqual(taken('uno', 'club.example.org'))
    expect(await create(pool, 'cuatro', '--host', 'uno.localhost')).toEqual(taken('uno', 'uno.localhost'))
    expect(await create(pool, 'tres', '--host', 'own.example.org')).toEqual(taken('dos', 'tres.localhost'))
    expect(await run(pool, 'hosts', 'dos', 'dos.example.org', 'CLUB.example.org')).toEqual(taken('uno', 'club.example.org'))
    expect(await run(pool, 'hosts', 'dos', 'uno.localhost')).toEqual(taken('uno', 'uno.localhost'))
    expect(await run(pool, 'hosts', 'nadie', 'nadie.example.org')).toContain("There is no club 'nadie'")
    expect(await run(pool, 'hosts', 'dos', 'tres.localhost', 'dos.example.org', 'DOS.example.org')).toBe('')
    const { rows } = await pool.query('select slug, hosts from platform.club order by slug')
    expect(rows).toEqual([
      { slug: 'dos', hosts: ['tres.localhost', 'dos.example.org'] },
      { slug: 'uno', hosts: ['club.example.org'] },
    ])
  })
})

it('a failure of a command that nobody foresaw is its own sentence, not one of a start', async () => {
  const pool = await emptyDatabase()
  const { code, said } = await startCommand(['verify'], envOf(pool)).over
  expect([code, said]).toEqual([1, 'relation "platform.club" does not exist (LOG_LEVEL=debug shows more).'])
})
