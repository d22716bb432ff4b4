import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { scratchFolder } from '@app/server/testing/scratch-folder'
import type { Page } from 'playwright'
import { afterAll, expect, inject, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { panel, soon } from './desk.ts'
import { startOn } from './product.ts'
import { codeOf } from './totp.ts'
import { accessFaults, watchConsole } from './watch.ts'

const { folder, discard } = scratchFolder('first-hour')
const password = 'la-frase-de-marta'

/** Makes a club in an empty folder by the command; returns the way to its first password. */
function createClub(): string {
  const program = join(import.meta.dirname, '../packages/server/src/commands.ts')
  const args = ['club', 'create', 'vall', '--name', 'Pàdel Vall de Tenes', '--admin', 'marta@club.test', '--zone', inject('demoZone')]
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  const link = /\/admin#\/login\/reset\/[\w-]+/.exec(stdout)
  if (!link) throw new Error(`No address was printed: ${stdout}${stderr}`)
  return link[0]
}
const link = createClub()
const product = await startOn(folder, { DEMO: '0' })
const browser = await openBrowser()
afterAll(async () => {
  await browser.close()
  await product.stop()
  discard()
})

const drawer = (page: Page) => page.getByRole('dialog')
const step = (page: Page, name: string) => page.locator('main li').filter({ has: page.getByRole('heading', { name }) })

/** Signs the first administrator in: password by the printed address, second factor by order. */
async function enter(page: Page) {
  await page.goto(product.url + link)
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Usuario').fill('marta@club.test')
  await page.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Aplicación de códigos' }).getByRole('button', { name: 'Activar' }).click()
  await drawer(page).locator('input[type="password"]').fill(password)
  await drawer(page).getByRole('button', { name: 'Continuar' }).click()
  const secret = (await drawer(page).locator('code').innerText()).replaceAll(' ', '')
  await drawer(page).getByLabel('Código de la aplicación').fill(codeOf(secret))
  await drawer(page).getByRole('button', { name: 'Confirmar' }).click()
  await drawer(page).getByRole('button', { name: 'Ya los he guardado' }).click()
  // before the session knows of it, every address leads back to the account
  await page.getByRole('link', { name: 'Socios', exact: true }).first().waitFor()
}

it('a club goes from an empty database to its first charged booking through the list of first steps alone (A-187)', async () => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    timezoneId: inject('demoZone'),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  const complaints = watchConsole(page)
  await enter(page)
  await page.goto(`${product.url}/admin#/`)

  await page.getByRole('heading', { name: 'Te faltan 2 pasos para la primera reserva' }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await step(page, 'Deporte y pistas').getByRole('button', { name: 'Crear pistas' }).click()
  await drawer(page).getByLabel('¿Cuántas pistas?').fill('3')
  await drawer(page).getByLabel('Nombre de la pista 3').fill('Central')
  expect(await accessFaults(page)).toEqual([])
  await drawer(page).getByRole('button', { name: 'Crear 3 pistas de Pádel' }).click()
  await step(page, 'Deporte y pistas').getByText('Pádel, 3 pistas').waitFor()

  await page.getByRole('button', { name: 'Cada día de 08:00 a 23:00' }).click()
  await page.getByRole('heading', { name: 'Ya puedes reservar' }).waitFor()
  await step(page, 'Precios').getByRole('button', { name: 'Poner precios' }).click()
  await drawer(page).getByLabel('Titular, Todo el día').fill('4')
  await drawer(page).getByText('90 min: 6,00 € por jugador').waitFor()
  expect(await accessFaults(page)).toEqual([])
  await drawer(page).getByRole('button', { name: 'Guardar los precios' }).click()
  await step(page, 'Precios').getByText('Hecho').first().waitFor()
  await step(page, 'Quién trabaja')
    .getByRole('button', { name: /^Saltar/ })
    .click()
  await step(page, 'Quién trabaja').getByText('Saltado').waitFor()

  await step(page, 'La primera reserva').getByRole('button', { name: 'Abrir el calendario' }).click()
  await page.locator('[data-court]').nth(2).waitFor()
  await soon(() => page.locator('.pl-head-name').allInnerTexts()).toEqual(['Pista 1', 'Pista 2', 'Central'])
  await page.getByRole('button', { name: 'Reserva', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Invitado' }).click()
  await panel(page).getByRole('button', { name: 'Reservar', exact: true }).click()
  await panel(page)
    .getByRole('button', { name: /^Efectivo/ })
    .click()
  await soon(() => page.locator('[data-booking] .pl-paid').count()).toBe(1)

  await page.goto(`${product.url}/admin#/puesta_en_marcha`)
  await step(page, 'La primera reserva').getByText('Hecho').first().waitFor()
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([])
})
