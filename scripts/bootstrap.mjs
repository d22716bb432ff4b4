import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildWeb } from './build-web.mjs'
import { installPackages } from './install.mjs'
import { root, run, Trouble } from './processes.mjs'
import { environmentFor, productNode } from './runtime.mjs'

const [command, ...args] = process.argv.slice(2)
const server = 'packages/server/src'

/** Flags of the server's Node: young memory for the garbage of a few large answers, and a collection when old memory has grown by half. With the settings below the server stays under a quarter of a gigabyte. */
const serverProgram = JSON.parse(readFileSync(new URL('server-program.json', import.meta.url), 'utf8'))

/** Program of each npm script, with what has to be there first: a browser, the built web application. */
const commands = {
  start: { web: true, program: serverProgram },
  dev: { program: ['scripts/dev.mjs'] },
  test: { browser: true, program: ['scripts/test.mjs'] },
  check: { program: ['scripts/test.mjs', '--static'] },
  rules: { program: ['scripts/citations.mjs'] },
  texts: { program: ['scripts/texts.mjs'] },
  format: { program: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--no-errors-on-unmatched', '.'] },
  proofs: { program: ['scripts/proofs.mjs'] },
  look: { browser: true, web: true, program: ['e2e/look.ts'] },
  guide: { browser: true, web: true, program: ['e2e/guide.ts'] },
  bench: { browser: true, web: true, program: ['e2e/bench.ts'] },
}
const tasks = [
  'verify',
  'where',
  'backup',
  'restore',
  'demo',
  'import',
  'club',
  'rotate-key',
  'pending',
  'db:diff',
  'card-simulator',
  'cash-machine-simulator',
  'verifactu-simulator',
  'terminal-simulator',
]

async function main() {
  const chosen = commands[command] ?? (tasks.includes(command) && { program: [`${server}/commands.ts`, command] })
  if (!chosen) throw new Trouble(`There is no command "${command}": use one of ${[...Object.keys(commands), ...tasks].join(', ')}.`)
  const node = await productNode()
  const env = environmentFor(node)
  await installPackages(node, env)
  // sources that were read once need not be made ready again
  env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled')
  // glibc keeps freed memory for each thread apart: two such stores do for a server whose work is in one
  env.MALLOC_ARENA_MAX ??= '2'
  if (chosen.browser) env.CHROMIUM_PATH = await findBrowser(node, env)
  if (chosen.web) await buildWeb(node, env)
  // the server ends with this process, even a killed one
  if (command === 'start') env.STARTED_BY = String(process.pid)
  return run(node, [...chosen.program, ...args], { env })
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  console.error(error.message)
  process.exitCode = 1
}
