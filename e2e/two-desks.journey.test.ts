import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const main = (page: Page) => page.locator('main')
const field = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name }).first()
const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar', exact: true }).click()
const isSaved = (page: Page) => page.getByText('Guardado').first().waitFor()
/** Question about a datum changed by both. */
const question = (page: Page) => main(page).locator('legend')

/** Two desks on the same screen; the second receives nothing from the first. */
async function twoAt(path: string) {
  const [first, second] = [(await visit()).page, (await visit()).page]
  await second.route('**/api/live*', (route) => route.abort())
  for (const page of [first, second]) {
    await page.goto('about:blank')
    await page.goto(`${product.url}/admin#${path}`)
    await main(page).locator('form').first().waitFor()
  }
  return { first, second }
}

it('two desks that change different data of a tariff, its prices too, both keep what they typed', async () => {
  const { first, second } = await twoAt('/tarifas/1/edit')
  const prices = (page: Page) => main(page).getByRole('textbox', { name: /^Precio para/ })
  await field(first, /^Tarifa/).fill('Fin de semana largo')
  await prices(first).nth(0).fill('6,10')
  await save(first)
  await isSaved(first)
  await prices(second).nth(1).fill('9,90')
  await save(second)
  await isSaved(second)
  await soon(() => field(second, /^Tarifa/).inputValue()).toBe('Fin de semana largo')
  await soon(() => prices(second).nth(0).inputValue()).toBe('6,10')
  await soon(() => prices(first).nth(1).inputValue()).toBe('9,90')
  expect(await question(second).count()).toBe(0)
})

it('two desks that change the same datum of a member are asked: nothing is overwritten in silence', async () => {
  const { first, second } = await twoAt('/socios/100/edit?tabActivated=tabDatos')
  await field(first, /^Población/).fill('Reus')
  await save(first)
  await isSaved(first)
  await field(second, /^Población/).fill('Valls')
  await field(second, /^Dirección/).fill('Carrer Nou 1')
  await save(second)
  await soon(() => question(second).innerText()).toContain('Tú: «Valls». Allí: «Reus».')
  expect(await accessFaults(second)).toEqual([])
  await second.getByRole('button', { name: 'Tomar lo guardado' }).click()
  await save(second)
  await isSaved(second)
  await soon(() => field(first, /^Dirección/).inputValue()).toBe('Carrer Nou 1')
  await soon(() => field(second, /^Población/).inputValue()).toBe('Reus')
})

it('two desks at one court, and at the parameters, do not overwrite each other', async () => {
  const court = await twoAt('/tipo_recursos/1/detail/1/edit')
  await field(court.first, /^Nombre|^Pista/).fill('Pista Uno')
  await save(court.first)
  await court.first.waitForURL(/tipo_recursos\/1\/detail$/)
  await field(court.second, /^Orden/).fill('7')
  await save(court.second)
  await court.second.waitForURL(/tipo_recursos\/1\/detail$/)
  await soon(() => main(court.second).innerText()).toContain('Pista Uno')
  expect(await question(court.second).count()).toBe(0)
  const { first, second } = await twoAt('/params_tribuna')
  const days = (page: Page) => main(page).locator('.pm-view').getByRole('textbox')
  await days(first).fill('9')
  await save(first)
  await isSaved(first)
  await days(second).fill('12')
  await save(second)
  await soon(() => question(second).innerText()).toContain('Tú: «12». Allí: «9».')
})
