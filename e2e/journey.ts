import { type Day, dayOf } from '@app/contract/values/day'
import type { BrowserContext, Cookie, Page } from 'playwright'
import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct } from './product.ts'
import { signInPage } from './sign-in-page.ts'
import { watchConsole } from './watch.ts'

export interface Visit {
  readonly page: Page
  /** Console messages of the page so far. */
  readonly complaints: string[]
}
interface Visitor {
  viewport?: { readonly width: number; readonly height: number }
  /** Sign-in of the page: the administrator's kept session by default, none if null. */
  signIn?: ((page: Page, url: string) => Promise<void>) | null
  /** First address, such as `/socios`; the target of the sign-in by default. */
  at?: string
}

/** Today at the demo club. */
export const clubDay = (): Day => dayOf(new Date(), inject('demoZone'))

/** Product on a copy of the demo club and a browser, for the journeys of one file. */
export async function journey() {
  const product = await startProduct(inject('demoFolder'))
  afterAll(product.stop)
  const browser = await openBrowser()
  afterAll(() => browser.close())
  /** Windows of the running test; closed with it, since each would go on rendering the changes of the next one. */
  let opened: BrowserContext[] = []
  beforeEach(() => void (opened = []))
  afterEach(async () => void (await Promise.all(opened.map((one) => one.close()))))
  /** Cookies of the administrator, kept from the first sign-in of the file for its later visits. */
  let session: Cookie[] = []
  const openInSession = async (page: Page, at: string) => {
    await page.context().addCookies(session)
    await page.goto(`${product.url}/admin${at}`)
    const isSignedIn = page.getByRole('navigation').first()
    const form = page.locator('input[type="password"]')
    await isSignedIn.or(form).first().waitFor({ state: 'attached' })
    // the first visit, or the one after a test that ended the session
    if ((await form.count()) === 0) return
    await signInPage(page, product.url)
    session = await page.context().cookies()
    await page.goto(`${product.url}/admin${at}`)
  }
  /** Page in a separate browser context. */
  const visit = async ({ viewport = { width: 1440, height: 900 }, signIn, at }: Visitor = {}): Promise<Visit> => {
    const context = await browser.newContext({ viewport, locale: 'es-ES', timezoneId: inject('demoZone'), reducedMotion: 'reduce' })
    opened.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(90_000)
    const latency = Number(process.env.JOURNEY_LATENCY ?? 0)
    if (latency > 0) {
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 })
    }
    const complaints = watchConsole(page)
    const address = at === undefined ? '' : `#${at}`
    if (signIn === undefined) await openInSession(page, address)
    else {
      await signIn?.(page, product.url)
      if (address) await page.goto(`${product.url}/admin${address}`)
    }
    return { page, complaints }
  }
  /** Desk with today's planner, tall enough for a whole day of courts. */
  const openDesk = async (signIn?: Visitor['signIn']): Promise<Visit> => {
    const desk = await visit({ viewport: { width: 1600, height: 1360 }, ...(signIn && { signIn }) })
    await desk.page.locator('.pl-card').first().waitFor()
    return desk
  }
  return { product, visit, openDesk }
}
