import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchBookings, benchSeries } from './bench/bookings.ts'
import type { Club } from './bench/clubs.ts'
import { databaseSeconds, memoryOf, processSeconds } from './bench/database-time.ts'
import { signIn } from './bench/desk-client.ts'
import { benchFees } from './bench/fees.ts'
import { startFloor } from './bench/floor-client.ts'
import { benchGrowth } from './bench/growth.ts'
import { benchLetters } from './bench/letters.ts'
import { compare, timed } from './bench/measure.ts'
import { benchLists, benchMembers } from './bench/members.ts'
import { benchIncome, benchTill } from './bench/money.ts'
import { benchInvoices, invoicingSettings } from './bench/official-invoices.ts'
import { benchPapers } from './bench/papers.ts'
import { benchPlanner, benchReports } from './bench/planner.ts'
import { benchReceipts } from './bench/receipts.ts'
import { broken, type Result, report, took } from './bench/report.ts'
import { benchRules } from './bench/rules.ts'
import { benchRuns } from './bench/runs.ts'
import { benchFile, benchGrid, benchManyCourts, benchPlannerScreen } from './bench/screens.ts'
import { benchWeight } from './bench/weight.ts'
import { openBrowser } from './browser.ts'
import { buildWeb, startOn } from './product.ts'

const root = join(import.meta.dirname, '..')

/** Data folder of a club, which is made once and kept: it takes minutes. */
function ensureClub(size: 'L' | 'M' | 'L1' | 'L30') {
  const dataDir = join(root, '.data', `bench-${size}`)
  if (existsSync(join(dataDir, 'ready'))) return dataDir
  console.log(`Making the ${size} club (once)…`)
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status } = spawnSync(process.execPath, ['packages/server/src/commands.ts', 'demo', '--size', size], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The ${size} club could not be made`)
  writeFileSync(join(dataDir, 'ready'), '')
  return dataDir
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format()
/** Words of the command line: only groups with one of them in their name are measured. */
const words = process.argv.slice(2)
const results: Result[] = []
async function judge(name: string, measure: () => Result[] | Promise<Result[]>) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) return
  const rows = await measure()
  results.push(...rows)
  console.log(`${report(rows)}\n`)
}

/** Start of the product against PostgreSQL and a bare server, on the same data folder. */
async function benchStart(dataDir: string): Promise<Result[]> {
  const start = (open: () => Promise<{ stop: () => Promise<void> }>) => async () => {
    let opened = { stop: async () => {} }
    const milliseconds = await timed(async () => {
      opened = await open()
    })()
    await opened.stop()
    return milliseconds
  }
  const bare = start(async () => {
    const floor = await startFloor(dataDir)
    await floor.ask('last')
    return floor
  })
  return [
    took(
      'warm start to the first answer',
      'start',
      await compare(
        start(() => startOn(dataDir)),
        [bare],
        { rounds: 3, unjudged: 1 },
      ),
    ),
  ]
}

/** Growth with the history: the large club beside one of a third of a year and one of ten years. */
async function withHistories(large: Club) {
  const [short, long] = [await open(ensureClub('L1')), await open(ensureClub('L30'))]
  try {
    return await benchGrowth(short.club, [
      [10, large],
      [30, long.club],
    ])
  } finally {
    await Promise.all([short.stop(), long.stop()])
  }
}

/** The product and the bare server on a club. */
async function open(dataDir: string) {
  const product = await startOn(dataDir, invoicingSettings)
  const floor = await startFloor(dataDir)
  const club: Club = { desk: await signIn(product.url), floor: floor.ask, today }
  return {
    ...product,
    club,
    stop: async () => {
      await floor.stop()
      await product.stop()
    },
  }
}

await buildWeb()
const [largeDir, smallDir] = [ensureClub('L'), ensureClub('M')]
await judge('rules', benchRules)
await judge('letters', benchLetters)
await judge('runs', benchRuns)
await judge('papers', benchPapers)
await judge('start', () => benchStart(largeDir))
const large = await open(largeDir)
const small = await open(smallDir)
const browser = await openBrowser()
try {
  await judge('planner', () => benchPlanner(large.club))
  await judge('bookings', () => benchBookings(large.club))
  await judge('series', () => benchSeries(large.club))
  await judge('till', () => benchTill(large.club, () => databaseSeconds(largeDir)))
  await judge('official invoices', () => benchInvoices(large.club))
  await judge('memory', () => [{ what: 'memory of the server, large club', value: memoryOf(large.pid), unit: 'MB', budget: 250 }])
  // after the memory of an ordinary day, which has no answers of thirty thousand rows
  await judge('lists', () => benchLists(large.club, small.club))
  await judge('income', () => benchIncome(large.club))
  await judge('fees', () => benchFees(large.club, () => databaseSeconds(largeDir) + processSeconds(large.pid)))
  await judge('receipts', () => benchReceipts(large.club, () => databaseSeconds(largeDir) + processSeconds(large.pid)))
  await judge('reports', () => benchReports(large.club))
  await judge('members', () => benchMembers(large.club))
  await judge('growth', () => withHistories(large.club))
  await judge('weight', () => benchWeight(browser, large.url))
  await judge('planner screen', () => benchPlannerScreen(browser, large.url, today))
  await judge('many courts', () => benchManyCourts(browser, large.url))
  await judge('file', () => benchFile(browser, large.url))
  await judge('grid', () => benchGrid(browser, small.url))
} finally {
  await browser.close()
  await Promise.all([large.stop(), small.stop()])
}
const bad = broken(results)
console.log(`${report(results)}\n`)
console.log(
  bad.length === 0
    ? `All ${results.length} budgets hold.`
    : `${bad.length} of ${results.length} budgets are broken: ${bad.map(({ what }) => what).join('; ')}.`,
)
process.exitCode = bad.length === 0 ? 0 : 1
