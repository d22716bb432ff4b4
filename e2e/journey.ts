import { type Day, dayOf } from '@app/contract/values/day'
import type { Page } from 'playwright'
import { afterAll, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import { signInPage } from './sign-in-page.ts'
import { watchConsole } from './watch.ts'

export interface Visit {
  readonly page: Page
  /** What the page's console complained of so far. */
  readonly complaints: string[]
}
interface Visitor {
  viewport?: { readonly width: number; readonly height: number }
  /** How the page is signed in; as the administrator when absent, not at all when null. */
  signIn?: ((page: Page, url: string) => Promise<void>) | null
}

/** The demo club's day. */
export const clubDay = (): Day => dayOf(new Date(), inject('demoZone'))

/** The product on a copy of the demo club and a browser, for the journeys of one file. */
export async function journey() {
  const product = await startProduct(inject('demoFolder'))
  afterAll(product.stop)
  const browser = await openBrowser()
  afterAll(() => browser.close())
  /** A page in a browser of its own, with nobody else's session. */
  const visit = async ({ viewport = { width: 1440, height: 900 }, signIn = signInPage }: Visitor = {}): Promise<Visit> => {
    const context = await browser.newContext({ viewport, locale: 'es-ES', timezoneId: inject('demoZone'), reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const complaints = watchConsole(page)
    await signIn?.(page, product.url)
    return { page, complaints }
  }
  /** A desk before today's planner, tall enough for a whole day of courts. */
  const openDesk = async (signIn = signInPage): Promise<Visit> => {
    const desk = await visit({ viewport: { width: 1600, height: 1360 }, signIn })
    await desk.page.locator('.pl-card').first().waitFor()
    return desk
  }
  return { product, visit, openDesk }
}
