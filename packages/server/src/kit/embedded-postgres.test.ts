import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { processesIn } from './embedded/process-identity.ts'
import { type Connection, openEmbedded, startEmbedded } from './embedded-postgres.ts'

let dataDir: string
const holders: ChildProcess[] = []
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tribuna-embedded-'))
})
afterEach(async () => {
  for (const holder of holders.splice(0)) await killed(holder)
  await nobodyIn(dataOf(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
})

const dataOf = (folder: string) => join(folder, 'postgres', 'data')
const postmasterOf = (folder: string) => Number.parseInt(readFileSync(join(dataOf(folder), 'postmaster.pid'), 'utf8'), 10)
const nobodyIn = (data: string) => vi.waitFor(() => expect(processesIn(data)).toEqual([]), { timeout: 30_000 })

async function ask(connection: Connection, sql: string): Promise<unknown> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

/** Another Node process that has the data folder open. */
async function holder(folder: string): Promise<ChildProcess> {
  const server = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = `import { startEmbedded } from '${server}'; await startEmbedded({ dataDir: process.argv[1] }); console.log('open'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('starting the embedded PostgreSQL', () => {
  it('makes durable, checksummed data on the first start and finds it again on the next', async () => {
    const first = await startEmbedded({ dataDir, settings: { work_mem: '5MB' } })
    expect(await ask(first.connection, "select concat_ws(' ', current_setting('fsync'), current_setting('data_checksums'))")).toBe('on on')
    expect(await ask(first.connection, "select current_setting('work_mem')")).toBe('5MB')
    expect(await ask(first.connection, "select string_agg(w, '' order by w) from unnest(array['b', 'É', 'a', 'f']) w")).toBe('abÉf')
    await ask(first.connection, 'create table kept as select 7 as seven')
    await Promise.all([first.stop(), first.stop()])
    const second = await startEmbedded({ dataDir })
    expect(await ask(second.connection, 'select seven from kept')).toBe(7)
    await second.stop()
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false)
  })

  it('lets nobody in without the password, which only its owner can read', async () => {
    const { connection, stop } = await startEmbedded({ dataDir })
    await expect(ask({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    await stop()
  })

  it('puts its socket elsewhere when the data folder lies too deep', async () => {
    chmodSync(dataDir, 0o711)
    const deep = join(dataDir, 'x'.repeat(90), 'data')
    const { connection, stop } = await startEmbedded({ dataDir: deep })
    expect(connection.host.length).toBeLessThan(80)
    expect(await ask(connection, 'select 1')).toBe(1)
    await stop()
    await nobodyIn(dataOf(deep))
  })

  it('begins again when an earlier first start was broken off', async () => {
    mkdirSync(`${dataOf(dataDir)}.new`, { recursive: true })
    writeFileSync(join(`${dataOf(dataDir)}.new`, 'PG_VERSION'), '18\n')
    const { connection, stop } = await startEmbedded({ dataDir })
    expect(await ask(connection, 'select 1')).toBe(1)
    await stop()
  })
})

describe('a death without warning', () => {
  it('of Node takes PostgreSQL along, and what was acknowledged is there afterwards', async () => {
    const node = await holder(dataDir)
    const { connection } = await openEmbedded({ dataDir })
    await ask(connection, 'create table kept as select 8 as eight')
    await killed(node)
    await nobodyIn(dataOf(dataDir))
    const again = await startEmbedded({ dataDir })
    expect(await ask(again.connection, 'select eight from kept')).toBe(8)
    await again.stop()
  })

  it('of Node does not stop the next start from taking over at once', async () => {
    await killed(await holder(dataDir))
    const again = await startEmbedded({ dataDir })
    expect(await ask(again.connection, 'select 1')).toBe(1)
    await again.stop()
  })

  it('of PostgreSQL alone is mended while Node lives', async () => {
    const { connection, stop } = await startEmbedded({ dataDir })
    await ask(connection, 'create table kept as select 9 as nine')
    const before = postmasterOf(dataDir)
    process.kill(before, 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(connection, 'select nine from kept')).toBe(9), { timeout: 30_000 })
    expect(postmasterOf(dataDir)).not.toBe(before)
    await stop()
  })

  it('of both at once is mended by the next start', async () => {
    const node = await holder(dataDir)
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await killed(node)
    const again = await startEmbedded({ dataDir })
    expect(await ask(again.connection, 'select 1')).toBe(1)
    await again.stop()
  })
})

describe('a start that cannot be', () => {
  it('is refused while another process lives on the data folder, which a command may join', async () => {
    const node = await holder(dataDir)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`already running on the data folder ${dataDir} (process ${node.pid})`)
    const joined = await openEmbedded({ dataDir })
    expect(await ask(joined.connection, 'select 1')).toBe(1)
    await joined.stop()
    expect(await ask(joined.connection, 'select 1')).toBe(1)
  })

  it('is refused on data of a newer PostgreSQL, which stays untouched', async () => {
    await (await startEmbedded({ dataDir })).stop()
    const version = join(dataOf(dataDir), 'PG_VERSION')
    writeFileSync(version, '99\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/was written by PostgreSQL 99 and this is PostgreSQL 18/)
    writeFileSync(version, '18\n')
    await (await startEmbedded({ dataDir })).stop()
  })

  it('is refused beside a broken lock file, ours or that of PostgreSQL, and works once it is deleted', async () => {
    await (await startEmbedded({ dataDir })).stop()
    for (const lock of [join(dataDir, 'server.lock'), join(dataOf(dataDir), 'postmaster.pid')]) {
      writeFileSync(lock, 'garbage')
      await expect(startEmbedded({ dataDir })).rejects.toThrow(`The lock file ${lock} is broken`)
      rmSync(lock)
    }
    await (await startEmbedded({ dataDir })).stop()
  })

  it('is refused when the data folder is a file, or the programs are not there', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    await expect(startEmbedded({ dataDir: file })).rejects.toThrow(`${file} is a file where a folder is needed`)
    await expect(startEmbedded({ dataDir, binDir: dataDir })).rejects.toThrow(`The PostgreSQL programs in ${dataDir} do not run`)
  })

  it('tells why PostgreSQL itself gives up, and leaves no lock behind', async () => {
    await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'much' } })).rejects.toThrow(
      /does not start in .* \(invalid value for parameter "shared_buffers"/,
    )
    await (await startEmbedded({ dataDir })).stop()
  })
})
