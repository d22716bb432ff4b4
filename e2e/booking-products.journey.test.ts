import { expect, it } from 'vitest'
import { readToday } from './courts.ts'
import { panel, soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const padel = 1

it('products are put on a booking with the keyboard, collected with it, and taken off again', async () => {
  const { page, complaints } = await openDesk()
  const booking = (await readToday(page, padel)).reservas.find((one) => one.pago === 'unpaid')!
  await page.goto(`${product.url}/admin#/reservas/${padel}/${booking.id_reg_reserva}`)
  const rows = panel(page).locator('.bl tbody tr')
  await rows.first().waitFor()
  const before = await rows.count()
  await panel(page).getByRole('button', { name: 'Producto' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'Elegir un producto' })
  await page.keyboard.type('agua', { delay: 50 })
  await soon(() => picker.getByRole('option').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.keyboard.type('toalla', { delay: 50 })
  await soon(() => picker.getByRole('option').first().innerText()).toContain('oalla')
  await page.keyboard.press('Enter')
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await picker.waitFor({ state: 'detached' })
  await soon(() => rows.count()).toBe(before + 2)
  expect(await accessFaults(page)).toEqual([])

  const water = rows.filter({ hasText: 'Agua' })
  await water.getByRole('button', { name: /^Acciones de / }).click()
  await page.getByRole('menuitem', { name: 'Quitar Agua 50 cl' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await soon(() => rows.count()).toBe(before + 1)
  await panel(page)
    .getByRole('button', { name: /^Tarjeta/ })
    .click()
  const towel = rows.filter({ hasText: 'oalla' })
  await soon(() => towel.innerText()).toContain('datáfono')
  await towel.getByRole('button', { name: /^Acciones de / }).click()
  await page.getByRole('menuitem', { name: /^Quitar/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByText(/^Cobro anulado/).waitFor()
  await soon(() => rows.count()).toBe(before)
  expect(complaints).toEqual([])
})
