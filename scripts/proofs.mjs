import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './processes.mjs'

/** Files with a short gear in `npm test`: kills, restarts, odd requests, histories of money, cut requests, races, the demo club. */
const proofs = ['restarts', 'durability', 'fuzz', 'money-history', 'money-cuts', '.race.', 'demo.test']

/**
 * `npm run proofs [-- words] [--rounds n] [--seed n] [--minutes n]`: the long proofs with their full number of rounds; every night and before a
 * release. Words choose files by their path; `--minutes` prolongs the odd requests (`fuzz`) until the time is over or a fault is found.
 */
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, minutes: { type: 'string' } },
  allowPositionals: true,
})
const given = Object.entries(values).map(([name, value]) => [`PROOF_${name.toUpperCase()}`, value])
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const files = positionals.length > 0 ? positionals : proofs
process.exitCode = await run(process.execPath, [vitest, 'run', '--project', 'unit', '--testTimeout', '1200000', ...files], {
  env: { ...process.env, ...Object.fromEntries(given), PROOFS: '1' },
})
