import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@app/server/kit/port'
import { scratchFolder } from '@app/server/testing/scratch-folder'
import serverProgram from '../scripts/server-program.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')

/** Product, started as by its user. */
export interface Product {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** The test runner's own NODE_ENV would make a development build, which later runs would take for the product. */
const asProduct = () => ({ ...process.env, NODE_ENV: 'production' })

/** Zone with local time around noon: the free hours, the players and the closed drawers of a day exist at any hour of the machine. */
export function zoneOfNoon(now: Date): string {
  const ahead = 12 - now.getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Builds the web application if it is older than its sources. */
export async function buildWeb() {
  const words = "import { buildWeb } from './scripts/build-web.mjs'; await buildWeb(process.execPath, process.env)"
  const build = spawn(process.execPath, ['--input-type=module', '--eval', words], { cwd: root, env: asProduct(), stdio: 'inherit' })
  const [code] = (await once(build, 'exit')) as [number]
  if (code !== 0) throw new Error('The web application could not be built')
}

/** Copies the data folder of a demo club. The system's cp keeps the owner, which is another user if the product is started by root. */
export const copyDemo = (demo: string, to: string) => spawnSync('cp', ['-pR', `${demo}/.`, to])

/** Starts the product as a child process with a separate demo club on a free port, a copy of `demo` if given; its data are deleted on stop. */
export async function startProduct(demo?: string): Promise<Product & { readonly dataDir: string }> {
  const { folder: dataDir, discard } = scratchFolder('journey')
  if (demo) copyDemo(demo, dataDir)
  else await buildWeb()
  const product = await startOn(dataDir, { DEMO_ZONE: zoneOfNoon(new Date()) })
  return {
    ...product,
    dataDir,
    stop: async () => {
      await product.stop()
      discard()
    },
  }
}

/** Starts the product on a persistent data folder. */
export async function startOn(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort()
  const env = { ...asProduct(), DATABASE_URL: '', ...settings, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(process.execPath, serverProgram, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ready = new Promise<void>((started, failed) => {
    const listen = (part: Buffer) => {
      output = (output + part).slice(-4000)
      if (output.includes('is ready')) started()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => failed(new Error(`The product ended with ${code}: ${output}`)))
  })
  await ready
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
