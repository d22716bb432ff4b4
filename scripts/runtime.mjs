import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { root, runNpm, Trouble } from './processes.mjs'

const wanted = { major: 24, version: '24.21.0' }

/** The Node that runs the product: this one when it is new enough, else one installed into `.runtime` once. */
export async function productNode() {
  if (majorOf(process.version) >= wanted.major) return process.execPath
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const node = join(root, '.runtime', 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!runs(node)) await install(name)
  if (!runs(node)) throw new Trouble(`Node ${wanted.version} does not run on this machine: install Node ${wanted.major} or later yourself.`)
  return node
}

/** The environment in which `node` and `npm` mean the product's Node. */
export const environmentFor = (node) => ({ ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` })

async function install(name) {
  console.log(`Fetching Node ${wanted.version}, once (this machine has ${process.version}) …`)
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runNpm(
    process.execPath,
    ['install', '--prefix', join(root, '.runtime'), ...quiet, `${name}@${wanted.version}`],
    process.env,
  )
  if (code !== 0)
    throw new Trouble(
      `Node ${wanted.version} could not be fetched: see npm's words above, or install Node ${wanted.major} or later yourself.`,
    )
}

/** A half-written file of an interrupted installation does not run. */
const runs = (node) => majorOf(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '') >= wanted.major

const majorOf = (version) => Number(/^v(\d+)/.exec(version)?.[1] ?? 0)
