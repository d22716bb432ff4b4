import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const total = async (page: Page) => plain(await page.locator('.till-pay .till-total').innerText())

it('a pass is sold at the till to a member, explains its euro, and its QR is mailed (R-334, R-379, R-386, R-388)', async () => {
  const { page, complaints } = await visit({ at: '/tpv' })
  await page.locator('.till-tile').first().waitFor()
  await page.getByRole('button', { name: 'Bonos' }).click()
  // the guest buys none
  await page.getByText('Elige un socio para venderle un bono').waitFor()
  await page.keyboard.press('F4')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('ma', { delay: 50 })
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  const tile = page.locator('.till-tile', { hasText: 'Bono 10 horas' })
  await tile.waitFor()
  await soon(() => page.locator('.till-scan input:focus').count()).toBe(1)
  expect(await accessFaults(page)).toEqual([])
  const price = plain(await tile.locator('b.tabular').innerText())
  await tile.click()
  await soon(() => total(page)).toBe(price)
  await soon(() => page.getByRole('button', { name: /^Cantidad de Bono 10 horas/ }).isDisabled()).toBe(true)
  await page.keyboard.press('F10')
  await soon(async () => plain(await page.locator('.till-done').innerText())).toContain(`Cobrado ${price}`)

  await page.goto(`${product.url}/admin#/tpv/tiques`)
  const rows = page.locator('.dg-body .dg-row:not(.dg-skeleton)')
  await soon(() => rows.count()).toBe(1)
  await rows.first().click()
  await page.getByRole('button', { name: 'Imprimir QR' }).waitFor()
  await page.getByRole('button', { name: /por qué/ }).click()
  const why = page.locator('.ex')
  await soon(async () => plain(await why.innerText())).toContain(`Cuesta ${price}. Se han cobrado ${price}.`)
  expect(plain(await why.innerText())).toContain('Bono entregado · Bono 10 horas')
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enviar QR' }).click()
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('rosa@club.test')
  await page.keyboard.press('Enter')
  await page.getByText('Enviado a rosa@club.test').waitFor()
  expect(complaints).toEqual([])
})

it('a desk whose tickets go to an ESC/POS printer gets their bytes as a file', async () => {
  const { page } = await visit({ at: '/tpv' })
  await page.locator('.till-tile', { hasText: 'Agua' }).click()
  await soon(() => total(page)).toBe('1,50 €')
  await page.keyboard.press('F9')
  await page.locator('.till-done').waitFor()
  await page.goto(`${product.url}/admin#/tpv/tiques`)
  await page.getByText('Fichero ESC/POS').click()
  const saving = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Imprimir el tique/ })
    .first()
    .click()
  expect((await saving).suggestedFilename()).toMatch(/^tique-\d+\.bin$/)
})
