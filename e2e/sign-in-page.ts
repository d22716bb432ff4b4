import type { Page } from 'playwright'

/** Answers the question for the own password before a guarded setting changes. */
export async function confirmPassword(page: Page) {
  await page.getByRole('dialog').locator('input[type="password"]').fill('demo-demo')
  await page.keyboard.press('Enter')
}

/** Signs the page in as the demo club's administrator through the sign-in screen. */
export async function signInPage(page: Page, url: string) {
  await page.goto(`${url}/admin#/login`)
  await page
    .getByLabel(/correo|e-mail|usuario/i)
    .first()
    .fill('admin@club.test')
  await page.locator('input[type="password"]').fill('demo-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor({ state: 'attached' })
}
