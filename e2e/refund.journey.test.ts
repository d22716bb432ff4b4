import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Booking, readToday } from './courts.ts'
import { card, panel, soon, state } from './desk.ts'
import { centsOf, expectedCash } from './drawer.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const padel = 1
const register = 1

/** Opens an unpaid booking of today with several lines, and charges it in cash; returns its number. */
async function openPaid(page: Page, after = 0) {
  const day = await readToday(page, padel)
  const { id_reg_reserva: id } = day.reservas.find((one: Booking) => one.pago === 'unpaid' && one.id_reg_reserva > after)!
  await page.goto(`${product.url}/admin#/reservas/${padel}/${id}`)
  await panel(page).locator('[data-way="1"]').click()
  await soon(() => state(page).getAttribute('class')).toContain(' paid')
  return id
}

describe('giving money back from a booking', () => {
  it('takes two clicks or two keys with the booking, and says what it gives, from where (R-123, R-209, R-210)', async () => {
    const { page, complaints } = await openDesk()
    const id = await openPaid(page)
    const held = await expectedCash(page, register)
    await panel(page).getByRole('button', { name: 'Eliminar' }).click()
    const whole = panel(page).getByRole('button', { name: /^Como se pagó/ })
    await whole.getByText(/Efectivo/).waitFor()
    const sum = centsOf(await whole.locator('b').innerText())
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel(page).locator('.cb').waitFor()
    await page.keyboard.press('Delete')
    await whole.waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.className)).toContain('wb row first')
    await page.keyboard.press('Control+Enter')
    await panel(page).waitFor({ state: 'detached' })
    await soon(() => card(page, id).count()).toBe(0)
    expect(await expectedCash(page, register)).toBe(held - sum)
    await page.locator('.toast-action').filter({ hasText: 'Deshacer' }).last().click()
    await soon(() => state(page).getAttribute('class')).toContain('unpaid')
    expect(complaints).toEqual([])
  })
  it('gives a part of one line back with F7, and refuses more than is left before it is asked (R-134)', async () => {
    const { page, complaints } = await openDesk()
    const id = await openPaid(page)
    const held = await expectedCash(page, register)
    await panel(page).getByRole('button', { name: 'Devolver' }).waitFor()
    await page.keyboard.press('F7')
    const lines = panel(page).locator('.gb-line')
    await lines.first().waitFor()
    for (const other of (await lines.all()).slice(1)) await other.getByRole('checkbox').uncheck()
    const field = lines.first().getByRole('textbox')
    await field.fill('999')
    await panel(page).getByText('El importe supera lo que se puede devolver').waitFor()
    const whole = panel(page).getByRole('button', { name: /^Como se pagó/ })
    await soon(() => whole.isDisabled()).toBe(true)
    await field.fill('1,50')
    await whole.click()
    await page.getByText('Devueltos 1,50').waitFor()
    expect(await expectedCash(page, register)).toBe(held - 150)
    await panel(page).locator('.bl tbody tr').filter({ hasText: 'Devolución' }).waitFor()
    expect(await card(page, id).count()).toBe(1)
    expect(complaints).toEqual([])
  })
})
