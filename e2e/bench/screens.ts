import { addDays, type Day } from '@app/contract/values/day'
import type { Browser, BrowserContext, Page } from 'playwright'
import { signInPage } from '../sign-in-page.ts'
import { dragFrames } from './drag.ts'
import { changeDay, openFile, paintBare, watchChange, watchDrawing } from './in-page.ts'
import { compare, type Sample } from './measure.ts'
import { type Result, took } from './report.ts'
import { type DayOfCourts, widened } from './wide-day.ts'

const few = { rounds: 5, unjudged: 1 }
const bookings = { path: '/api/tipo_recurso/1/reservas', attribute: 'data-booking', id: 'id_reg_reserva' }

/** The product's page and a bare one, signed in to the same session. */
interface Pages {
  readonly page: Page
  readonly bare: Page
  readonly openBare: () => Promise<void>
}
async function openPages(browser: Browser, url: string): Promise<Pages & { context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const [page, bare] = [await context.newPage(), await context.newPage()]
  await signInPage(page, url)
  await bare.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }))
  const openBare = async () => {
    await bare.bringToFront()
    await bare.goto('about:blank')
    await bare.goto(`${url}/bare`)
  }
  await openBare()
  return { context, page, bare, openBare }
}

interface Painting {
  readonly rounds?: { rounds: number; unjudged: number }
  /** The product's page is loaded in each round, and so is the bare one. */
  readonly visited?: boolean
  /** Calls whose answers the product paints. */
  readonly paths?: () => string[]
}
/** Compares a painted time with that of as many elements on the bare page, counted after the product has painted. */
async function comparePainted(
  { page, bare, openBare }: Pages,
  product: Sample,
  { rounds = few, visited, paths = () => [] }: Painting = {},
) {
  let count = 0
  const painted: Sample = async () => {
    await page.bringToFront()
    const milliseconds = await product()
    count = await page.evaluate(() => document.querySelectorAll('body *').length)
    return milliseconds
  }
  const floor: Sample = async () => {
    await (visited ? openBare() : bare.bringToFront())
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
  const first = await comparePainted(pages, show, { visited: true })
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
  const first = await comparePainted(pages, visit(page, `${url}/admin#/reservas/1`), { visited: true })
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
  const { page } = pages
  await page.addInitScript(watchDrawing, { path: '/api/socio/pagina', attribute: 'data-item', id: 'id_mst_socios', enough: 10 })
  const first = await comparePainted(pages, visit(page, `${url}/admin#/socios`), { visited: true })
  // the rows are in the browser: from the input to the frame after others are first
  const changed = (act: () => Promise<unknown>): Sample => {
    return async () => {
      await page.evaluate(watchChange)
      await act()
      return page.evaluate(() => (globalThis as unknown as { changed: Promise<number> }).changed)
    }
  }
  const header = page.getByRole('columnheader', { name: /apellidos/i })
  const sort = await comparePainted(
    pages,
    changed(() => header.click()),
  )
  const filter = page.locator('[data-filter="nombre"]')
  const rare = ['x', 'q', 'z', 'k', 'x', 'q']
  const letter = await comparePainted(pages, async () => {
    await filter.fill('')
    await page.waitForTimeout(500)
    return changed(() => filter.pressSequentially(rare.shift()!))()
  })
  await context.close()
  return [
    took('grid of 5,000 rows after its data', 'painted', first),
    took('grid, sort', 'painted', sort),
    took('grid, a filter letter', 'painted', letter),
  ]
}
