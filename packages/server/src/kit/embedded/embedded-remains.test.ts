import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, dataOf, embeddedFolder, killed, logged, postmasterOf } from '../../testing/embedded.ts'
import { openEmbedded, startEmbedded } from './embedded-postgres.ts'
import { postgresFamily, processesIn, startTimeOf } from './process-identity.ts'
import { watch } from './watcher.ts'

const { place, holder, another } = embeddedFolder()
let dataDir: string
beforeEach(() => {
  dataDir = place.dataDir
})

const kept = async () => {
  const { connection, stop } = await startEmbedded({ dataDir })
  const answer = await ask(connection, 'select one from kept')
  await stop()
  return answer
}

describe('a PostgreSQL that does not stop when it is asked to', () => {
  it('because it was hit in its recovery from a killed backend is ended by the next start, and nothing is lost', async () => {
    const node = await holder()
    const { connection } = await openEmbedded({ dataDir })
    await ask(connection, 'create table kept as select 1 as one')
    const desk = new pg.Client(connection)
    desk.on('error', () => undefined)
    await desk.connect()
    const { rows } = await desk.query<{ pid: number }>('select pg_backend_pid() as pid')
    const postmaster = postmasterOf(dataDir)
    process.kill(rows[0]!.pid, 'SIGKILL')
    await logged(dataDir, 'all server processes terminated; reinitializing')
    process.kill(postmaster, 'SIGINT')
    await killed(node)
    expect(await kept()).toBe(1)
  })

  it('at all is ended by the next start', async () => {
    const node = await holder()
    await ask((await openEmbedded({ dataDir })).connection, 'create table kept as select 1 as one')
    process.kill(postmasterOf(dataDir), 'SIGSTOP')
    await killed(node)
    expect(await kept()).toBe(1)
  })

  it('at all is ended by the watcher, when nobody starts again', async () => {
    const node = await holder()
    process.kill(postmasterOf(dataDir), 'SIGSTOP')
    await killed(node)
    await expect.poll(() => processesIn(dataOf(dataDir)), { timeout: 30_000 }).toEqual([])
  })

  it('at all does not keep its own server from stopping', async () => {
    const { connection, stop } = await startEmbedded({ dataDir })
    await ask(connection, 'create table kept as select 1 as one')
    process.kill(postmasterOf(dataDir), 'SIGSTOP')
    await stop()
    expect(processesIn(dataOf(dataDir))).toEqual([])
    expect(await kept()).toBe(1)
  })
})

describe('a stranger', () => {
  it('who has the number of the last PostgreSQL, or looks around in its folder, neither stops the next start nor is stopped', async () => {
    await (await startEmbedded({ dataDir })).stop()
    const visitor = await another('/bin/sh', ['-c', 'echo here; exec sleep 1000'], dataOf(dataDir))
    writeFileSync(join(dataOf(dataDir), 'postmaster.pid'), `${visitor.pid}\n${dataOf(dataDir)}\n`)
    await (await startEmbedded({ dataDir })).stop()
    expect(visitor.signalCode).toBeNull()
  })

  it('who has the number of the PostgreSQL that was watched is left alone, and the watched one is ended however deaf it is', async () => {
    const deaf = () => another('/bin/sh', ['-c', "trap '' INT QUIT; echo here; while :; do sleep 1; done"])
    const [stranger, watched] = [await deaf(), await deaf()]
    const options = { cwd: '/', env: { PATH: process.env.PATH }, detached: true }
    const watchers = [
      watch({ pid: stranger.pid!, began: 'earlier' }, options),
      watch({ pid: watched.pid!, began: startTimeOf(watched.pid!)! }, options),
    ]
    const gone = [once(watched, 'exit'), ...watchers.map((one) => once(one, 'exit'))]
    for (const one of watchers) one.stdin!.end()
    await Promise.all(gone)
    expect([stranger.signalCode, watched.signalCode]).toEqual([null, 'SIGKILL'])
  })
})

describe('what a power cut left', () => {
  it.each([
    ['nothing', ''],
    ['zeros', '\0'.repeat(40)],
    ['half a file', '12'],
    ['garbage', 'garbage'],
  ])('of PostgreSQL’s lock file (%s) does not stop the next start', async (_, content) => {
    await (await startEmbedded({ dataDir })).stop()
    writeFileSync(join(dataOf(dataDir), 'postmaster.pid'), content)
    await (await startEmbedded({ dataDir })).stop()
    expect(existsSync(join(dataOf(dataDir), 'postmaster.pid'))).toBe(false)
  })

  it.each([
    ['nothing', ''],
    ['zeros', '\0'.repeat(40)],
  ])('of our lock file (%s) is taken over, but not from a PostgreSQL that lives', async (_, content) => {
    const lock = join(dataDir, 'server.lock')
    const { stop } = await startEmbedded({ dataDir })
    writeFileSync(lock, content)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`The lock file ${lock} is broken`)
    await stop()
    await (await startEmbedded({ dataDir })).stop()
    expect(existsSync(lock)).toBe(false)
  })
})

describe('the processes of a data folder', () => {
  it('are told by the postmaster’s command where the system tells no working folder', () => {
    const list = [
      '    1     0 /sbin/launchd',
      '  410     1 /opt/a b/bin/postgres -D /data/postgres/data -c fsync=on',
      '  411   410 postgres: checkpointer ',
      '  412   411 /bin/sh',
      '  420     1 /opt/bin/postgres -D /data/postgres/data2',
      '  430     1 vim /data/postgres/data/postgresql.conf',
    ]
    expect(postgresFamily(list.join('\n'), '/data/postgres/data')).toEqual([410, 411])
  })

  it('are none once only their parent has not yet buried them', async () => {
    const parent = spawn('/bin/sh', ['-c', 'sleep 0 & echo $!; exec sleep 1000'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer]
    await expect.poll(() => startTimeOf(Number(pid)), { timeout: 30_000 }).toBeUndefined()
    await killed(parent)
  })
})
