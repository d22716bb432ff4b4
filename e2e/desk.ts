import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The booking whose panel is open. */
export const idIn = (page: Page) => Number(/\/reservas\/\d+\/(\d+)/.exec(page.url())?.[1])
export const card = (page: Page, id: number) => page.locator(`[data-booking="${id}"]`)
export const panel = (page: Page) => page.locator('.sp')
/** How the open booking is paid. */
export const state = (page: Page) => panel(page).locator('.bk-state .pay')

/** Waits for what a screen or the product comes to say, however busy the machine is. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 30_000 })
