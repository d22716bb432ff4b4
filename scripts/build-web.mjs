import { join } from 'node:path'
import { fingerprint, isStamped, putStamp } from './fingerprint.mjs'
import { root, run, Trouble } from './processes.mjs'

const web = join(root, 'packages', 'web')
const sources = [
  web,
  join(root, 'packages', 'contract'),
  join(root, 'docs', 'guide'),
  join(root, 'tsconfig.base.json'),
  join(root, 'package-lock.json'),
]
const stamp = join(web, 'dist', '.built')

/** Builds the web application when it is not the one of the present sources. */
export async function buildWeb(node, env) {
  const print = fingerprint(sources)
  if (isStamped(stamp, print)) return
  console.log('Building the web application …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await run(node, [vite, 'build', '--config', join(web, 'vite.config.ts'), '--logLevel', 'warn'], {
    cwd: web,
    env: { ...env, NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Trouble('The web application could not be built: see the words above.')
  putStamp(stamp, print)
}

if (process.argv[1] === import.meta.filename) await buildWeb(process.execPath, process.env)
