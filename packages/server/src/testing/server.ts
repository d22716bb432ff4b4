import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Connection, startEmbedded } from '../kit/embedded/embedded-postgres.ts'
import { postmasterPid } from '../kit/embedded/postmaster-file.ts'
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

/** Global set-up of the tests: one PostgreSQL per run, in a folder of its own. Stopped without a checkpoint, since its data is discarded. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder: dataDir, discard } = scratchFolder('test')
  const server = await startEmbedded({ dataDir, binDir: process.env.PG_BIN_DIR, settings: { max_connections } })
  await prepareTemplate(server.connection)
  project.provide('database', server.connection)
  return async () => {
    const stopped = server.stop()
    const postmaster = postmasterPid(join(dataDir, 'postgres', 'data'))
    if (postmaster !== undefined && process.platform !== 'win32') process.kill(postmaster, 'SIGQUIT')
    await stopped
    discard()
  }
}
