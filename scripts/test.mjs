import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { root, run, Trouble } from './processes.mjs'

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
/** What failed, and the first lines of why: said again at the end, where a reader of a long output looks. */
const failures = []
const failure = (name, why) => failures.push(`FAILED  ${name}\n${why.split('\n', 12).join('\n')}\n`)
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

/** Runs Vitest and counts its tests; a file that cannot even be loaded counts as one failure. */
async function vitestStep(name, projects, reports) {
  const began = performance.now()
  const file = join(reports, `${name}.json`)
  const outcome = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(node, [tool('vitest', 'vitest.mjs'), 'run', ...projects.flatMap((one) => ['--project', one]), ...outcome])
  const counted = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { numPassedTests: 0, numFailedTests: 0, testResults: [] }
  for (const { name: path, status, message, assertionResults } of counted.testResults) {
    const broken = assertionResults.filter((one) => one.status === 'failed')
    for (const one of broken) failure(`${relative(root, path)}  ${one.fullName}`, one.failureMessages.join('\n'))
    // a file that could not even be loaded has no tests
    if (status === 'failed' && broken.length === 0) failure(relative(root, path), message)
  }
  const failed = counted.numFailedTests || (code === 0 ? 0 : 1)
  report(name, began, { passed: counted.numPassedTests, failed })
}

async function tests() {
  const reports = mkdtempSync(join(tmpdir(), 'tribuna-reports-'))
  await webStep()
  await vitestStep('unit, server and web', ['unit', 'web-browser'], reports)
  await vitestStep('journeys', ['journeys'], reports)
  await vitestStep('recipes', ['recipes'], reports)
  rmSync(reports, { recursive: true, force: true })
}

await staticSteps()
if (!process.argv.includes('--static')) await tests()
console.log(['', ...failures].join('\n'))
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed ? 1 : 0
