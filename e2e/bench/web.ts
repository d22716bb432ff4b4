import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addDays, type Day } from '@app/contract/values/day'
import type { Browser, Page } from 'playwright'
import { signInPage } from '../sign-in-page.ts'
import { percentile, type Result } from './measure.ts'

const dist = join(import.meta.dirname, '../../packages/web/dist')
const gz = async (file: string) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000

/** The files that a fresh browser asks for to show a route, without a word of the user. */
async function filesOf(browser: Browser, url: string, path: string): Promise<Set<string>> {
  const context = await browser.newContext({ locale: 'es-ES' })
  await signInPage(await context.newPage(), url)
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('request', (request) => {
    const file = request.url().split('/admin/')[1]?.split('?')[0]
    if (file?.startsWith('assets/')) files.add(file)
  })
  await page.goto(`${url}/admin#${path}`)
  await page.waitForLoadState('networkidle')
  await context.close()
  return files
}
/** Kilobytes (gzip) of these files. */
const weigh = async (files: readonly string[], ending: string) =>
  (await Promise.all(files.filter((file) => file.endsWith(ending)).map(gz))).reduce((sum, size) => sum + size, 0)

export async function benchWeight(browser: Browser, url: string): Promise<Result[]> {
  const first = await filesOf(browser, url, '/reservas/1')
  const results: Result[] = [
    { what: 'first JavaScript of shell + planner', value: await weigh([...first], '.js'), unit: 'kB gz', budget: 210, sense: 'most' },
    { what: 'first CSS', value: await weigh([...first], '.css'), unit: 'kB gz', budget: 40, sense: 'most' },
  ]
  for (const path of ['/socios', '/caja/1', '/params', '/socios/100/edit', '/socios/importar']) {
    const files = [...(await filesOf(browser, url, path))].filter((file) => !first.has(file))
    results.push({ what: `${path}, beyond shell + planner`, value: await weigh(files, '.js'), unit: 'kB gz', budget: 60, sense: 'most' })
  }
  return results
}

/** How the page itself tells when an answer is on the screen: which call, which attribute carries the ids, how many must show. */
interface Watch {
  readonly path: string
  readonly attribute: string
  readonly id: string
  readonly enough: number
}

/** What the page keeps for the measurements. */
interface Seen {
  drawn: number[]
  answers: Record<string, { wanted: string[]; at: number }>
  fetch: typeof fetch
  stand: (wanted: readonly string[]) => boolean
}
/** Runs in the page: from the moment an answer is read to the frame after its rows stand in the document. */
function watchDrawing({ path, attribute, id, enough }: Watch) {
  const seen = globalThis as unknown as Seen
  seen.drawn = []
  seen.answers = {}
  // one walk over the document a frame: to ask for each row by itself would cost more than what is measured
  seen.stand = (wanted) => {
    const there = new Set([...document.querySelectorAll(`[${attribute}]`)].map((row) => row.getAttribute(attribute)))
    return wanted.every((row) => there.has(row))
  }
  const original = seen.fetch.bind(globalThis)
  seen.fetch = async (input, init) => {
    const response = await original(input, init)
    if (new RegExp(path).test(String(input))) {
      void response
        .clone()
        .json()
        .then((answer: { reservas?: Record<string, unknown>[]; filas?: Record<string, unknown>[] }) => {
          const rows = answer.reservas ?? answer.filas ?? []
          const wanted = rows.slice(0, enough).map((row) => String(row[id]))
          const began = performance.now()
          seen.answers[String(input)] = { wanted, at: began }
          const look = () => {
            if (seen.stand(wanted)) requestAnimationFrame(() => seen.drawn.push(performance.now() - began))
            else requestAnimationFrame(look)
          }
          look()
        })
    }
    return response
  }
}
/** Runs in the page: the key for the next day, to the frame after all its bookings stand there; data that come later count from when they came. */
function changeDay(day: string): Promise<number> {
  const { answers, stand } = globalThis as unknown as Seen
  const began = performance.now()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', bubbles: true }))
  return new Promise((resolve) => {
    const look = () => {
      const answer = Object.entries(answers).find(([url]) => url.includes(`day=${day}`))?.[1]
      if (answer && stand(answer.wanted)) requestAnimationFrame(() => resolve(performance.now() - Math.max(began, answer.at)))
      else requestAnimationFrame(look)
    }
    look()
  })
}
const drawn = async (page: Page, count: number): Promise<number> => {
  await page.waitForFunction((least) => (globalThis as unknown as { drawn?: number[] }).drawn!.length >= least, count)
  return page.evaluate(() => (globalThis as unknown as { drawn: number[] }).drawn.at(-1)!)
}

/** The place of a booking that can be dragged, away from the edges that scroll. */
function inSight(): { x: number; y: number } {
  const { top, bottom, left } = document.querySelector('.pl-scroll')!.getBoundingClientRect()
  const cards = [...document.querySelectorAll('[data-booking]:not([data-locked])')].map((card) => card.getBoundingClientRect())
  const card = cards.find((one) => one.y > top + 120 && one.y < bottom - 260 && one.x > left + 60)
  if (!card) throw new Error('no booking to drag')
  return { x: card.x, y: card.y }
}

/** Longest task and frames while a booking is dragged over the planner. */
async function dragFrames(page: Page) {
  await page.evaluate(() => {
    const seen = { frames: [] as number[], long: 0, last: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((entries) => {
      seen.long += entries.getEntries().length
    }).observe({ entryTypes: ['longtask'] })
    const tick = (at: number) => {
      if (seen.last > 0) seen.frames.push(at - seen.last)
      seen.last = at
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const card = await page.evaluate(inSight)
  await page.mouse.move(card.x + 20, card.y + 10)
  await page.mouse.down()
  await page.evaluate(() => ((globalThis as unknown as { seen: { frames: number[]; long: number } }).seen.frames.length = 0))
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(card.x + 20 + 5 * step, card.y + 10 + 2 * step)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { frames: number[]; long: number } }).seen)
  if ((await page.locator('.pl-ghost').count()) === 0) throw new Error('nothing was dragged')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { p95: percentile(seen.frames, 0.95), long: seen.long }
}

export async function benchScreens(browser: Browser, url: string, today: Day): Promise<Result[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const page = await context.newPage()
  await signInPage(page, url)
  await page.addInitScript(watchDrawing, {
    path: '/api/tipo_recurso/1/reservas',
    attribute: 'data-booking',
    id: 'id_reg_reserva',
    enough: 1000,
  })
  const firsts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.goto('about:blank')
    await page.goto(`${url}/admin#/reservas/1`)
    firsts.push(await drawn(page, 1))
  }
  const changes: number[] = []
  for (let step = 1; step <= 8; step += 1) changes.push(await page.evaluate(changeDay, addDays(today, step)))
  await page.goto('about:blank')
  await page.goto(`${url}/admin#/reservas/1`)
  await drawn(page, 1)
  const drag = await dragFrames(page)
  await context.close()
  return [
    { what: 'planner drawn after its data', value: percentile(firsts, 0.5), unit: 'ms', budget: 300, sense: 'most' },
    { what: 'planner, change of day', value: percentile(changes, 0.5), unit: 'ms', budget: 150, sense: 'most' },
    { what: 'planner, frames of a drag, p95', value: drag.p95, unit: 'ms a frame', budget: 20, sense: 'most' },
    { what: 'planner, long tasks in a drag', value: drag.long, unit: '', budget: 0, sense: 'most' },
  ]
}

interface DayOfCourts {
  recursos: { id_mst_recurso: number; desc_recurso: string }[]
  reservas: { id_reg_reserva: number; id_mst_recurso: number }[]
}
/** A day on so many courts: the same courts and bookings again and again, under ids of their own. */
function widened({ recursos, reservas, ...day }: DayOfCourts, courts: number): DayOfCourts {
  const rounds = Array.from({ length: Math.ceil(courts / recursos.length) }, (_, round) => round * 10_000_000)
  const all = rounds.flatMap((by) =>
    recursos.map((one) => ({ ...one, id_mst_recurso: one.id_mst_recurso + by, desc_recurso: `${one.desc_recurso} ${by}` })),
  )
  const wide = all.slice(0, courts)
  const shown = new Set(wide.map((one) => one.id_mst_recurso))
  const bookings = rounds.flatMap((by) =>
    reservas.map((one) => ({ ...one, id_reg_reserva: one.id_reg_reserva + by, id_mst_recurso: one.id_mst_recurso + by })),
  )
  return { ...day, recursos: wide, reservas: bookings.filter((one) => shown.has(one.id_mst_recurso)) }
}

/** A day of 332 courts, as the largest sites have, from the answer to all of its bookings on the screen. */
export async function benchManyCourts(browser: Browser, url: string): Promise<Result[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const page = await context.newPage()
  await signInPage(page, url)
  const path = '/api/tipo_recurso/1/reservas'
  let wide: Promise<DayOfCourts> | null = null
  await page.route(`**${path}**`, async (route) => {
    // read once: an answer is gone when the page that asked for it is
    wide ??= page.request.get(route.request().url()).then(async (answer) => widened((await answer.json()) as DayOfCourts, 332))
    await route.fulfill({ json: await wide })
  })
  await page.addInitScript(watchDrawing, { path, attribute: 'data-booking', id: 'id_reg_reserva', enough: 10_000 })
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.goto('about:blank')
    await page.goto(`${url}/admin#/reservas/1`)
    times.push(await drawn(page, 1))
  }
  const courts = await page.locator('.pl-court').count()
  if (courts !== 332) throw new Error(`${courts} courts were drawn`)
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
  return [{ what: 'planner of 332 courts after its data', value: percentile(times, 0.5), unit: 'ms', budget: 600, sense: 'most' }]
}

/** Runs in the page: opens a member's page from the list; milliseconds to the frame after its name and figures stand there. */
function openFile(id: number): Promise<number> {
  const began = performance.now()
  location.hash = `#/socios/${id}/edit`
  return new Promise((resolve) => {
    const look = () => {
      const figures = document.querySelector('main [role="group"][aria-label="De un vistazo"]')
      if (document.querySelector('main h1') && figures?.textContent) requestAnimationFrame(() => resolve(performance.now() - began))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** A member's page of the large club, opened from the list. */
export async function benchFile(browser: Browser, url: string): Promise<Result[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const page = await context.newPage()
  await signInPage(page, url)
  const times: number[] = []
  // the first one brings the code of the page, which is weighed elsewhere
  for (let id = 100; id <= 105; id += 1) {
    await page.goto(`${url}/admin#/socios`)
    await page.locator('[data-item]').first().waitFor()
    times.push(await page.evaluate(openFile, id))
  }
  await context.close()
  return [{ what: 'member file, first content', value: percentile(times.slice(1), 0.5), unit: 'ms', budget: 300, sense: 'most' }]
}

/** What the grid costs on a club of 5,000 members. */
export async function benchGrid(browser: Browser, url: string): Promise<Result[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const page = await context.newPage()
  await signInPage(page, url)
  await page.addInitScript(watchDrawing, { path: '/api/socio/pagina', attribute: 'data-item', id: 'id_mst_socios', enough: 10 })
  const firsts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.goto('about:blank')
    await page.goto(`${url}/admin#/socios`)
    firsts.push(await drawn(page, 1))
  }
  const whenChanged = (act: () => Promise<unknown>) => interaction(page, act)
  const sort = await whenChanged(() => page.getByRole('columnheader', { name: /apellidos/i }).click())
  const letter = await whenChanged(() => page.locator('[data-filter="nombre"]').pressSequentially('a'))
  await context.close()
  return [
    { what: 'grid of 5,000 rows after its data', value: percentile(firsts, 0.5), unit: 'ms', budget: 300, sense: 'most' },
    { what: 'grid, sort', value: sort, unit: 'ms', budget: 120, sense: 'most' },
    { what: 'grid, a filter letter', value: letter, unit: 'ms', budget: 100, sense: 'most' },
  ]
}

/** The longest event of an interaction, as the browser itself times it: input to next paint. */
async function interaction(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const timing = { longest: 0 }
    Object.assign(globalThis, { timing })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) timing.longest = Math.max(timing.longest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))))
  return page.evaluate(() => (globalThis as unknown as { timing: { longest: number } }).timing.longest)
}
