import type { Page } from 'playwright'

/** True if nothing in the page has changed for a moment. */
const isStill = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, 150)
        const wait = () => {
          clearTimeout(timer)
          timer = setTimeout(done, 150)
        }
        new MutationObserver(wait).observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )

/** Waits for a complete screen: a heading or a form is present, nothing is pending, nothing moves. */
export async function settle(page: Page) {
  await page.locator('main, form, h1').first().waitFor()
  // until the router changes, the previous screen is present, and looks settled
  await isStill(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('.shell-progress, [aria-busy="true"], [class*="skeleton" i]'))
  await isStill(page)
}
