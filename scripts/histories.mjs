import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './processes.mjs'

/** `npm run histories -- --count 100000 [--seed 7]`: random histories of money, many more than the suite has time for. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: String(Date.now()) } },
})
console.log(`Seed ${values.seed}.`)
const program = [
  join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  'unit',
  'packages/server/src/money-history.test.ts',
]
process.exitCode = await run(process.execPath, program, { env: { ...process.env, HISTORIES: values.count, HISTORIES_SEED: values.seed } })
