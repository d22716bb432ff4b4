import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { idIn, panel, soon } from './desk.ts'
import { journey } from './journey.ts'

const { visit } = await journey()
const count = (page: Page) => page.locator('.side-count')
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

async function openPending() {
  const desk = await visit({ at: '/reservas/pendientes' })
  await desk.page
    .getByRole('button', { name: /^Validar la reserva de/ })
    .first()
    .waitFor()
  return desk
}
const buttons = (page: Page) => page.getByRole('button', { name: /^Validar la reserva de/ })

describe('bookings that wait for validation', () => {
  it('are validated by one click and taken back, at every desk at once (R-199, R-200)', async () => {
    const [{ page, complaints }, other] = [await openPending(), await openPending()]
    const before = 5
    await soon(() => buttons(page).count()).toBe(before)
    await soon(() => count(page).innerText()).toBe(String(before))
    await buttons(page).first().click()
    await toast(page, 'Reserva validada.').waitFor()
    await soon(() => buttons(page).count()).toBe(before - 1)
    await soon(() => buttons(other.page).count()).toBe(before - 1)
    await soon(() => count(other.page).innerText()).toBe('4')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await soon(() => buttons(other.page).count()).toBe(before)
    expect(complaints).toEqual([])
  })
  it('are ticked and validated together with V, and one is rejected with R and its reason (A-119)', async () => {
    const { page, complaints } = await openPending()
    const ticks = page.getByRole('checkbox', { name: 'Seleccionar fila' })
    await ticks.nth(0).check()
    await ticks.nth(1).check()
    await page.keyboard.press('v')
    await toast(page, '2 reservas validadas').waitFor()
    await soon(() => buttons(page).count()).toBe(3)
    await ticks.nth(0).check()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Rechazar' }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Rechazar' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Motivo').fill('Hay asamblea')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await soon(() => buttons(page).count()).toBe(2)
    await page.getByRole('button', { name: 'Deshacer' }).last().click()
    await soon(() => buttons(page).count()).toBe(3)
    expect(complaints).toEqual([])
  })
  it('stand in groups by day, each with the courts about its hour under its row', async () => {
    const { page, complaints } = await openPending()
    await page
      .getByText(/^Día: /)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Ver detalle' }).first().click()
    const courts = page.getByRole('list', { name: /^Pistas el / })
    await courts.getByRole('link').first().waitFor()
    expect(await courts.locator('[data-own=true]').count()).toBe(1)
    expect(complaints).toEqual([])
  })
  it('are validated in their panel too, where they open from the list', async () => {
    const { page, complaints } = await openPending()
    await page
      .getByRole('button', { name: /^Abrir la reserva de/ })
      .first()
      .click()
    await panel(page).getByRole('button', { name: 'Validar' }).waitFor()
    expect(idIn(page)).toBeGreaterThan(0)
    await page.keyboard.press('v')
    await toast(page, 'Reserva validada.').waitFor()
    await panel(page).getByRole('button', { name: 'Validar' }).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
  it('stand beside those that had to be paid when they were made, which open at their charge bar (A-117)', async () => {
    const { page, complaints } = await openPending()
    await page.getByText('Impagadas', { exact: true }).click()
    const charge = page.getByRole('button', { name: /^Abrir y cobrar la reserva de/ })
    await charge.first().click()
    await panel(page).getByText('Se paga al reservar').waitFor()
    await soon(() => panel(page).locator('[data-way="1"]').isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })
})
