import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mutationsOf, randomFrom } from './mutations.mjs'
import { root } from './processes.mjs'
import { copyProduct, runInCopy } from './product-copy.mjs'

/**
 * `npm run mutants [-- --count 60 --seed 7 --module bookings]`: makes mistakes in the rules of the modules, one at a time in a copy of the
 * product, and runs the tests of their module and the one that holds declarations to the tables, then those of all modules. A mistake that no
 * test finds is named; more than a tenth of those is a fault.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' }, module: { type: 'string', default: '*' } },
})
const least = 0.9
/** Milliseconds after which a mistake is one that never ends, which is found: many times what the tests of a module take. */
const longest = 600_000

const files = globSync(`packages/{contract,server}/src/modules/${values.module}/**/*.ts`, { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-|\/testing\.ts$|\/demo|\/seed\.ts$|texts\.ts$|\/simulator\.ts$|\/module\.ts$/.test(file),
)
const all = files.toSorted().flatMap((file) => mutationsOf(readFileSync(join(root, file), 'utf8')).map((mistake) => ({ file, ...mistake })))
const random = randomFrom(Number(values.seed))
const chosen = all
  .map((mistake) => ({ mistake, at: random() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, Number(values.count))
  .map(({ mistake }) => mistake)

const folder = copyProduct('mutants')
const moduleOf = (file) => file.split('/')[4]
/** Holds what every module declares to the tables that the migrations make. */
const declarations = 'packages/server/src/registry.test.ts'
/** Runs the tests of modules in the copy, and that of declarations; whether all of them pass, within `limit` milliseconds. */
async function pass(modules, limit) {
  const own = modules.flatMap((one) => ['server', 'contract'].map((part) => `packages/${part}/src/modules/${one === '*' ? '' : `${one}/`}`))
  const tests = [...own, declarations]
  // in threads, so that one in an endless loop ends with its process
  const options = ['--project', 'unit', '--pool', 'threads', '--bail', '1', '--passWithNoTests']
  return (await runInCopy(folder, [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...options, ...tests], { limit })).code === 0
}
/** Whether a test of its module finds the mistake. */
async function isFound({ file, source }) {
  const place = join(folder, file)
  const sound = readFileSync(place, 'utf8')
  writeFileSync(place, source)
  const passed = (await pass([moduleOf(file)], longest)) && (await pass(['*'], longest))
  writeFileSync(place, sound)
  return !passed
}

console.log(`${all.length} mistakes can be made in ${files.length} files; ${chosen.length} of them are, with seed ${values.seed}.`)
// tests that fail without a mistake would find every one
if (!(await pass([...new Set(chosen.map(({ file }) => moduleOf(file)))]))) throw new Error('The tests fail without any mistake.')
const missed = []
for (const [index, mistake] of chosen.entries()) {
  const found = await isFound(mistake)
  if (!found) missed.push(mistake)
  const { file, line, what, was, is } = mistake
  if (!found) console.log(`MISSED  ${file}:${line}  ${what}\n    ${was}\n    ${is}`)
  else if (process.stdout.isTTY) process.stdout.write(`\r${index + 1} of ${chosen.length}`)
}
rmSync(folder, { recursive: true, force: true })
const share = (chosen.length - missed.length) / chosen.length
console.log(`${chosen.length - missed.length} of ${chosen.length} mistakes were found: ${Math.floor(100 * share)} %.`)
process.exitCode = share >= least ? 0 : 1
