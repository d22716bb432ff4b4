import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { root, run, Trouble } from './processes.mjs'
import { dearest, risen } from './test-times.mjs'

/**
 * `npm test`: everything. `npm test -- bookings cash`: the test files of all packages and the journeys with one of these words in their path,
 * and nothing else (`--static` adds the static part). `npm run check`: the static part alone.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isStatic = process.argv.includes('--static')
const unknown = process.argv.slice(2).filter((word) => (word.startsWith('--') && word !== '--static') || word.trim() === '')
if (unknown.length > 0) {
  console.error(`Unknown: '${unknown.join("', '")}'. npm test takes words of paths, and --static.`)
  process.exit(1)
}

const node = process.execPath
const tool = (...words) => join(root, 'node_modules', ...words)

const statics = [
  ['format', tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--no-errors-on-unmatched', '.'],
  ['lint', tool('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'],
  ...['packages/contract', 'packages/server', 'packages/web', 'e2e'].map((at) => [
    `types of ${at}`,
    tool('typescript', 'bin', 'tsc'),
    '-p',
    at,
  ]),
  ['dead code', tool('knip', 'bin', 'knip.js')],
  [
    'code that only tests use',
    tool('knip', 'bin', 'knip.js'),
    '--production',
    ...['--include', 'files,exports,types', '-c', 'knip.production.json'],
  ],
]

const totals = { passed: 0, failed: 0 }
/** Name and first lines of every failure, repeated at the end of the output. */
const failures = []
/** Seconds that each test file took, by path. */
const times = new Map()
const failure = (name, why) => {
  const lines = why.split('\n').filter((line) => !line.includes('node_modules'))
  failures.push(`FAILED  ${name}\n${lines.slice(0, 12).join('\n')}\n`)
}
const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`

function report(name, began, { passed, failed, output = '' }) {
  totals.passed += passed
  totals.failed += failed
  console.log(`${failed ? 'FAILED' : 'ok'}  ${name}  ${seconds(began)}${passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : ''}`)
  if (!failed || !output) return
  console.log(output)
  failure(name, output)
}

/** One tool, silent unless it finds something. */
async function staticStep([name, program, ...args]) {
  const began = performance.now()
  const child = spawn(node, [program, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const code = await new Promise((ended) => child.once('close', ended))
  report(name, began, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output: output.trim() })
}

/** Two at a time: the tools use more than one core each only in part. */
async function staticSteps() {
  const waiting = [...statics]
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await staticStep(step)
  }
  await Promise.all([worker(), worker()])
}

async function webStep() {
  const began = performance.now()
  try {
    await buildWeb(node, process.env)
    report('web build', began, { passed: 1, failed: 0 })
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    report('web build', began, { passed: 0, failed: 1, output: error.message })
  }
}

/** Runs Vitest on the projects, or on these files of theirs, and counts its tests; a file that cannot even be loaded counts as one failure. */
async function vitestStep(name, projects, reports, files = []) {
  const began = performance.now()
  const file = join(reports, `${name}.json`)
  const outcome = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(node, [
    tool('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((one) => ['--project', one]),
    ...outcome,
    ...files,
  ])
  const counted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  for (const { name: path, status, message, assertionResults, startTime, endTime } of counted.testResults) {
    times.set(relative(root, path), (endTime - startTime) / 1000)
    const broken = assertionResults.filter((one) => one.status === 'failed')
    for (const one of broken) failure(`${relative(root, path)}  ${one.fullName}`, one.failureMessages.join('\n'))
    // a file that could not even be loaded has no tests
    if (status === 'failed' && broken.length === 0) failure(relative(root, path), message)
  }
  const failed = counted.numFailedTests || (code === 0 ? 0 : 1)
  if (code !== 0 && counted.testResults.every(({ status }) => status !== 'failed'))
    failure(name, `It ended with code ${code} before its tests did.`)
  report(name, began, { passed: counted.numPassedTests, failed })
}

/** Test files with one of the words in their path, by the step that runs them. */
function chosenFiles() {
  const found = globSync('{packages,e2e,scripts}/**/*.test.{ts,tsx,mjs}', { cwd: root, exclude: (name) => name === 'node_modules' })
  const paths = found.map((path) => path.replaceAll('\\', '/'))
  for (const word of words) if (!paths.some((path) => path.includes(word))) failure(word, 'No test file has this word in its path.')
  const chosen = paths.filter((path) => words.some((word) => path.includes(word)))
  const isJourney = (path) => path.includes('.journey.')
  return { journeys: chosen.filter(isJourney), units: chosen.filter((path) => !isJourney(path)) }
}

async function chosenTests(reports) {
  const { units, journeys } = chosenFiles()
  if (units.length > 0) await vitestStep('unit, server and web', ['rules', 'unit', 'web-browser', 'recipes'], reports, units)
  if (journeys.length > 0) await vitestStep('journeys', ['journeys'], reports, journeys)
}

async function allTests(reports) {
  await webStep()
  await vitestStep('unit, server and web', ['unit', 'web-browser'], reports)
  await vitestStep('journeys', ['journeys'], reports)
  await vitestStep('recipes', ['recipes'], reports)
}

const reports = mkdtempSync(join(tmpdir(), 'tribuna-reports-'))
if (words.length === 0 || isStatic) {
  await staticSteps()
  await vitestStep('rules of the house', ['rules'], reports)
}
if (words.length > 0) await chosenTests(reports)
else if (!isStatic) await allTests(reports)
rmSync(reports, { recursive: true, force: true })
if (times.size > 0) console.log(['', 'Dearest test files:', ...dearest(times)].join('\n'))
if (words.length === 0 && !isStatic) console.log(risen(times).join('\n'))
console.log(['', ...failures].join('\n'))
console.log(`${totals.passed} passed, ${Math.max(totals.failed, failures.length > 0 ? 1 : 0)} failed`)
process.exitCode = failures.length > 0 || totals.failed ? 1 : 0
