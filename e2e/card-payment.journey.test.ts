import { startSimulator } from '@app/server/cards/simulator'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { cardSecret, lineMenu, mailLink, makeLine, payByBizum, takeCards } from './card-payment.ts'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const gateway = await startSimulator({ secret: cardSecret })
afterAll(gateway.stop)
// the product reads the address of its gateway at startup
process.env.CARD_SIMULATOR_URL = gateway.url
const { product, visit } = await journey()

const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)

describe('a payment link', () => {
  it('is mailed from the grid, paid by Bizum on a telephone, and given back to the card (R-138, R-139, R-135)', async () => {
    const { page, complaints } = await visit()
    await takeCards(page)
    // the refusal that asked for the password
    expect(complaints.splice(0).filter((one) => !one.includes('403'))).toEqual([])
    await makeLine(page, 'Clase suelta')
    const link = await mailLink(page, 'Clase suelta')
    const payer = await visit({ viewport: { width: 390, height: 844 }, signIn: null })
    await payByBizum(payer, link, async () => expect(await accessFaults(payer.page)).toEqual([]))
    expect(payer.complaints).toEqual([])

    await (await lineMenu(page, 'Clase suelta')).getByRole('menuitem', { name: /^Devolver/ }).click()
    const dialog = page.getByRole('dialog', { name: /Devolver a la tarjeta/ })
    await dialog.getByText('Vuelve a la tarjeta con la que se pagó.').waitFor()
    await dialog.getByRole('textbox').fill('13')
    await soon(() => dialog.getByRole('button', { name: /Devolver 13/ }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('5')
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    await goTo(page, '/pagos_tarjeta')
    const refund = page.locator('.dg-body [data-item]').filter({ hasText: 'Devolución' })
    await soon(() => refund.locator('[data-column="estado"]').innerText()).toBe('Hecho')
    expect([...gateway.orders.values()].map((one) => [one.cents, one.refunded])).toEqual([[1250, 500]])

    // the bank refuses the remainder: the desk is notified until it is acknowledged
    for (const order of gateway.orders.values()) order.refunded = order.cents
    await (await lineMenu(page, 'Clase suelta')).getByRole('menuitem', { name: /^Devolver/ }).click()
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
  })
})
