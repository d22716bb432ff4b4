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
/** Builds of the web: the program of staff and the page of players. */
const builds = [
  { config: 'vite.config.ts', stamp: join(web, 'dist', '.built'), what: 'web application' },
  { config: 'vite.member.config.ts', stamp: join(web, 'dist-member', '.built'), what: 'page of players' },
]

/** Builds each part of the web that is not the one of the present sources. */
export async function buildWeb(node, env) {
  const print = fingerprint(sources)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  for (const { config, stamp, what } of builds) {
    if (isStamped(stamp, print)) continue
    console.log(`Building the ${what} …`)
    const code = await run(node, [vite, 'build', '--config', join(web, config), '--logLevel', 'warn'], {
      cwd: web,
      env: { ...env, NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Trouble(`The ${what} could not be built: see the words above.`)
    putStamp(stamp, print)
  }
}

if (process.argv[1] === import.meta.filename) await buildWeb(process.execPath, process.env)
