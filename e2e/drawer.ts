import type { Page } from 'playwright'

/** Expected amount of a register now, in cents, as answered by the product. */
export async function expectedCash(page: Page, register: number): Promise<number> {
  const answer = await page.request.get(new URL(`/api/caja/getInfo/${register}`, page.url()).href)
  const { expectedAmount } = (await answer.json()) as { expectedAmount: number }
  return Math.round(expectedAmount * 100)
}

/** '1.234,50 €' or '−3,70 €' in cents. */
export const centsOf = (text: string): number => {
  const cents = Number(text.replaceAll(/[^\d]/g, ''))
  return /[−-]/.test(text) ? -cents : cents
}
