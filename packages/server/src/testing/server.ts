import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Connection, startEmbedded } from '../kit/embedded/embedded-postgres.ts'
import { postmasterPid } from '../kit/embedded/postmaster-file.ts'
import { connectionAt } from './address.ts'
import { scratchFolder } from './scratch-folder.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run, with the right to create databases: `inject('database')`. */
    database: Connection
  }
}

/** Connections of the PostgreSQL: each file of a run in parallel has two pools of its own. */
const max_connections = '400'

/** A PostgreSQL of its own, in a scratch folder. Stopped without a checkpoint, since its data is discarded. */
async function ownServer() {
  const { folder: dataDir, discard } = scratchFolder('test')
  const server = await startEmbedded({ dataDir, binDir: process.env.PG_BIN_DIR, settings: { max_connections } })
  const stop = async () => {
    const stopped = server.stop()
    const postmaster = postmasterPid(join(dataDir, 'postgres', 'data'))
    if (postmaster !== undefined && process.platform !== 'win32') process.kill(postmaster, 'SIGQUIT')
    await stopped
    discard()
  }
  return { connection: server.connection, stop }
}

/** A running server, on which the databases of one run are made, and dropped at its end. */
async function givenServer(address: string) {
  const connection = connectionAt(address)
  const admin = new pg.Client(connection)
  await admin.connect()
  const names = async () => (await admin.query<{ datname: string }>('select datname from pg_database')).rows.map((row) => row.datname)
  const before = new Set(await names())
  const stop = async () => {
    for (const name of await names()) if (!before.has(name)) await admin.query(`drop database "${name}" with (force)`)
    await admin.end()
  }
  return { connection, stop }
}

/** Global set-up of the tests: one PostgreSQL per run, its own or the one at `TEST_DATABASE_URL`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const address = process.env.TEST_DATABASE_URL
  const { connection, stop } = address ? await givenServer(address) : await ownServer()
  await prepareTemplate(connection)
  project.provide('database', connection)
  return stop
}
