import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './processes.mjs'

/** `npm run fuzz -- --minutes 10 [--seed 7]`: the fuzz of the tests with new requests until the time is over or something is found. */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: String(Date.now()) } },
})
console.log(`Seed ${values.seed}; a finding names its request.`)
const program = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'packages/server/src/fuzz.test.ts']
process.exitCode = await run(process.execPath, program, { env: { ...process.env, FUZZ_MINUTES: values.minutes, FUZZ_SEED: values.seed } })
