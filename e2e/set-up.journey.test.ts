import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { panel, soon, state } from './desk.ts'
import { centsOf } from './drawer.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()

const main = (page: Page) => page.locator('main')
const save = (page: Page, name = 'Guardar') => main(page).getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const open = async (page: Page, path: string) => {
  await page.goto(`${product.url}/admin#${path}`)
  await main(page).locator('h1').first().waitFor()
}
/** Chooses in a list with a search field. */
async function choose(within: Locator, name: string, text: string) {
  await within
    .getByRole('combobox', { name, exact: true })
    .or(within.getByRole('textbox', { name, exact: true }))
    .first()
    .click()
  await within.page().getByRole('option', { name: text, exact: true }).click()
}
/** Number in the address after a word. */
const idAfter = (page: Page, word: string) => Number(new RegExp(`/${word}/(\\d+)`).exec(page.url())?.[1])

/** Full name of a member of the type Socio. */
const someSocio = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = (await (await fetch('/api/socio/buscar/garcia')).json()) as { desc_tiposocio: string; nombre_completo: string }[]
    return found.find((member) => member.desc_tiposocio === 'Socio')!.nombre_completo
  })

it('a new sport with two courts, hours, a holiday and a tariff with bands is made on the screens, and the price it quotes is the price the desk charges (R-061, R-065, R-066, R-335, R-358, R-360, A-31, A-80, A-115, A-116)', async () => {
  const { page, complaints } = await openDesk()

  await open(page, '/calendarios/new')
  await field(page, 'Calendario').fill('Frontón')
  await save(page, 'Crear y poner horas')
  await page.waitForURL(/calendarios\/\d+\/edit/)
  await main(page)
    .getByRole('radio', { name: /Todo el año/ })
    .check()
  await main(page).getByLabel('Desde').first().fill('10:00')
  await main(page).getByLabel('Hasta').first().fill('21:00')
  await main(page).getByLabel('Hasta').first().press('Tab')
  expect(await accessFaults(page)).toEqual([])
  await save(page, 'Generar horario')
  await page.waitForURL(/calendarios\/\d+\/detail/)
  await main(page).getByText('10:00–21:00').first().waitFor()

  await open(page, '/calendarios/calendarios/festivos')
  await main(page).getByRole('button', { name: 'Añadir festivo' }).click()
  await soon(() => page.evaluate(() => document.activeElement?.id)).toContain('holiday-')
  await page.keyboard.type('Día del frontón')
  const row = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator(':focus') })
  const holiday = await row.getByRole('textbox').first().inputValue()
  await save(page)
  await main(page).getByText('Hay cambios sin guardar').waitFor({ state: 'detached' })
  await page.getByText('Guardado').first().waitFor()

  await open(page, '/tipo_ingresos')
  await page.getByRole('button', { name: 'Tipo de ingreso nuevo' }).click()
  await page.getByRole('textbox', { name: 'Tipo de ingreso', exact: true }).fill('Alquiler de frontón')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.locator('[data-item]').filter({ hasText: 'Alquiler de frontón' }).waitFor()

  await open(page, '/tipo_recursos/new')
  await field(page, 'Tipo de pista').fill('Frontón')
  await choose(main(page), 'Tipo de ingreso', 'Alquiler de frontón')
  await save(page)
  await page.waitForURL(/tipo_recursos\/\d+\/(detail|edit)/)
  const sport = idAfter(page, 'tipo_recursos')
  const inMenu = page.getByRole('list', { name: 'Reservas' }).getByRole('link', { name: 'Frontón' })
  await inMenu.waitFor()
  await open(page, `/tipo_recursos/${sport}/edit`)
  await page.getByRole('heading', { name: 'Editar Frontón' }).waitFor()
  await page.getByRole('checkbox', { name: 'Acceso directo en el menú' }).click()
  await save(page)
  await inMenu.waitFor({ state: 'detached' })
  for (const name of ['Frontón 1', 'Frontón 2']) {
    await open(page, `/tipo_recursos/${sport}/recursos/new`)
    await field(page, 'Pista').fill(name)
    await choose(main(page), 'Calendario', 'Frontón')
    await save(page)
    await page.waitForURL(/tipo_recursos\/\d+\/detail$/)
    await page.locator('[data-item]').filter({ hasText: name }).waitFor()
  }
  expect(await accessFaults(page)).toEqual([])

  await open(page, '/tarifas/new')
  await field(page, 'Tarifa').fill('Frontón')
  await choose(main(page), 'Tipo de ingreso', 'Alquiler de frontón')
  await main(page).getByRole('textbox', { name: 'Precio para Socio', exact: true }).fill('9')
  await save(page)
  await page.waitForURL(/tarifas\/\d+\/edit/)
  await main(page)
    .getByRole('link', { name: /^Tramos de duración: Socio:/ })
    .click()
  const bands = page.getByRole('dialog')
  for (const [until, price] of [
    ['1', '8'],
    ['2', '14,50'],
  ] as const) {
    await bands.getByRole('button', { name: 'Añadir tramo' }).click()
    await bands.getByLabel('Horas, hasta').last().fill(until)
    await bands.getByLabel('Precio').last().fill(price)
  }
  expect(await accessFaults(page)).toEqual([])
  await bands.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.waitForURL(/tarifas\/\d+\/edit$/)

  const trial = main(page).getByRole('region', { name: '¿Qué pagaría?' })
  await choose(trial, 'Pista', 'Frontón 2')
  await trial.getByRole('textbox', { name: 'Hora' }).fill('18:00')
  await trial.getByRole('textbox', { name: 'Hora' }).press('Tab')
  await choose(trial, 'Duración', '90 min')
  const shownPrice = trial.locator('.tf-then b')
  await soon(async () => centsOf(await shownPrice.innerText())).toBe(1450)
  await trial.getByText('Frontón').first().waitFor()
  expect(await accessFaults(page)).toEqual([])

  const [day, month, year] = holiday.split('/') as [string, string, string]
  await open(page, `/reservas/${sport}?date=${day}${month}${year}`)
  await page.locator('.pl-closed').first().waitFor()
  expect(await page.getByRole('button', { name: /libre/ }).count()).toBe(0)
  await page.keyboard.press(']')
  await soon(() => page.url()).not.toContain(`date=${day}${month}${year}`)
  await soon(() => page.locator('.pl-closed').count()).toBe(0)
  await page.keyboard.press('n')
  const player = panel(page).getByRole('combobox').first()
  await player.fill(await someSocio(page))
  await page.getByRole('listbox').getByRole('option').first().click()
  await choose(panel(page), 'Duración', '1 h 30 min')
  await soon(async () => centsOf(await panel(page).locator('.pp-total b').innerText())).toBe(1450)
  await panel(page).getByRole('button', { name: 'Reservar' }).click()
  await state(page).waitFor()
  expect(centsOf(await panel(page).locator('tbody tr').first().locator('.pc-euro, .bl-num').first().innerText())).toBe(1450)
  expect(complaints).toEqual([])
})
