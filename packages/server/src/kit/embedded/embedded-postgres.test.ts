import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, dataOf, embeddedFolder, killed, postmasterOf, untilNoProcess } from '../../testing/embedded.ts'
import { openEmbedded, startEmbedded } from './embedded-postgres.ts'

const { place, holder } = embeddedFolder()
let dataDir: string
beforeEach(() => {
  dataDir = place.dataDir
})

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
    await untilNoProcess(dataOf(deep))
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
    const node = await holder()
    const { connection } = await openEmbedded({ dataDir })
    await ask(connection, 'create table kept as select 8 as eight')
    await killed(node)
    await untilNoProcess(dataOf(dataDir))
    const again = await startEmbedded({ dataDir })
    expect(await ask(again.connection, 'select eight from kept')).toBe(8)
    await again.stop()
  })

  it('of Node does not stop the next start from taking over at once', async () => {
    await killed(await holder())
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

  it('of PostgreSQL does not keep it from being stopped, at whatever moment of its next start', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { stop } = await startEmbedded({ dataDir })
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      for (let turn = 0; turn < 4 ** round; turn += 1) await new Promise(setImmediate)
      await expect(stop()).resolves.toBeUndefined()
      await untilNoProcess(dataOf(dataDir))
    }
  })

  it('of both at once is mended by the next start', async () => {
    const node = await holder()
    process.kill(postmasterOf(dataDir), 'SIGKILL')
    await killed(node)
    const again = await startEmbedded({ dataDir })
    expect(await ask(again.connection, 'select 1')).toBe(1)
    await again.stop()
  })
})

describe('a start that cannot be', () => {
  it('is refused while another process lives on the data folder, which a command may join', async () => {
    const node = await holder()
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

  it('is refused beside a lock file of ours that holds something else, and works once it is deleted', async () => {
    await (await startEmbedded({ dataDir })).stop()
    const lock = join(dataDir, 'server.lock')
    writeFileSync(lock, 'garbage')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`The lock file ${lock} is broken`)
    rmSync(lock)
    await (await startEmbedded({ dataDir })).stop()
  })

  it('is refused without the password of the database, and works once its file is back', async () => {
    await (await startEmbedded({ dataDir })).stop()
    const file = join(dataDir, 'postgres', 'password')
    const password = readFileSync(file)
    writeFileSync(file, '\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`The file ${file} is empty`)
    rmSync(file)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`The file ${file} is missing`)
    writeFileSync(file, password)
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

  it('tells the last words of a program that could not even be loaded', async () => {
    const binDir = join(dataDir, 'programs')
    mkdirSync(binDir)
    const programs = { postgres: 'echo "postgres (PostgreSQL) 18.4"', initdb: 'echo "initdb: libicuuc.so.60: no such file" >&2; exit 127' }
    for (const [name, words] of Object.entries(programs)) writeFileSync(join(binDir, name), `#!/bin/sh\n${words}\n`, { mode: 0o755 })
    await expect(startEmbedded({ dataDir, binDir })).rejects.toThrow('(initdb: libicuuc.so.60: no such file).')
    expect(readdirSync(dataDir)).toEqual(['programs'])
  })
})
