import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@app/contract/values/day'
import { openEmbedded } from '@app/server/kit/embedded-postgres'
import { signIn } from './bench/desk-client.ts'
import { broken, medians, type Result, report, slownessOf } from './bench/measure.ts'
import { benchIncome, benchMerge, benchTill } from './bench/money.ts'
import { benchRules } from './bench/rules.ts'
import { benchGrowth, benchList, benchPlanner, benchSeries, benchWrites, floorQueries } from './bench/server.ts'
import { benchFile, benchGrid, benchManyCourts, benchScreens, benchWeight } from './bench/web.ts'
import { openBrowser } from './browser.ts'
import { buildWeb, startOn } from './product.ts'

const root = join(import.meta.dirname, '..')
const dataOf = (size: string) => join(root, '.data', `bench-${size}`)

/** The large club is made once and kept: it takes minutes. */
function ensureClub(size: 'L' | 'M') {
  const dataDir = dataOf(size)
  if (existsSync(join(dataDir, 'ready'))) return dataDir
  console.log(`Making the ${size} club (once)…`)
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const made = spawnSync(process.execPath, ['packages/server/src/commands.ts', 'demo', '--size', size], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (made.status !== 0) throw new Error(`The ${size} club could not be made`)
  spawnSync(process.execPath, ['-e', `require('node:fs').writeFileSync(${JSON.stringify(join(dataDir, 'ready'))}, '')`])
  return dataDir
}

/** The bare server beside the product, on the same database. */
async function startFloor(dataDir: string, queries: Record<string, readonly string[]>) {
  const { connection } = await openEmbedded({ dataDir })
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bench/floor-server.ts'), JSON.stringify({ connection, queries })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [piece] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(piece.toString())
  return {
    /** The answer as text: the product's is not parsed either. */
    ask: async (name: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${name}`)
      const text = await answer.text()
      if (!answer.ok) throw new Error(text)
      return text
    },
    stop: () => child.kill(),
  }
}
/** The day after the last booking there is: a run leaves its bookings behind. */
async function firstFreeDay(ask: (name: string) => Promise<string>) {
  const [row] = JSON.parse(await ask('last')) as { last: string }[]
  return addDays(row!.last, 1)
}

/** How long PostgreSQL's processes have worked, in seconds, those that have ended too: the client and the server of the bench are on the same machine. */
function databaseSeconds(dataDir: string) {
  const postmaster = readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const file = `/proc/${pid}/stat`
      // after the name, which may hold spaces: state, parent, …, and from the twelfth place on the ticks of the process and of those it has seen end
      const stat = existsSync(file)
        ? readFileSync(file, 'utf8')
            .replace(/^.*\) /, '')
            .split(' ')
        : []
      return pid === postmaster || stat[1] === postmaster ? stat.slice(11, 15).map(Number) : []
    })
  return ticks.reduce((sum, one) => sum + one, 0) / 100
}

/** Resident memory of a process in megabytes. */
const memoryOf = (pid: number) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]) / 1024

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format()
const results: Result[] = []
await buildWeb()
const [largeDir, smallDir] = [ensureClub('L'), ensureClub('M')]
const began = performance.now()
const large = await startOn(largeDir)
const warmStart = performance.now() - began
const small = await startOn(smallDir)
const floor = await startFloor(largeDir, floorQueries(today))
const smallFloor = await startFloor(smallDir, floorQueries(today))
const slownessNow = async () => slownessOf((await medians([() => floor.ask('planner')], 20))[0]!)
let before = await slownessNow()
/** Measures, beside the speed of the machine before and after, whose middle counts: it changes from minute to minute. */
async function say(measure: () => Result[] | Promise<Result[]>) {
  const rows = await measure()
  const after = await slownessNow()
  const slowness = (before + after) / 2
  before = after
  const judged = rows.map((row) => ({ slowness, ...row }))
  results.push(...judged)
  console.log(`${report(judged)}\nthe machine takes ${slowness.toFixed(2)} × the time of the reference\n`)
}
const browser = await openBrowser()
try {
  await say(benchRules)
  await say(() => [{ what: 'warm start to the first answer', value: warmStart, unit: 'ms', budget: 3000, sense: 'most' }])
  const desk = await signIn(large.url)
  const other = await signIn(small.url)
  await say(() => benchPlanner(desk, floor.ask, today))
  const free = await firstFreeDay(floor.ask)
  await say(() => benchWrites(desk, floor.ask, free))
  await say(() => benchSeries(desk, today))
  await say(() => benchTill(desk, floor.ask, () => databaseSeconds(largeDir)))
  await say(() => [{ what: 'memory of the server, large club', value: memoryOf(large.pid), unit: 'MB', budget: 250, sense: 'most' }])
  // after the memory of an ordinary day: thirty thousand rows at once are none
  await say(() => benchList({ product: desk, floor: floor.ask }, { product: other, floor: smallFloor.ask }))
  await say(() => benchIncome(desk, floor.ask, today))
  await say(() => benchMerge(desk))
  const growing = { today, free: addDays(await firstFreeDay(floor.ask), 1), otherFree: await firstFreeDay(smallFloor.ask) }
  await say(() => benchGrowth(desk, other, growing))
  await say(() => benchWeight(browser, large.url))
  await say(() => benchScreens(browser, large.url, today))
  await say(() => benchManyCourts(browser, large.url))
  await say(() => benchFile(browser, large.url))
  await say(() => benchGrid(browser, small.url))
} finally {
  await browser.close()
  floor.stop()
  smallFloor.stop()
  await Promise.all([large.stop(), small.stop()])
}
const bad = broken(results)
console.log(
  bad.length === 0
    ? `All ${results.length} budgets hold.`
    : `${bad.length} of ${results.length} budgets are broken: ${bad.map(({ what }) => what).join('; ')}.`,
)
process.exitCode = bad.length === 0 ? 0 : 1
