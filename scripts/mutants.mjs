import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withSwitches } from './mutation-switches.mjs'
import { mutationsOf, randomFrom, withMistake } from './mutations.mjs'
import { root } from './processes.mjs'
import { copyProduct, runInCopy } from './product-copy.mjs'

/**
 * `npm run mutants [-- --count 300 --seed 7 --module bookings]`: makes mistakes in the rules of the modules, in a copy of the product, and asks
 * the tests that come to the place of each: those of its own module first (with `--module` no others), 32 files where others come to it too.
 * A mistake that none of them finds is named; more than a tenth of those is a fault. Most mistakes are made while the product runs, by switches
 * (`mutation-switches.mjs`), one test file after another; those in texts of SQL, and those that no test comes to in its own process, are written
 * into the source, and the tests of their module run (0135).
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' }, module: { type: 'string', default: '*' } },
})
const least = 0.9
/** How many test files are asked for a mistake, the nearest first, when its own module has no more of them. */
const enough = 32
/** So many of them are asked one after another, for most are found by the first; then twice as many each time, for a run takes a while to begin. */
const single = 4
/** One in so many is no mistake: a test that fails then fails by itself, and nothing that was counted holds. */
const controls = 20
/** Milliseconds after which a mistake is one that never ends, which is found: many times what the tests of a module take. */
const longest = 600_000

const files = globSync(`packages/{contract,server}/src/modules/${values.module}/**/*.ts`, { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/test-|\/testing\.ts$|\/demo|\/seed\.ts$|texts\.ts$|\/simulator\.ts$|\/module\.ts$/.test(file),
)
const soundOf = (file) => readFileSync(join(root, file), 'utf8')
const all = files.toSorted().flatMap((file) => mutationsOf(soundOf(file)).map((mistake) => ({ file, ...mistake })))
const random = randomFrom(Number(values.seed))
const chosen = all
  .map((mistake) => ({ mistake, at: random() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, Number(values.count))
  .map(({ mistake }, id) => ({ id, ...mistake }))

const folder = copyProduct('mutants')
const moduleOf = (file) => file.split('/')[4]
const nameOf = (file) =>
  file
    .split('/')
    .at(-1)
    .replace(/(\.\w+)*\.ts$/, '')
/** Holds what every module declares to the tables that the migrations make. */
const declarations = 'packages/server/src/registry.test.ts'

const byFile = Object.fromEntries(Map.groupBy(chosen, ({ file }) => file))
const switched = new Set(Object.entries(byFile).flatMap(([file, own]) => [...withSwitches(soundOf(file), own, file).switched]))

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const linesOf = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []
/** Runs test files on sources with switches: how each ended, and which places it came to. */
async function run(name, include) {
  const plan = { folder, mistakes: byFile, include, outcomes: join(folder, `${name}.outcomes`), reached: join(folder, `${name}.reached`) }
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan))
  const { output } = await runInCopy(folder, [vitest, 'run', '--config', join(root, 'scripts/mutants.config.mjs')], {
    env: { MUTANTS_PLAN: join(folder, 'plan.json') },
  })
  const outcomes = linesOf(plan.outcomes)
  if (outcomes.length === 0) throw new Error(output)
  return { outcomes, reached: linesOf(plan.reached) }
}

/** A test file of this name that makes one mistake (null: none) and runs another one, read anew for it, until a test fails. */
const planted = (name, made, test) => `import { afterAll, beforeEach } from 'vitest'
const { mistakes } = globalThis
Object.assign(mistakes, { made: ${made}, times: 0 })
afterAll(() => void Object.assign(mistakes, { made: null }))
let failed = false
beforeEach((test) => {
  test.onTestFailed(() => void (failed = true))
  if (failed) test.skip()
})
await import(${JSON.stringify(`${join(folder, test)}?${name}`)})
`

/** Asks for each mistake its test files from one place to another; those that none of them finds are left. */
async function ask(waiting, from, to) {
  const at = join(folder, 'planted')
  rmSync(at, { recursive: true, force: true })
  mkdirSync(at)
  const asked = waiting.flatMap(({ id, tests }) => tests.slice(from, to).map((test, i) => ({ id, test, name: `${id}-${from + i}` })))
  if (asked.length === 0) return waiting
  const write = (name, made, test) => writeFileSync(join(at, `${name}.test.mjs`), planted(name, made, test))
  for (const { id, test, name } of asked) write(name, id, test)
  for (const { test, name } of asked.filter((_, index) => index % controls === 0)) write(`control-${name}`, null, test)
  const { outcomes } = await run(`round-${from}`, ['planted/*.test.mjs'])
  const failed = outcomes.filter((one) => one.failed).map(({ file }) => file.split('/').at(-1).replace('.test.mjs', ''))
  const broken = asked.filter(({ name }) => failed.includes(`control-${name}`))
  if (broken.length > 0) throw new Error(`Tests fail without a mistake: ${broken.map(({ test }) => test).join(', ')}`)
  const found = new Set(failed.map((name) => Number(name.split('-')[0])))
  return waiting.filter(({ id }) => !found.has(id))
}

/** Runs tests in the copy as they are; whether all of them pass, within `limit` milliseconds. */
async function pass(tests) {
  // in threads, so that one in an endless loop ends with its process
  const options = ['--project', 'unit', '--pool', 'threads', '--bail', '1', '--passWithNoTests']
  return (await runInCopy(folder, [vitest, 'run', ...options, ...tests], { limit: longest })).code === 0
}
/** Whether a test of its module, or that of declarations, finds a mistake that is written into the source. */
async function isFound({ file, ...mistake }) {
  writeFileSync(join(folder, file), withMistake(soundOf(file), mistake))
  const passed = await pass([...['server', 'contract'].map((part) => `packages/${part}/src/modules/${moduleOf(file)}/`), declarations])
  writeFileSync(join(folder, file), soundOf(file))
  return !passed
}

console.log(`${all.length} mistakes can be made in ${files.length} files; ${chosen.length} of them are, with seed ${values.seed}.`)
const sound = await run('sound', [`packages/{contract,server}/src/modules/${values.module}/**/*.test.ts`, declarations])
const broken = sound.outcomes.filter(({ failed }) => failed)
if (broken.length > 0) throw new Error(`Tests fail without any mistake: ${broken.map(({ file }) => file).join(', ')}`)

const time = new Map(sound.outcomes.map(({ file, milliseconds }) => [file, milliseconds]))
/** The test files that come to the place of a mistake, the nearest and shortest first: all of its module, and others up to `enough`. */
function testsOf({ id, file }) {
  const farness = (test) => (nameOf(test) === nameOf(file) ? 0 : moduleOf(test) === moduleOf(file) ? 1 : 2)
  const tests = sound.reached
    .filter(({ places }) => places.includes(id))
    .map((one) => one.file)
    .toSorted((a, b) => farness(a) - farness(b) || time.get(a) - time.get(b))
  const own = tests.filter((test) => farness(test) < 2)
  return tests.slice(0, Math.max(enough, own.length))
}
const withTests = chosen.map((mistake) => ({ ...mistake, tests: testsOf(mistake) }))
/** Whether a mistake has to be written into the source: it has no switch, or is read while a module is loaded, or in another process. */
const isWritten = ({ id, tests }) => !switched.has(id) || tests.length === 0

let left = withTests.filter((mistake) => !isWritten(mistake))
for (let from = 0; left.some(({ tests }) => tests.length > from); ) {
  const to = from < single ? from + 1 : 2 * from
  left = await ask(left, from, to)
  console.log(`${left.length} are left after the nearest ${to} test files.`)
  from = to
}
const missed = [...left]
for (const mistake of withTests.filter(isWritten)) if (!(await isFound(mistake))) missed.push(mistake)
for (const { file, line, what, was, is } of missed) console.log(`MISSED  ${file}:${line}  ${what}\n    ${was}\n    ${is}`)
rmSync(folder, { recursive: true, force: true })
const share = (chosen.length - missed.length) / chosen.length
console.log(`${chosen.length - missed.length} of ${chosen.length} mistakes were found: ${Math.floor(100 * share)} %.`)
process.exitCode = share >= least ? 0 : 1
