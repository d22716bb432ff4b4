import type { APIResponse, Page } from 'playwright'
import { expect } from 'vitest'

/** Booking with an open panel. */
export const idIn = (page: Page) => Number(/\/reservas\/\d+\/(\d+)/.exec(page.url())?.[1])
export const card = (page: Page, id: number) => page.locator(`[data-booking="${id}"]`)
export const panel = (page: Page) => page.locator('.sp')
/** Payment state of the open booking. */
export const state = (page: Page) => panel(page).locator('.bk-state .pay')

/** Posts with the page's own session and token, as the product's web does. */
export async function post(page: Page, path: string, data: unknown): Promise<APIResponse> {
  const ask = (to: string) => new URL(to, page.url()).href
  const { _token } = (await (await page.request.get(ask('/api/account/current'))).json()) as { _token: string }
  return page.request.post(ask(path), { headers: { 'x-csrf-token': _token }, data })
}

/** Waits for a value of a screen or the product, even on a busy machine. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 90_000 })
