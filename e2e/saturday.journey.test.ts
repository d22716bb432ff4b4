import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startSimulator } from '@app/server/cards/simulator'
import { startCashMachine } from '@app/server/cash-machine/simulator'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { cardSecret, mailLink, makeLine, payByBizum, takeCards } from './card-payment.ts'
import { nameMachine, payCartAtMachine } from './cash-machine.ts'
import { type Booking, readToday } from './courts.ts'
import { panel, soon, state } from './desk.ts'
import { centsOf, expectedCash } from './drawer.ts'
import { journey } from './journey.ts'

const gateway = await startSimulator({ secret: cardSecret })
afterAll(gateway.stop)
process.env.CARD_SIMULATOR_URL = gateway.url
const machine = await startCashMachine()
afterAll(machine.stop)
process.env.CASH_MACHINE_URL = machine.url
const { product, visit, openDesk } = await journey()
const padel = 1
const register = 1
const bar = 2
const [cash, terminal] = [1, 4]
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)

/** Charges an unpaid booking of today; returns its number and the amount, in cents. */
async function charge(page: Page, way: number, after: number) {
  const day = await readToday(page, padel)
  const { id_reg_reserva: id } = day.reservas.find((one: Booking) => one.pago === 'unpaid' && one.id_reg_reserva > after)!
  await goTo(page, `/reservas/${padel}/${id}`)
  const button = panel(page).locator(`[data-way="${way}"]`)
  const sum = centsOf(await button.locator('b').innerText())
  await button.click()
  await soon(() => state(page).getAttribute('class')).toContain(' paid')
  return { id, sum }
}

/** Adds a product to the till's cart by its name; returns its price, in cents. */
async function addToCart(page: Page, name: string) {
  await soon(() => page.locator('.till-scan input:focus').count()).toBe(1)
  await page.keyboard.type(name, { delay: 50 })
  await page.keyboard.press('Enter')
  await soon(() => page.locator('.till-lines > li').count()).toBe(1)
  return centsOf(await page.locator('.till-pay .till-total').innerText())
}

/** Sells a product at the till, with F9 in cash or F10 by card. */
async function sell(page: Page, name: string, key: 'F9' | 'F10') {
  const sum = await addToCart(page, name)
  await page.keyboard.press(key)
  await soon(() => page.locator('.till-lines > li').count()).toBe(0)
  return sum
}

/** Every account verified, as by the operator of the product. */
const verified = () => {
  const env = { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '' }
  const root = join(import.meta.dirname, '..')
  return spawnSync(process.execPath, ['packages/server/src/commands.ts', 'verify'], { cwd: root, env, encoding: 'utf8' }).stdout
}

describe('a Saturday at the desk', () => {
  it('is charged, sold, given back, paid at the machine and by link, and closes to the cent with its one error named (R-055, R-123, R-377)', async () => {
    const { page, complaints } = await openDesk()
    let expected = await expectedCash(page, register)

    const first = await charge(page, cash, 0)
    const second = await charge(page, cash, first.id)
    const third = await charge(page, terminal, second.id)
    expected += first.sum + second.sum
    expect(await expectedCash(page, register)).toBe(expected)

    await goTo(page, `/reservas/${padel}/${second.id}`)
    await panel(page).getByRole('button', { name: 'Devolver' }).waitFor()
    await page.keyboard.press('F7')
    const whole = panel(page).getByRole('button', { name: /^Como se pagó/ })
    await whole.getByText(/Efectivo/).waitFor()
    expect(centsOf(await whole.locator('b').innerText())).toBe(second.sum)
    await whole.click()
    await page.getByText(`Devueltos ${euros(second.sum)}`).waitFor()
    expected -= second.sum

    await nameMachine(page)
    await goTo(page, '/tpv')
    await page.locator('.till-tile').first().waitFor()
    const inBar = await expectedCash(page, bar)
    // food and drink belong to the bar, the rest to reception
    let sold = 0
    for (const name of ['agua', 'cerveza', 'refresco', 'bocadillo', 'fruta', 'barrita']) sold += await sell(page, name, 'F9')
    for (const name of ['toalla', 'overgrip']) expected += await sell(page, name, 'F9')
    await sell(page, 'agua', 'F10')
    await sell(page, 'café solo', 'F10')
    // money in the machine is in no drawer
    const [held, price] = [machine.holds(), await addToCart(page, 'agua')]
    await payCartAtMachine(page, machine, 500)
    expect(machine.holds()).toBe(held + price)
    expect(await expectedCash(page, register)).toBe(expected)
    expect(await expectedCash(page, bar)).toBe(inBar + sold)

    await takeCards(page)
    await makeLine(page, 'Clase del sábado')
    const link = await mailLink(page, 'Clase del sábado')
    const payer = await visit({ viewport: { width: 390, height: 844 }, signIn: null })
    await payByBizum(payer, link)
    expect([...gateway.orders.values()].map((one) => one.cents)).toEqual([1250])

    // the error: it was paid by card, and keyed as cash
    const wrong = await charge(page, cash, third.id)
    expect(await expectedCash(page, register)).toBe(expected + wrong.sum)
    await goTo(page, `/caja/${register}`)
    await page.getByRole('button', { name: 'Importe', exact: true }).click()
    await page.getByLabel('Importe contado').fill(euros(expected))
    await page.getByRole('button', { name: 'Buscar la causa' }).click()
    const why = page.getByRole('region', { name: 'Por qué no cuadra' })
    const keyed = await why.getByText('Apuntado con datáfono').innerText()
    await why.getByLabel('Cierre del datáfono').fill(euros(centsOf(keyed) + wrong.sum))
    const named = why.getByRole('listitem').first()
    await named.getByText('casi seguro').waitFor()
    await named.getByRole('button', { name: 'Pasar a datáfono' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pasar a datáfono' }).click()
    await page.getByText('Corregido').waitFor()
    await soon(() => expectedCash(page, register)).toBe(expected)

    await soon(() => page.locator('.cash-side .cash-diff').getAttribute('data-difference')).toBe('0')
    await page.getByRole('button', { name: 'Cerrar caja', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar caja', exact: true }).click()
    await page.getByText('Caja cerrada').waitFor()
    expect(verified()).toMatch(/all hold/)
    // two refusals asked for the password
    expect(complaints.filter((one) => !/403 .*\/api\/empresa\/1$/.test(one))).toEqual([])
    expect(payer.complaints).toEqual([])
  })
})
