import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { signInPage } from '../sign-in-page.ts'
import { percentile, type Result } from './measure.ts'

const dist = join(import.meta.dirname, '../../packages/web/dist')
const gz = async (file: string) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length / 1000

/** Kilobytes (gzip) of what a fresh browser loads for a route, by the requests that it really makes. */
async function loaded(browser: Browser, url: string, path: string) {
  const context = await browser.newContext({ locale: 'es-ES' })
  const page = await context.newPage()
  await signInPage(page, url)
  const fresh = await context.newPage()
  const files = new Set<string>()
  fresh.on('request', (request) => {
    const file = request.url().split('/admin/')[1]?.split('?')[0]
    if (file?.startsWith('assets/')) files.add(file)
  })
  await fresh.goto(`${url}/admin#${path}`)
  await fresh.waitForLoadState('networkidle')
  const sizes = await Promise.all([...files].map(async (file) => ({ file, size: await gz(file) })))
  await context.close()
  const sum = (ending: string) => sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { size }) => total + size, 0)
  return { js: sum('.js'), css: sum('.css') }
}

export async function benchWeight(browser: Browser, url: string): Promise<Result[]> {
  const planner = await loaded(browser, url, '/reservas/1')
  const shell = await loaded(browser, url, '/dashboard')
  const results: Result[] = [
    { what: 'first JavaScript of shell + planner', value: planner.js, unit: 'kB gz', budget: 210, sense: 'most' },
    { what: 'first CSS', value: planner.css, unit: 'kB gz', budget: 40, sense: 'most' },
  ]
  for (const path of ['/socios', '/caja/1', '/params', '/socios/100/edit']) {
    const { js } = await loaded(browser, url, path)
    results.push({ what: `route ${path} over the shell`, value: js - shell.js, unit: 'kB gz', budget: 60, sense: 'most' })
  }
  return results
}

/** Milliseconds from the arrival of the answer to `path` until two frames after `selector` shows enough of it. */
async function fromAnswer(page: Page, path: RegExp, act: () => Promise<unknown>, isDrawn: string): Promise<number> {
  const answered = page.waitForResponse((response) => path.test(response.url()))
  await act()
  const response = await answered
  await response.finished()
  return page.evaluate(
    ([test]) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const look = () =>
          document.querySelector(test!) ? requestAnimationFrame(() => resolve(performance.now() - began)) : requestAnimationFrame(look)
        look()
      }),
    [isDrawn],
  )
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
  const card = await page.locator('[data-booking]:not([data-locked])').nth(3).boundingBox()
  if (!card) throw new Error('no booking to drag')
  await page.mouse.move(card.x + 20, card.y + 10)
  await page.mouse.down()
  await page.evaluate(() => ((globalThis as unknown as { seen: { frames: number[]; long: number } }).seen.frames.length = 0))
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(card.x + 20 + 5 * step, card.y + 10 + 2 * step)
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { frames: number[]; long: number } }).seen)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { p95: percentile(seen.frames, 0.95), long: seen.long }
}

export async function benchScreens(browser: Browser, url: string): Promise<Result[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const page = await context.newPage()
  await signInPage(page, url)
  const day = /\/api\/tipo_recurso\/1\/reservas/
  const firsts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.goto(`${url}/admin#/dashboard`)
    firsts.push(await fromAnswer(page, day, () => page.goto(`${url}/admin#/reservas/1`), '[data-booking]'))
  }
  const changes: number[] = []
  for (let round = 0; round < 8; round += 1) changes.push(await fromAnswer(page, day, () => page.keyboard.press(']'), '[data-booking]'))
  await page.goto(`${url}/admin#/reservas/1`)
  await page.locator('[data-booking]').nth(5).waitFor()
  const drag = await dragFrames(page)
  await context.close()
  return [
    { what: 'planner drawn after its data', value: percentile(firsts, 0.5), unit: 'ms', budget: 300, sense: 'most' },
    { what: 'planner, change of day', value: percentile(changes, 0.5), unit: 'ms', budget: 150, sense: 'most' },
    { what: 'planner, frames of a drag, p95', value: drag.p95, unit: 'ms', budget: 20, sense: 'most' },
    { what: 'planner, long tasks in a drag', value: drag.long, unit: '', budget: 0, sense: 'most' },
  ]
}

/** What the grid costs on a club of 5,000 members. */
export async function benchGrid(browser: Browser, url: string): Promise<Result[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const page = await context.newPage()
  await signInPage(page, url)
  const first = await fromAnswer(page, /\/api\/socio(\?|$)/, () => page.goto(`${url}/admin#/socios`), '[data-item]')
  const whenChanged = (act: () => Promise<unknown>) => interaction(page, act)
  const sort = await whenChanged(() => page.getByRole('columnheader', { name: /apellidos/i }).click())
  const letter = await whenChanged(() => page.locator('[data-filter="nombre"]').pressSequentially('a'))
  await context.close()
  return [
    { what: 'grid of 5,000 rows after its data', value: first, unit: 'ms', budget: 300, sense: 'most' },
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
