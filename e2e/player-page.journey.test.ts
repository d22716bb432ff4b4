import { startSimulator } from '@app/server/cards/simulator'
import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { loadedFiles, playersBudget, weigh } from './bench/weight.ts'
import { cardSecret, takeCards } from './card-payment.ts'
import { type Booking, freeHours, readToday } from './courts.ts'
import { post, soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { letterBox } from './letter-box.ts'
import { accessFaults } from './watch.ts'

const gateway = await startSimulator({ secret: cardSecret })
afterAll(gateway.stop)
// the product reads the address of its gateway at startup
process.env.CARD_SIMULATOR_URL = gateway.url
const box = await letterBox()
const { product, visit } = await journey()

const phone = { viewport: { width: 390, height: 844 }, signIn: null } as const
const email = 'jugadora@example.test'
const password = 'un domingo de lluvia'
const concept = 'Alquiler de pala'
const sport = 1

/** Answer of a call of the desk. */
async function ask<T>(page: Page, path: string, data: Record<string, unknown>): Promise<T> {
  const answer = await post(page, path, data)
  expect([path, answer.status(), answer.status() === 200 ? '' : await answer.text()]).toEqual([path, 200, ''])
  return (await answer.json()) as T
}

/** A member with a booking of this afternoon, who owes a line. */
async function makeMember(page: Page): Promise<number> {
  const made = { nombre: 'Nora', apellidos: 'Vila', telefono: '600111222', email, idioma: 'es-ES' }
  const { id_mst_socios } = await ask<{ id_mst_socios: number }>(page, '/api/socio', made)
  await ask(page, '/api/ingresoPuntual', { id_mst_socios, concepto: concept, precio: 3 })
  // the clock of the club is about noon
  const [free] = freeHours(await readToday(page, sport)).filter(({ from }) => from >= 14 * 60)
  if (!free) throw new Error('The demo club has no room today')
  await ask<{ data: Booking }>(page, '/api/reserves/add_reservation', {
    ...{ fecha_ini: clubDay(), hora_ini: free.from, duracion: free.to - free.from, id_mst_recurso: free.court },
    ...{ id_mst_socios, socios: [id_mst_socios] },
  })
  return id_mst_socios
}

/** Address of a path in the newest letter to the member; a letter leaves a minute after its order. */
async function mailed(path: RegExp): Promise<string> {
  const found = () =>
    box
      .to(email)
      .flatMap(({ parts }) => parts.map(({ text }) => path.exec(text)?.[0]))
      .findLast((one) => one !== undefined)
  await expect.poll(found, { timeout: 300_000, interval: 500 }).toBeDefined()
  return found()!
}

const { page: desk } = await visit()
await takeCards(desk)
const id = await makeMember(desk)

it('a link that the desk sends opens the own page: the next booking, a payment by telephone, a consent and a password for the next time (0195)', async () => {
  await desk.goto(`${product.url}/admin#/socios/${id}/edit`)
  await desk.getByRole('button', { name: 'Más acciones' }).click()
  await desk.getByRole('menuitem', { name: 'Enviar un enlace para entrar' }).click()

  const { page, complaints } = await visit(phone)
  const files = loadedFiles(page, 'socio')
  await page.goto(await mailed(/http[^\s"<>]+\/api\/autologin\/[\w-]+/))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(/\/socio/)
  const next = page.getByRole('region', { name: 'Tu próxima reserva' })
  await next.getByRole('heading', { name: /^Hoy, \d\d:\d\d$/ }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  const loaded = [...files]
  expect(loaded.some((file) => file.endsWith('.js'))).toBe(true)
  expect(await weigh(loaded, '.js', 'socio')).toBeLessThanOrEqual(playersBudget)

  await page.getByRole('heading', { name: /^Por pagar/ }).waitFor()
  await page.getByText(concept).first().waitFor()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await page.getByRole('button', { name: /con Bizum/ }).click()
  await page.getByRole('heading', { name: 'Simulador de pagos' }).waitFor()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await page.getByRole('heading', { name: 'Pagado. Gracias' }).waitFor()
  await page.goto(`${product.url}/socio`)
  await next.waitFor()
  expect(await page.getByText(concept).count()).toBe(0)

  const sections = page.getByRole('navigation', { name: 'Secciones' })
  await sections.getByRole('link', { name: 'Monedero' }).click()
  await page.getByRole('heading', { name: 'Últimos movimientos' }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Recibos y facturas' }).click()
  await page.getByText('Todavía no hay recibos ni facturas').waitFor()

  await sections.getByRole('link', { name: 'Yo' }).click()
  const pictures = page.getByRole('switch', { name: /fotos/ })
  await pictures.click()
  await soon(() => pictures.isChecked()).toBe(true)
  await page.getByText(/^Sí, desde el/).waitFor()
  expect(await accessFaults(page)).toEqual([])
  const consents = (await (await desk.request.get(`${product.url}/api/socio/${id}/consentimientos`)).json()) as { finalidad: string }[]
  expect(consents.map(({ finalidad }) => finalidad)).toEqual(['imagen'])

  await page.getByRole('button', { name: 'Pedir contraseña por correo' }).click()
  await page.getByText(`Correo enviado a ${email}.`, { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()
  await page.goto(await mailed(/http[^\s"<>]+\/socio#\/contrasena\/[\w-]+/))
  await page.getByLabel('Contraseña nueva').fill(password)
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.keyboard.press('Enter')
  await next.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
  expect(complaints).toEqual([])
})

it('the program leads a player to the own page, at its sign-in and in a session (0195)', async () => {
  const { page, complaints } = await visit({ signIn: null })
  await page.goto(`${product.url}/admin`)
  await page.getByLabel('Usuario').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Secciones' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/socio')
  await page.goto(`${product.url}/admin#/socios`)
  await page.waitForURL(/\/socio$/)
  await page.getByRole('region', { name: 'Tu próxima reserva' }).waitFor()
  // one signed in to the program before, on the same device
  await page.evaluate(() => localStorage.setItem('signed-in', '1'))
  await page.goto(`${product.url}/admin#/socios`)
  await page.waitForURL(/\/socio$/)
  await page.getByRole('link', { name: 'Yo' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
  expect(await page.getByRole('link', { name: 'Ir al programa' }).count()).toBe(0)
  expect(complaints.filter((one) => !one.includes('403'))).toEqual([])
})

it('staff come from their own page to the program', async () => {
  const { page } = await visit({ viewport: phone.viewport })
  await page.goto(`${product.url}/socio#/yo`)
  await page.getByRole('link', { name: 'Ir al programa' }).click()
  await soon(() => new URL(page.url()).pathname).toBe('/admin')
  await page.getByRole('navigation').first().waitFor({ state: 'attached' })
})
