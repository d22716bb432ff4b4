import type { startCashMachine } from '@app/server/cash-machine/simulator'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { soon } from './desk.ts'
import { confirmPassword } from './sign-in-page.ts'

/** Sets the address, name and password of the club's cash machine. */
export async function nameMachine(page: Page) {
  await page.goto(`${new URL(page.url()).origin}/admin#/empresas/1/edit`)
  await page.getByLabel('Usuario de la máquina').fill('tribuna')
  await page.getByLabel('Contraseña de la máquina').fill('tribuna')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await confirmPassword(page)
  await page.getByText('Guardado').first().waitFor()
  const status = await page.evaluate(async () => {
    const { _token } = await (await fetch('/api/account/current')).json()
    const headers = { 'content-type': 'application/json', 'x-csrf-token': _token }
    return (await fetch('/api/param/123', { method: 'PUT', headers, body: JSON.stringify({ valor: 'simulador', _password: 'demo-demo' }) }))
      .status
  })
  expect(status).toBe(200)
}

/** Pays the till's cart at the machine, by keyboard; `cents` are inserted. */
export async function payCartAtMachine(page: Page, machine: Awaited<ReturnType<typeof startCashMachine>>, cents: number) {
  await page.keyboard.press('F8')
  const way = page.getByRole('dialog').getByRole('button', { name: 'Máquina de efectivo' })
  await way.focus()
  await page.keyboard.press('Enter')
  const sale = page.getByRole('dialog', { name: /^Cobrar .* en la máquina/ })
  await sale.getByText('Mete el dinero en la máquina.').waitFor()
  await soon(() => machine.running() !== undefined).toBe(true)
  machine.insert(cents)
  await sale.waitFor({ state: 'detached' })
  await soon(() => page.locator('.till-lines > li').count()).toBe(0)
}
