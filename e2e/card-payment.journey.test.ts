import { startSimulator } from '@app/server/cards/simulator'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const secret = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
const gateway = await startSimulator({ secret })
afterAll(gateway.stop)
// the product is told where its gateway is as it starts
process.env.CARD_SIMULATOR_URL = gateway.url
const { product, visit } = await journey()

const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)
const menuOf = async (page: Page, concept: string) => {
  await page
    .getByRole('button', { name: `Acciones de ${concept}` })
    .first()
    .click()
  return page.getByRole('menu')
}

/** Makes a line of 12,50 € for somebody with an address. */
async function makeLine(page: Page) {
  await goTo(page, '/ingresos_puntuales')
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  const picker = page.getByRole('dialog')
  await picker.getByRole('combobox').fill('garcia')
  await picker.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.dg-editor').waitFor()
  await page.keyboard.type('Clase suelta')
  await page.keyboard.press('Enter')
  const first = page.locator('.dg-body [data-item]').first()
  await soon(() => first.locator('[data-column="concepto"]').innerText()).toBe('Clase suelta')
  await first.locator('[data-column="precio"]').click()
  await page.keyboard.press('F2')
  await page.keyboard.type('12,50')
  await page.keyboard.press('Enter')
  await soon(() => first.locator('[data-column="total"]').innerText()).toContain('12,50')
}

describe('a payment link', () => {
  it('is mailed from the grid, paid by Bizum on a telephone, and given back to the card (R-138, R-139, R-135)', {
    timeout: 180_000,
  }, async () => {
    const { page, complaints } = await visit()
    await goTo(page, '/empresas/1/edit')
    await page.getByRole('combobox', { name: 'Pasarela de tarjetas' }).click()
    await page.getByRole('option', { name: 'simulador' }).click()
    await page.getByLabel('Clave pública de pagos').fill('999008881')
    await page.getByLabel('Clave privada de pagos').fill(secret)
    await page.getByRole('button', { name: /^Guardar/ }).click()
    await page.getByText('Guardado').first().waitFor()

    await makeLine(page)
    await (await menuOf(page, 'Clase suelta')).getByRole('menuitem', { name: 'Enviar enlace de pago' }).click()
    await page.getByText('Correo de pago enviado.').waitFor()

    await goTo(page, '/correo')
    await page.getByRole('grid').getByText('pago pendiente de 12,50').first().dblclick()
    const link = await page.locator('a[href*="/pago/"]').getAttribute('href')

    const payer = await visit({ viewport: { width: 390, height: 844 }, signIn: null })
    await payer.page.goto(link ?? '')
    expect(await accessFaults(payer.page)).toEqual([])
    await payer.page.getByRole('button', { name: /con Bizum/ }).click()
    await payer.page.getByRole('heading', { name: 'Simulador de pagos' }).waitFor()
    await payer.page.getByRole('button', { name: 'Pagar' }).click()
    await payer.page.getByRole('heading', { name: 'Pagado. Gracias' }).waitFor()
    expect(await accessFaults(payer.page)).toEqual([])
    expect(payer.complaints).toEqual([])

    await goTo(page, '/ingresos_puntuales')
    await (await menuOf(page, 'Clase suelta')).getByRole('menuitem', { name: /^Devolver/ }).click()
    const dialog = page.getByRole('dialog', { name: /Devolver a la tarjeta/ })
    await dialog.getByText('Vuelve a la tarjeta con la que se pagó.').waitFor()
    await dialog.getByRole('textbox').fill('13')
    expect(await dialog.getByRole('button', { name: /Devolver 13/ }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('5')
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    await goTo(page, '/pagos_tarjeta')
    const refund = page.locator('.dg-body [data-item]').filter({ hasText: 'Devolución' })
    await soon(() => refund.locator('[data-column="estado"]').innerText()).toBe('Hecho')
    expect([...gateway.orders.values()].map((one) => [one.cents, one.refunded])).toEqual([[1250, 500]])

    // the bank refuses what is left: the desk is told until somebody has taken note
    for (const order of gateway.orders.values()) order.refunded = order.cents
    await goTo(page, '/ingresos_puntuales')
    await (await menuOf(page, 'Clase suelta')).getByRole('menuitem', { name: /^Devolver/ }).click()
    await dialog.getByRole('button', { name: /Devolver 7,50/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await goTo(page, '/pagos_tarjeta')
    const task = page.getByRole('list', { name: 'Por resolver' }).getByRole('listitem')
    await task.getByText(/^El banco no ha devuelto 7,50/).waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await task.getByRole('button', { name: 'Enterado' }).click()
    await task.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await payer.page.context().close()
    await page.context().close()
  })
})
