import type { BrowserContextOptions } from 'playwright'
import { expect, it } from 'vitest'
import { twoClubs } from './two-clubs.ts'
import { accessFaults, watchConsole } from './watch.ts'

const { pool, browser, at } = await twoClubs()
await pool.query(
  `update club_dos.empresa set latitud = 41.5463, longitud = 2.1086, poblacion = 'Sabadell', codigo_postal = '08201', en_buscador = true where id_mst_empresas = 1`,
)
await pool.query(`update club_dos.tipo_recurso set desc_tiporecurso = 'Pádel' where id_mst_tiporecurso = 1`)
await pool.query(`insert into club_dos.recurso (desc_recurso, id_mst_tiporecurso) values ('Central', 1)`)
await pool.query(`insert into club_dos.tiporecurso_tiposocio (id_mst_tiporecurso, id_mst_tiposocio, precio) values (1, 3, 400)`)

const phone = { width: 390, height: 844 }

async function visit(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: phone, locale: 'es-ES', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  return { page, context, complaints: watchConsole(page) }
}

it('a player without a location types the town, takes an hour tomorrow and goes on at its club (R-462, R-463, R-464)', async () => {
  const { page, complaints } = await visit()
  await page.goto(`${at('localhost')}/buscadores`)
  expect(await accessFaults(page)).toEqual([])
  await page.locator('form.box summary').click()
  await page.getByRole('button', { name: 'Mi posición' }).click()
  await page.getByRole('alert').getByText('El navegador no ha dado la ubicación', { exact: false }).waitFor()
  expect(await page.locator('.hours').count()).toBe(0)
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.type('sabadell')
  await page.keyboard.press('Enter')
  const day = page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(1)
  await day.click()
  const first = page.locator('.clubs > li').first()
  await first.getByRole('heading', { name: 'Tennis Vallformosa' }).waitFor()
  await first.getByText('0 km · Sabadell', { exact: false }).waitFor()
  await first.getByRole('link').nth(1).click()
  await page
    .locator('#elegida')
    .getByText(/16,00\s€ la pista/)
    .waitFor()
  expect(await accessFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.getByRole('link', { name: 'Seguir en el club' }).click()
  await page.getByText('Esta hora se reserva en el club', { exact: false }).waitFor()
  expect(new URL(page.url()).hostname).toBe('dos.localhost')
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Entrar' }).last().click()
  await page.locator('input[type="password"]').waitFor()
  // recent places of this device are offered the next time
  await page.goto(`${at('localhost')}/buscadores?ubicacion=denegada`)
  await page.getByRole('link', { name: 'sabadell', exact: true }).waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
})

it('a location that is given measures from there, and is asked for after a tap only (R-462)', async () => {
  const { page, context, complaints } = await visit({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    geolocation: { latitude: 41.5463, longitude: 2.1086 },
  })
  await context.grantPermissions(['geolocation'], { origin: at('localhost') })
  await page.goto(`${at('localhost')}/buscadores?lang=ca`)
  expect(new URL(page.url()).searchParams.has('latitud')).toBe(false)
  await page.getByRole('button', { name: 'La meva posició' }).click()
  await page.waitForURL(/latitud=41\.546&longitud=2\.109/)
  await page.getByRole('navigation', { name: 'Dia' }).getByRole('link').nth(1).click()
  await page.locator('.clubs > li').first().getByRole('heading', { name: 'Tennis Vallformosa' }).waitFor()
  await page.getByRole('img', { name: 'Plànol sense carrers', exact: false }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  expect(complaints).toEqual([])
})

it('a browser without script comes to the list and to the chosen hour', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto(`${at('localhost')}/buscadores`)
  await page.locator('form.box summary').click()
  await page.getByLabel('Población o código postal').fill('08019')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(2).click()
  await page.locator('.hours a').first().click()
  await page.getByRole('link', { name: 'Seguir en el club' }).waitFor()
  await page.getByRole('link', { name: 'Torneos' }).click()
  await page.getByText('Liga social de pádel').waitFor()
  expect(new URL(page.url()).pathname).toBe('/buscadores/torneos')
})
