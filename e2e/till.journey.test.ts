import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

/** Till in a separate browser context, which is a separate desk. */
async function openTill(viewport?: { width: number; height: number }) {
  const { page, complaints } = await visit({ at: '/tpv', ...(viewport && { viewport }) })
  await page.locator('.till-tile').first().waitFor()
  return { page, complaints }
}
const lines = (page: Page) => page.locator('.till-lines > li')
const total = (page: Page) => page.locator('.till-pay .till-total').innerText()
const done = (page: Page) => page.locator('.till-done')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the till by keyboard alone', () => {
  it('makes ten sales, and each is a ticket (R-377 to R-385)', async () => {
    const { page, complaints } = await openTill()
    const keys = async (...all: readonly string[]) => {
      for (const key of all) await page.keyboard.press(key)
    }
    /** Total of the cart before payment, in euros. */
    const expectTotal = (euros: string) => soon(async () => plain(await total(page))).toBe(euros)
    const sold = async (euros: string) => {
      await soon(async () => plain(await done(page).innerText())).toContain(`Cobrado ${euros}`)
      await soon(() => lines(page).count()).toBe(0)
    }
    const put = async (text: string) => {
      await page.keyboard.type(text, { delay: 50 })
      await keys('Enter')
    }
    // a name
    await put('agua')
    await expectTotal('1,50 €')
    await keys('F9')
    await sold('1,50 €')
    // a scanner, faster than fingers
    await page.keyboard.type('8410128160012')
    await keys('Enter')
    await expectTotal('1,50 €')
    // two more, and a machine too busy for the first digits
    await page.keyboard.type('2*8410', { delay: 60 })
    await page.keyboard.type('128160012')
    await keys('Enter')
    await expectTotal('4,50 €')
    await keys('F9')
    await sold('4,50 €')
    // several of it
    await put('3*cerveza')
    await expectTotal('7,50 €')
    await keys('F10')
    await sold('7,50 €')
    // one more and one less
    await put('refresco')
    await expectTotal('2,20 €')
    await keys('+')
    await expectTotal('4,40 €')
    await keys('+')
    await expectTotal('6,60 €')
    await keys('-')
    await expectTotal('4,40 €')
    await keys('F9')
    await sold('4,40 €')
    // a quantity
    await put('fruta')
    await expectTotal('1,00 €')
    await keys('F2', '1', '2', 'Enter')
    await expectTotal('12,00 €')
    await keys('F9')
    await sold('12,00 €')
    // a price; the point of the keypad is a comma
    await keys('F3')
    await put('toalla')
    await expectTotal('2,00 €')
    await keys('Shift+F2', '1', '.', '7', '5', '9', 'Enter')
    await expectTotal('1,75 €')
    await keys('F9')
    await sold('1,75 €')
    // change due
    await keys('F3')
    await put('bocadillo')
    await expectTotal('3,80 €')
    await keys('F8')
    await page.getByRole('dialog').waitFor()
    await page.getByLabel('Entregado en efectivo').focus()
    await keys('2', '0', 'Enter')
    await sold('3,80 €')
    expect(plain(await done(page).innerText())).toContain('16,20 €')
    // two methods
    await put('overgrip')
    await expectTotal('3,00 €')
    await keys('F8')
    await page.getByRole('dialog').waitFor()
    await keys('1', 'ArrowDown', '+', 'Enter')
    await sold('3,00 €')
    // to a member
    await keys('F4')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('ma', { delay: 50 })
    await page.getByRole('option').first().waitFor()
    await keys('Enter')
    await soon(() => page.locator('.till-person b').innerText()).not.toContain('Invitado')
    await soon(() => page.locator('.till-scan input:focus').count()).toBe(1)
    await put('café solo')
    await expectTotal('1,40 €')
    await keys('F10')
    await sold('1,40 €')
    // the last one again, and its removal
    await keys('Enter')
    await expectTotal('1,40 €')
    await put('barrita')
    await expectTotal('3,20 €')
    await keys('Delete')
    await expectTotal('1,40 €')
    await keys('F9')
    await sold('1,40 €')

    await page.goto(`${product.url}/admin#/tpv/tiques`)
    const rows = page.locator('.dg-body .dg-row:not(.dg-skeleton)')
    await soon(() => rows.count()).toBe(10)
    await soon(async () => plain(await page.getByRole('grid').innerText())).toContain('41,25 €')
    // the last one given back: a click opens its row, F7 begins, Esc leaves the refund and then the ticket
    await rows.first().click()
    await page.locator('.till-paid').getByText('Efectivo').waitFor()
    await keys('F7')
    await page.getByRole('group', { name: 'Devolver' }).waitFor()
    await keys('Escape')
    await page.getByRole('button', { name: 'Devolver' }).first().waitFor()
    await keys('F7')
    const giving = page.getByRole('group', { name: 'Devolver' })
    await giving.getByRole('button', { name: 'Como se pagó' }).waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await soon(async () => plain(await page.locator('.till-lines').innerText())).toContain('Devueltos 1,40 €')
    await soon(() => page.locator('.till-cart').getByRole('button', { name: 'Devolver' }).count()).toBe(0)
    await keys('Escape')
    await soon(() => page.locator('.till-scan input:focus').count()).toBe(1)
    await soon(() => page.locator('.till-lines.still').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('asks which of several products is meant, forgives a slip, and says in the box that nothing was found', async () => {
    const { page, complaints } = await openTill()
    const put = async (text: string) => {
      await page.keyboard.type(text, { delay: 50 })
      await page.keyboard.press('Enter')
    }
    await put('cafe')
    await page.getByRole('dialog').getByText('Café con leche').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('F3')
    await put('refreco')
    await soon(async () => plain(await total(page))).toBe('2,20 €')
    await put('zzzz')
    await page.locator('.till-top').getByText('Nada con «zzzz»').waitFor()
    expect(await page.locator('.toast').count()).toBe(0)
    await page.keyboard.type('a')
    await soon(() => page.locator('.till-unknown').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('charges once, however often the key is pressed', async () => {
    const { page } = await openTill()
    let payments = 0
    page.on('response', (response) => {
      if (response.url().endsWith('/api/tpv/carro/pagar') && response.ok()) payments += 1
    })
    await page.keyboard.type('agua', { delay: 50 })
    await page.keyboard.press('Enter')
    await soon(async () => plain(await total(page))).toBe('1,50 €')
    await Promise.all(Array.from({ length: 5 }, () => page.keyboard.press('F9')))
    await soon(async () => plain(await done(page).innerText())).toContain('Cobrado 1,50 €')
    expect(payments).toBe(1)
  })
})

describe('a cart', () => {
  it('is there again after a reload, and at no other desk (A-56)', async () => {
    const { page } = await openTill()
    await page.locator('.till-tile', { hasText: 'Cerveza' }).click()
    await page.locator('.till-tile', { hasText: 'Toalla' }).click()
    await soon(async () => plain(await total(page))).toBe('4,50 €')
    await page.reload()
    await soon(async () => plain(await total(page))).toBe('4,50 €')
    const other = await openTill()
    await soon(async () => plain(await total(other.page))).toBe('0,00 €')
    // parked: the next sale has a cart of its own, and this one waits in its tab
    await page.keyboard.press('F6')
    await soon(() => lines(page).count()).toBe(0)
    await page.locator('.till-tabs button', { hasText: '4,50' }).click()
    await soon(() => lines(page).count()).toBe(2)
    expect(plain(await total(page))).toBe('4,50 €')
  })

  it('is paid with a finger on a phone', async () => {
    const { page } = await openTill({ width: 390, height: 844 })
    await page.locator('.till-tile', { hasText: 'Agua' }).click()
    await soon(async () => plain(await total(page))).toBe('1,50 €')
    await page.getByRole('button', { name: 'Efectivo exacto' }).click()
    await soon(async () => plain(await done(page).innerText())).toContain('Cobrado 1,50 €')
    await soon(() => lines(page).count()).toBe(0)
  })
})
