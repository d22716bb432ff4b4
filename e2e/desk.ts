import type { APIResponse, Page } from 'playwright'
import { expect } from 'vitest'

/** The booking whose panel is open. */
export const idIn = (page: Page) => Number(/\/reservas\/\d+\/(\d+)/.exec(page.url())?.[1])
export const card = (page: Page, id: number) => page.locator(`[data-booking="${id}"]`)
export const panel = (page: Page) => page.locator('.sp')
/** How the open booking is paid. */
export const state = (page: Page) => panel(page).locator('.bk-state .pay')

/** What the page's own session posts, with its token, as the product's web does. */
export async function post(page: Page, path: string, data: unknown): Promise<APIResponse> {
  const ask = (to: string) => new URL(to, page.url()).href
  const { _token } = (await (await page.request.get(ask('/api/account/current'))).json()) as { _token: string }
  return page.request.post(ask(path), { headers: { 'x-csrf-token': _token }, data })
}

/** Waits for what a screen or the product comes to say, however busy the machine is. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000 })
