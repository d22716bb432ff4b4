import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const openAt = async (path: string): Promise<Page> => {
  const { page } = await visit()
  await page.goto(`${product.url}/admin#${path}`)
  return page
}
const rows = (page: Page) => page.locator('.dg-body .dg-row:not(.dg-skeleton)')

describe('permanent bookings at the desk', () => {
  it('are made from the form through the list of their dates, and end from a date on (R-244..R-259, R-255)', async () => {
    const page = await openAt('/reservas/1/permanent')
    await page.getByRole('button', { name: 'Reserva fija nueva' }).click()
    await page.locator('.sf-courts').waitFor()
    await page.getByLabel('Nombre', { exact: true }).fill('Los martes')
    await page.getByRole('checkbox', { name: 'Martes' }).check()
    await page.getByLabel('Inicio').fill('1530')
    await page.getByLabel('Fin', { exact: true }).fill('1630')
    await page.locator('.sf-courts button').first().click()
    await soon(() => page.locator('.cpi h2').innerText()).toMatch(/^\d+ fechas/)
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Ver las \d+ fechas/ }).click()
    await page.locator('.sv-row').first().waitFor()
    expect(await accessFaults(page)).toEqual([])
    const button = page.getByRole('button', { name: /^Crear \d+ reservas/ })
    const made = Number((await button.innerText()).replaceAll(/\D/g, ''))
    expect(made).toBeGreaterThan(40)
    await page.locator('.sv-row input:not(:disabled)').first().press('Space')
    await soon(() => button.innerText()).toBe(`Crear ${made - 1} reservas`)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/permanent$/)
    const row = rows(page).filter({ hasText: 'Los martes' })
    await soon(() => row.innerText()).toContain(String(made - 1))
    await row.getByRole('button', { name: 'Desactivar Los martes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Quitar \d+ reservas/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await soon(() => row.count()).toBe(0)
  })
  it('say what is missing under its field, and come back to the form as it was (R-247)', async () => {
    const page = await openAt('/reservas/1/permanent/new')
    await page.getByLabel('Nombre', { exact: true }).fill('Sin días')
    await page.getByRole('button', { name: 'Vista previa' }).click()
    await soon(() => page.getByText('Rellena todos los datos.').count()).toBeGreaterThan(1)
    expect(await page.getByLabel('Nombre').inputValue()).toBe('Sin días')
  })
})

describe('blocks at the desk', () => {
  it('keep courts, show their dates, and are deleted for the day (R-232..R-241)', async () => {
    const page = await openAt('/reservas/1/block')
    await page.getByRole('button', { name: 'Bloqueo nuevo' }).click()
    await page.locator('.sf-courts').waitFor()
    await page.getByLabel('Nombre', { exact: true }).fill('Limpieza')
    await page.getByLabel('Inicio').fill('23')
    await page.getByLabel('Fin', { exact: true }).fill('2330')
    await page.locator('.sf-courts button').first().click()
    await page.locator('.sf-courts button').nth(1).click()
    await soon(() => page.locator('.cpi h2').innerText()).toContain('1 fecha')
    await page.getByRole('button', { name: 'Ver la fecha' }).click()
    await page.getByRole('button', { name: 'Bloquear 2 veces' }).click()
    await page.waitForURL(/block\?date/)
    const row = rows(page).filter({ hasText: 'Limpieza' })
    await row.first().waitFor()
    await row.getByRole('button', { name: 'Ver las fechas de Limpieza' }).click()
    await soon(() => page.getByRole('dialog').locator('li').count()).toBe(2)
    await page.keyboard.press('Escape')
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Eliminar (el|los \d+) de este día/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await soon(() => row.count()).toBe(0)
  })
})
