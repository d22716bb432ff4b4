import { describe, expect, it } from 'vitest'
import { type Booking, readToday } from './courts.ts'
import { panel, soon, state } from './desk.ts'
import { centsOf, expectedCash } from './drawer.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const padel = 1
const register = 1
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

describe('closing a drawer that does not hold what is expected', () => {
  it('names the card sale that was keyed as cash and puts it right with one click (R-055)', async () => {
    const { page, complaints } = await openDesk()
    const day = await readToday(page, padel)
    const { id_reg_reserva: id } = day.reservas.find((one: Booking) => one.pago === 'unpaid')!
    await page.goto(`${product.url}/admin#/reservas/${padel}/${id}`)
    const cash = panel(page).locator('[data-way="1"]')
    const sum = centsOf(await cash.locator('b').innerText())
    await cash.click()
    await soon(() => state(page).getAttribute('class')).toContain(' paid')
    const expected = await expectedCash(page, register)
    await page.goto(`${product.url}/admin#/caja/${register}`)
    await page.getByRole('button', { name: 'Importe', exact: true }).click()
    await page.getByLabel('Importe contado').fill(euros(expected - sum))
    await soon(() => page.locator('.cash-side .cash-diff').getAttribute('data-difference')).toBe(String(-sum))
    await page.getByRole('button', { name: 'Buscar la causa' }).click()
    const why = page.getByRole('region', { name: 'Por qué no cuadra' })
    const keyed = await why.getByText('Apuntado con datáfono').innerText()
    await why.getByLabel('Cierre del datáfono').fill(euros(centsOf(keyed) + sum))
    const named = why.getByRole('listitem').first()
    await named.getByText('casi seguro').waitFor()
    await named.getByText('cobrados con tarjeta y apuntados en efectivo').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await named.getByRole('button', { name: 'Pasar a datáfono' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pasar a datáfono' }).click()
    await page.getByText('Corregido').waitFor()
    await soon(() => expectedCash(page, register)).toBe(expected - sum)
    expect(complaints).toEqual([])
  })
})
