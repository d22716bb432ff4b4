import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { signInPage } from './sign-in-page.ts'
import { watchConsole } from './watch.ts'

export interface Desk {
  readonly page: Page
  readonly complaints: string[]
}

/** A desk: a browser of its own, tall enough for a whole day of courts. */
export async function openDesk(browser: Browser, url: string, signIn = signInPage): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1360 }, locale: 'es-ES', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const complaints = watchConsole(page)
  await signIn(page, url)
  await page.locator('.pl-card').first().waitFor()
  return { page, complaints }
}

/** The booking whose panel is open. */
export const idIn = (page: Page) => Number(/\/reservas\/\d+\/(\d+)/.exec(page.url())?.[1])
export const card = (page: Page, id: number) => page.locator(`[data-booking="${id}"]`)
export const panel = (page: Page) => page.locator('.sp')
/** How the open booking is paid. */
export const state = (page: Page) => panel(page).locator('.bk-state .pm')

/** Waits for what a screen or the product comes to say, however busy the machine is. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 })
