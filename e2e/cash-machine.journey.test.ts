import { startCashMachine } from '@app/server/cash-machine/simulator'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { makeLine } from './card-payment.ts'
import { nameMachine, payCartAtMachine } from './cash-machine.ts'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const machine = await startCashMachine()
afterAll(machine.stop)
// the product reads the address of its machine at startup
process.env.CASH_MACHINE_URL = machine.url
const { product, visit } = await journey()

const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)
const menuOf = async (page: Page, concept: string) => {
  await page
    .getByRole('button', { name: `Acciones de ${concept}` })
    .first()
    .click()
  return page.getByRole('menu')
}
const executing = () => soon(() => machine.running() !== undefined)

describe('the cash machine', () => {
  it('charges a line, is cancelled, closed and looked at again, and gives the money back (R-155, R-158, R-395, R-401, R-403, R-405)', async () => {
    const { page, complaints } = await visit()
    await nameMachine(page)
    // the refusal that asked for the password
    expect(complaints.splice(0).filter((one) => !one.includes('403'))).toEqual([])
    await makeLine(page, 'Clase suelta', '18,25')

    // by mouse from the row: cancelled, and the dialog closes by itself
    await (await menuOf(page, 'Clase suelta')).getByRole('menuitem', { name: 'Cobrar en la máquina de efectivo' }).click()
    const sale = page.getByRole('dialog', { name: 'Cobrar 18,25 € en la máquina' })
    await sale.getByText('Mete el dinero en la máquina.').waitFor()
    await executing().toBe(true)
    expect(await accessFaults(page)).toEqual([])
    await sale.getByRole('button', { name: 'Cancelar el cobro' }).click()
    await sale.getByText('Cobro cancelado.').waitFor()
    await sale.waitFor({ state: 'detached' })

    // by keyboard from the collect dialog: closed, followed again, paid
    await page.locator('.dg-body [data-item]').first().locator('[data-column="concepto"]').click()
    await page.keyboard.press('F8')
    const collecting = page.getByRole('dialog', { name: /^Cobrar/ })
    const way = collecting.getByRole('button', { name: 'Máquina de efectivo' })
    await way.focus()
    await page.keyboard.press('Enter')
    await sale.getByText('Mete el dinero en la máquina.').waitFor()
    await executing().toBe(true)
    await sale.getByRole('button', { name: 'Cerrar' }).last().click()
    await sale.waitFor({ state: 'detached' })
    await collecting.getByRole('button', { name: 'Ver la máquina de efectivo' }).focus()
    await page.keyboard.press('Enter')
    await sale.waitFor()
    machine.insert(2000)
    await sale.waitFor({ state: 'detached' })
    expect(machine.holds()).toBe(20_000 + 1825)
    await page.keyboard.press('Escape')
    await collecting.waitFor({ state: 'detached' })

    // the row's own refund method is that of its payment: the machine
    machine.behave('askOperation', 'silent')
    await (await menuOf(page, 'Clase suelta')).getByRole('menuitem', { name: /^Devolver/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Devolver/ })
      .click()
    const payout = page.getByRole('dialog', { name: 'Devolver 18,25 € por la máquina' })
    await payout.getByText('Recoge el dinero de la máquina.').waitFor()
    expect(await accessFaults(page)).toEqual([])
    machine.well()
    await payout.waitFor({ state: 'detached' })
    expect(machine.holds()).toBe(20_000)
    await goTo(page, '/pagos_tarjeta')
    const refund = page.locator('.dg-body [data-item]').filter({ hasText: 'Devolución por la máquina' })
    await soon(() => refund.locator('[data-column="estado"]').innerText()).toBe('Hecho')
    expect(complaints).toEqual([])
  })
  it('charges a cart of the till, which is a ticket then (R-391)', async () => {
    const { page, complaints } = await visit()
    await goTo(page, '/tpv')
    await page.locator('.till-tile').first().waitFor()
    await page.keyboard.type('agua', { delay: 50 })
    await page.keyboard.press('Enter')
    await soon(() => page.locator('.till-lines > li').count()).toBe(1)
    await payCartAtMachine(page, machine, 10_000)
    await soon(() => page.locator('.till-done').innerText()).toContain('1,50')
    expect(complaints).toEqual([])
  })
  it('says why nothing was charged, also on a telephone (R-404)', async () => {
    const { page, complaints } = await visit()
    await makeLine(page, 'Otra clase', '18,25')
    machine.behave('startOperation', -998)
    await page.setViewportSize({ width: 390, height: 844 })
    await (await menuOf(page, 'Otra clase')).getByRole('menuitem', { name: 'Cobrar en la máquina de efectivo' }).click()
    const sale = page.getByRole('dialog', { name: 'Cobrar 18,25 € en la máquina' })
    await sale.getByText('La máquina de cobro no responde como debe.').waitFor()
    await sale.getByText('La máquina está fuera de servicio.').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await sale.waitFor({ state: 'detached' })
    machine.well()
    expect(complaints).toEqual([])
  })
})
