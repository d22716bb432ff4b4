import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Connection } from '../kit/embedded/embedded-postgres.ts'
import { postmasterFile, postmasterPid } from '../kit/embedded/postmaster-file.ts'
import { processesIn } from '../kit/embedded/process-identity.ts'

/** The PostgreSQL data of a data folder. */
export const dataOf = (folder: string) => join(folder, 'postgres', 'data')
export const postmasterOf = (folder: string) =>
  postmasterPid(dataOf(folder)) ?? expect.fail(`${postmasterFile(dataOf(folder))} names nobody`)
export const untilNoProcess = (data: string) => vi.waitFor(() => expect(processesIn(data)).toEqual([]), { timeout: 30_000 })
export const logged = (folder: string, words: string) =>
  vi.waitFor(() => expect(readFileSync(join(folder, 'postgres', 'log'), 'utf8')).toContain(words), { timeout: 30_000, interval: 1 })

/** The first datum of a statement's result, over a separate connection. */
export async function ask(connection: Connection, sql: string): Promise<unknown> {
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

export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** A new data folder for each test of a file, and other processes that end with the test. */
export function embeddedFolder() {
  const place = { dataDir: '' }
  const processes: ChildProcess[] = []
  beforeEach(() => {
    place.dataDir = mkdtempSync(join(tmpdir(), 'tribuna-embedded-'))
  })
  afterEach(async () => {
    for (const process of processes.splice(0)) await killed(process)
    await untilNoProcess(dataOf(place.dataDir))
    rmSync(place.dataDir, { recursive: true, force: true })
  })
  /** Another process, once it has printed something. */
  const another = async (program: string, args: readonly string[], cwd?: string): Promise<ChildProcess> => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd })
    processes.push(child)
    await once(child.stdout, 'data')
    return child
  }
  const server = new URL('../kit/embedded/embedded-postgres.ts', import.meta.url).href
  const script = `import { startEmbedded } from '${server}'; await startEmbedded({ dataDir: process.argv[1] }); console.log('open'); setInterval(() => {}, 1000)`
  return {
    place,
    another,
    /** Another Node process that has the data folder open. */
    holder: () => another(process.execPath, ['--input-type=module', '--eval', script, place.dataDir]),
  }
}
