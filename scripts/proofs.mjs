import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run, Trouble } from './processes.mjs'

/** Files with a short gear in `npm test`: kills, restarts, odd requests, histories of money, cut requests, races, the demo club, moves of a club, a year of two servers, many clubs. */
const proofs = [
  'restarts',
  'durability',
  'fuzz',
  'money-history',
  'money-cuts',
  '.race.',
  'demo.test',
  'plans',
  'move-kills',
  'two-servers',
  'many-clubs',
]

const isProof = (path) => proofs.some((proof) => path.includes(proof))

/** Options of the command line; refuses an unknown one, and a value that is not a whole number above zero. */
function readOptions() {
  try {
    const options = { rounds: { type: 'string' }, seed: { type: 'string' }, minutes: { type: 'string' } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    for (const [name, value] of Object.entries(values))
      if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} takes a whole number above zero, not '${String(value)}'.`)
    return { values, words: positionals }
  } catch (error) {
    throw new Trouble(error.message)
  }
}

/**
 * `npm run proofs [-- words] [--rounds n] [--seed n] [--minutes n]`: the long proofs with their full number of rounds; every night and before a
 * release. Words choose files by their path; `--minutes` prolongs the odd requests (`fuzz`) until the time is over or a fault is found.
 */
async function main() {
  const { values, words } = readOptions()
  const all = globSync('packages/server/src/**/*.test.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const files = all.filter((path) => isProof(path) && (words.length === 0 || words.some((word) => path.includes(word))))
  if (files.length === 0) throw new Trouble(`No proof has '${words.join("' or '")}' in its path.`)
  const settings = Object.entries(values).map(([name, value]) => `${name} ${String(value)}`)
  console.log(`${files.length} files; ${settings.join(', ') || 'rounds and seed of each proof'}.`)
  const given = Object.entries(values).map(([name, value]) => [`PROOF_${name.toUpperCase()}`, value])
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const env = { ...process.env, ...Object.fromEntries(given), PROOFS: '1' }
  return run(process.execPath, [vitest, 'run', '--project', 'unit', '--testTimeout', '1200000', ...files], { env })
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  console.error(error.message)
  process.exitCode = 1
}
