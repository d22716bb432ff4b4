import { join } from 'node:path'
import { root, run } from './processes.mjs'

/**
 * `npm run races [-- season.race]`: the races of the server with 200 rounds each; RACE_ROUNDS says another number. `npm test` makes a tenth.
 */
const rounds = process.env.RACE_ROUNDS ?? '200'
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const chosen = process.argv.slice(2)
const files = chosen.length > 0 ? chosen : ['.race.test.ts']
process.exitCode = await run(process.execPath, [vitest, 'run', '--project', 'unit', '--testTimeout', '600000', ...files], {
  env: { ...process.env, RACE_ROUNDS: rounds },
})
