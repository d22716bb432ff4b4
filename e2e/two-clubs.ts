import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openPool } from '@app/server/kit/database'
import { openEmbedded } from '@app/server/kit/embedded-postgres'
import { scratchFolder } from '@app/server/testing/scratch-folder'
import { afterAll, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { copyDemo, startOn } from './product.ts'

/** Product with the demo club at `localhost` and a second one, Tennis Vallformosa, at `dos.localhost`, and a browser. */
export async function twoClubs(settings: NodeJS.ProcessEnv = {}) {
  const { folder: dataDir, discard } = scratchFolder('two-clubs')
  afterAll(discard)
  copyDemo(inject('demoFolder'), dataDir)
  const create = ['club', 'create', 'dos', '--name', 'Tennis Vallformosa', '--admin', 'dos@club.test', '--zone', inject('demoZone')]
  const created = spawnSync(process.execPath, ['packages/server/src/commands.ts', ...create], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  if (created.status !== 0) throw new Error(created.stderr)
  const product = await startOn(dataDir, settings)
  afterAll(product.stop)
  const { connection } = await openEmbedded({ dataDir })
  const pool = openPool(connection)
  afterAll(() => pool.end())
  const browser = await openBrowser()
  afterAll(() => browser.close())
  return { pool, browser, at: (host: string) => product.url.replace('127.0.0.1', host) }
}
