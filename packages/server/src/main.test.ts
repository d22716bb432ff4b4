import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { demoClub, demoLogin } from './demo.ts'
import { schemaOf } from './kit/database/clubs.ts'
import { openDatabase, openPool } from './kit/database/database.ts'
import { startEmbedded } from './kit/embedded/embedded-postgres.ts'
import { createClub, inClub } from './kit/install.ts'
import { createAccount } from './modules/identity/public.ts'
import { prepareAll } from './prepare.ts'
import { seeds } from './registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'tribuna-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'data')

/** Runs the product until it ends by itself; returns its output and its exit code. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: '0', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: said.trim() }
}
/** One sentence, exit code 1, no stack trace. */
const refused = (sentence: string | RegExp) => ({
  code: 1,
  said: typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
})
const isOneSentence = ({ said }: { said: string }) => expect(said.split('\n').filter((line) => line.trim() !== '')).toHaveLength(1)

describe('a start that cannot be', () => {
  it('for a port that is taken says so, and has made nothing', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const fresh = join(folder, 'fresh')
    const ended = await run({ PORT: String(port), DATA_DIR: fresh, DEMO: '1' })
    server.close()
    expect(ended).toEqual(refused(`127.0.0.1:${port} is taken`))
    isOneSentence(ended)
    expect(existsSync(fresh)).toBe(false)
  })
  it('for a folder that nobody can make says so', async () => {
    const ended = await run({ DATA_DIR: '/proc/tribuna/data' })
    expect(ended).toEqual(refused(/cannot be made there|read-only disk/))
    isOneSentence(ended)
  })
  it('for a port that is none, or a DATABASE_URL that leads nowhere, says so without the password', async () => {
    expect(await run({ PORT: 'abc' })).toEqual(refused('PORT is abc'))
    const nowhere = await run({ DATABASE_URL: 'postgres://ana:secreta@127.0.0.1:9/club' })
    expect(nowhere).toEqual(refused('127.0.0.1:9/club'))
    expect(nowhere.said).not.toContain('secreta')
    isOneSentence(nowhere)
    expect(await run({ DATABASE_URL: 'club' })).toEqual(refused('DATABASE_URL is not an address'))
    expect(await run({ DEMO_ZONE: 'Marte' })).toEqual(refused('DEMO_ZONE is Marte, which is no time zone'))
  })
  it('for a data folder that is a file says so', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const ended = await run({ DATA_DIR: file })
    expect(ended).toEqual(refused(file))
    isOneSentence(ended)
  })
  it('for data of a newer version says so and leaves them alone; beyond this machine with the demo password, or with a wrong one of the database, likewise', async () => {
    const { connection, stop } = await startEmbedded({ dataDir })
    const pool = openPool(connection, 2)
    await prepareAll(pool)
    await createClub(pool, demoClub, seeds, () =>
      inClub(openDatabase(pool), schemaOf(demoClub.slug), async (tx) => {
        const { id_mst_socios } = await tx
          .insertInto('socio')
          .values({ nombre: 'Ana', apellidos: 'Demo', email: demoLogin.email })
          .returning('id_mst_socios')
          .executeTakeFirstOrThrow()
        await createAccount(tx, { id_mst_socios, password: demoLogin.password, is_admin: true })
      }),
    )
    await pool.end()
    await stop()
    const open = await run({ HOST: '0.0.0.0' })
    expect(open).toEqual(refused('printed password'))
    isOneSentence(open)
    const secret = join(dataDir, 'postgres', 'password')
    const password = readFileSync(secret, 'utf8')
    writeFileSync(secret, 'otra')
    const closed = await run({})
    expect(closed).toEqual(refused(`The password in ${secret} is not the one of the database`))
    isOneSentence(closed)
    writeFileSync(secret, password)
    const again = await startEmbedded({ dataDir })
    expect(await run({})).toEqual(refused(`already running on the data folder ${dataDir} (process ${process.pid})`))
    const other = openPool(again.connection, 2)
    await other.query(`insert into club_demo.migration (name) values ('9999_future.sql')`)
    await other.end()
    await again.stop()
    const newer = await run({})
    expect(newer).toEqual(refused(/newer version \(9999_future\.sql\)/))
    isOneSentence(newer)
  }, 180_000)
})

describe('a running product', () => {
  const ending = {
    env: { ...process.env, DATA_DIR: join(folder, 'ending'), DEMO: '0', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  } as const
  /** Output of a process and of all below it up to the end of the last one; the process gets SIGKILL or SIGTERM once `ready` is printed. */
  async function endedBy(signal: 'SIGKILL' | 'SIGTERM', ready: string, ...args: string[]) {
    const child = spawn(process.execPath, args, { ...ending, stdio: [...ending.stdio] })
    let said = ''
    child.stdout!.on('data', (piece: Buffer) => {
      said += piece.toString()
      if (said.includes(ready)) child.kill(signal)
    })
    // after the last process that holds its output
    await once(child, 'close')
    return said
  }
  const spawning = `import { spawn } from 'node:child_process'
    spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, STARTED_BY: String(process.pid) } })
    setInterval(() => {}, 1000)`
  it('ends with everything below it when the process that started it is killed', async () => {
    const main = join(import.meta.dirname, 'main.ts')
    expect(await endedBy('SIGKILL', 'is ready', '--input-type=module', '--eval', spawning, main)).toContain('is ready')
  })
  it('ends when npm gets the signal alone and passes none on', async () => {
    const processes = join(import.meta.dirname, '../../../scripts/processes.mjs')
    const waiting = `console.log('waits'); setInterval(() => {}, 1000)`
    const bootstrap = `import { run } from ${JSON.stringify(processes)}
      await run(process.execPath, ['--eval', ${JSON.stringify(waiting)}])`
    const npm = `import { spawn } from 'node:child_process'
      spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(bootstrap)}], { stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } })
      setInterval(() => {}, 1000)`
    for (const signal of ['SIGTERM', 'SIGKILL'] as const)
      expect(await endedBy(signal, 'waits', '--input-type=module', '--eval', npm)).toContain('waits')
  })
})
