import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Connection, startEmbedded } from '../kit/embedded/embedded-postgres.ts'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this test run, with the right to create databases: `inject('database')`. */
    database: Connection
  }
}

/** Global set-up of the tests: one PostgreSQL per run, in a folder that goes away with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tribuna-test-'))
  const server = await startEmbedded({ dataDir, binDir: process.env.PG_BIN_DIR })
  await prepareTemplate(server.connection)
  project.provide('database', server.connection)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
