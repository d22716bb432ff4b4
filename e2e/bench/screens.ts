import { addDays, type Day } from '@app/contract/values/day'
import type { Browser, BrowserContext, Page } from 'playwright'
import { signInPage } from '../sign-in-page.ts'
import { dragFrames } from './drag.ts'
import { changeDay, openFile, paintBare, repaintOnInput, watchDrawing } from './in-page.ts'
import { compare, type Sample } from './measure.ts'
import { type Result, took } from './report.ts'
import { type DayOfCourts, widened } from './wide-day.ts'

const few = { rounds: 5, unjudged: 1 }
const bookings = { path: '/api/tipo_recurso/1/reservas', attribute: 'data-booking', id: 'id_reg_reserva' }

/** The product's page and a bare one, signed in to the same session. */
interface Pages {
  readonly page: Page
  readonly bare: Page
}
async function openPages(browser: Browser, url: string): Promise<Pages & { context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const [page, bare] = [await context.newPage(), await context.newPage()]
  await signInPage(page, url)
  await bare.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }))
  await bare.goto(`${url}/bare`)
  return { context, page, bare }
}

/** Compares a painted time with that of as many elements on the bare page, counted after the product has painted. */
async function comparePainted({ page, bare }: Pages, product: Sample, { rounds = few, paths = (): string[] => [] } = {}) {
  let count = 0
  const painted: Sample = async () => {
    await page.bringToFront()
    const milliseconds = await product()
    count = await page.evaluate(() => document.querySelectorAll('body *').length)
    return milliseconds
  }
  const floor: Sample = async () => {
    await bare.bringToFront()
    return bare.evaluate(paintBare, { count, paths: paths() })
  }
  return compare(painted, [floor], rounds)
}

async function drawn(page: Page): Promise<number> {
  await page.waitForFunction(() => ((globalThis as unknown as { drawn?: number[] }).drawn?.length ?? 0) > 0)
  return page.evaluate(() => (globalThis as unknown as { drawn: number[] }).drawn.at(-1)!)
}
/** A fresh visit to a route, from its data to the screen. */
const visit = (page: Page, address: string): Sample => {
  return async () => {
    await page.goto('about:blank')
    await page.goto(address)
    return drawn(page)
  }
}

/** The planner of a day: first drawing, change of day, drag. */
export async function benchPlannerScreen(browser: Browser, url: string, today: Day): Promise<Result[]> {
  const { context, ...pages } = await openPages(browser, url)
  const { page } = pages
  await page.addInitScript(watchDrawing, { ...bookings, enough: 1000 })
  const show = visit(page, `${url}/admin#/reservas/1`)
  const first = await comparePainted(pages, show)
  let day = today
  const change = () => {
    day = addDays(day, 1)
    return page.evaluate(changeDay, day)
  }
  const changes = await comparePainted(pages, change, { rounds: { rounds: 8, unjudged: 0 } })
  await page.bringToFront()
  await show()
  const drag = await dragFrames(page)
  await context.close()
  return [
    took('planner drawn after its data', 'painted', first),
    took('planner, change of day', 'painted', changes),
    { what: 'planner, frames of a drag, p95', value: drag.p95, unit: 'ms a frame', budget: 20 },
    { what: 'planner, long tasks in a drag', value: drag.long, unit: '', budget: 0 },
  ]
}

/** A day of 332 courts, as the largest sites have. */
export async function benchManyCourts(browser: Browser, url: string): Promise<Result[]> {
  const { context, ...pages } = await openPages(browser, url)
  const { page } = pages
  let wide: Promise<DayOfCourts> | null = null
  await page.route(`**${bookings.path}**`, async (route) => {
    // read once: an answer is lost with the page that requested it
    wide ??= page.request.get(route.request().url()).then(async (answer) => widened((await answer.json()) as DayOfCourts, 332))
    await route.fulfill({ json: await wide })
  })
  await page.addInitScript(watchDrawing, { ...bookings, enough: 10_000 })
  const first = await comparePainted(pages, visit(page, `${url}/admin#/reservas/1`))
  const courts = await page.locator('.pl-court').count()
  if (courts !== 332) throw new Error(`${courts} courts were drawn`)
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
  return [took('planner of 332 courts after its data', 'painted', first)]
}

/** A member's page of the large club, opened from the list; the bare page loads the same two answers. */
export async function benchFile(browser: Browser, url: string): Promise<Result[]> {
  const { context, ...pages } = await openPages(browser, url)
  const { page } = pages
  let id = 100
  const open: Sample = async () => {
    id += 1
    await page.goto(`${url}/admin#/socios`)
    await page.locator('[data-item]').first().waitFor()
    return page.evaluate(openFile, id)
  }
  // the unjudged round loads the code of the page, which is weighed elsewhere
  const first = await comparePainted(pages, open, { paths: () => [`/api/socio/${id}`, `/api/socio/${id}/resumen`] })
  await context.close()
  return [took('member file, first content', 'painted', first)]
}

/** The grid of 5,000 members: first drawing, sort, a letter of a filter. */
export async function benchGrid(browser: Browser, url: string): Promise<Result[]> {
  const { context, ...pages } = await openPages(browser, url)
  const { page, bare } = pages
  await page.addInitScript(watchDrawing, { path: '/api/socio/pagina', attribute: 'data-item', id: 'id_mst_socios', enough: 10 })
  const first = await comparePainted(pages, visit(page, `${url}/admin#/socios`))
  await bare.evaluate(repaintOnInput, await page.evaluate(() => document.querySelectorAll('body *').length))
  const header = page.getByRole('columnheader', { name: /apellidos/i })
  const filter = page.locator('[data-filter="nombre"]')
  const input = bare.locator('input')
  const sort = await compare(
    interaction(page, () => header.click()),
    [interaction(bare, () => input.click())],
    few,
  )
  const letter = await compare(
    interaction(page, () => filter.pressSequentially('a')),
    [interaction(bare, () => input.pressSequentially('a'))],
    few,
  )
  await context.close()
  return [
    took('grid of 5,000 rows after its data', 'painted', first),
    took('grid, sort', 'painted', sort),
    took('grid, a filter letter', 'painted', letter),
  ]
}

/** The shortest event that a browser reports, in milliseconds. */
const shortest = 16
/** Longest event of an interaction by the browser's own clock: input to next paint. */
const interaction = (page: Page, act: () => Promise<unknown>): Sample => {
  return async () => {
    await page.bringToFront()
    await page.evaluate((durationThreshold) => {
      const timing = { longest: durationThreshold }
      Object.assign(globalThis, { timing })
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) timing.longest = Math.max(timing.longest, entry.duration)
      }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    }, shortest)
    await act()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))))
    return page.evaluate(() => (globalThis as unknown as { timing: { longest: number } }).timing.longest)
  }
}
