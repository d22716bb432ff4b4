import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { readToday } from './courts.ts'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { signInPage } from './sign-in-page.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const member = 130
const file = (query = '') => `${product.url}/admin#/socios/${member}/edit${query}`
const selectedTab = (page: Page) => page.getByRole('tab', { selected: true })

it('an address opens a part of a member’s page, and leads back to the booking or the place that it names, by button and by Escape (R-305)', async () => {
  const { page, complaints } = await visit()
  for (const [tab, name] of [
    ['tabFacturas', 'Facturas'],
    ['tabMonedero', 'Monedero'],
    ['tabNada', 'Resumen'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(file(`?tabActivated=${tab}`))
    await soon(() => selectedTab(page).innerText()).toContain(name)
  }
  const booking = (await readToday(page, 1)).reservas[0]!.id_reg_reserva
  await page.goto('about:blank')
  await page.goto(file(`?tabActivated=tabFacturas&idReserva=${booking}`))
  await page.getByRole('button', { name: 'Volver a la reserva' }).waitFor()
  await page.locator('main h1').click()
  await page.keyboard.press('Escape')
  await soon(() => page.url()).toContain(`/reservas/1/${booking}`)
  await page.goto(file(`?redirectToUrl=${encodeURIComponent('/socios/buscar')}`))
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await soon(() => page.url()).toContain('#/socios/buscar')
  // only places of the product
  await page.goto(file(`?redirectToUrl=${encodeURIComponent('//elsewhere.test')}`))
  await selectedTab(page).waitFor()
  expect(await page.getByRole('button', { name: 'Volver', exact: true }).count()).toBe(0)
  expect(complaints).toEqual([])
})

it('a member’s page says who else has it open, and no longer when he goes (0126)', async () => {
  const { page: first } = await visit()
  const call = (url: string, body: unknown) =>
    first.evaluate(
      async ([where, sent]) => {
        const { _token } = await (await fetch('/api/account/current')).json()
        const headers = { 'content-type': 'application/json', 'x-csrf-token': _token as string }
        return (await fetch(where!, { method: 'POST', headers, body: sent! })).json()
      },
      [url, JSON.stringify(body)] as const,
    )
  const email = 'maite@club.test'
  const { id_mst_socios } = (await call('/api/socio', { nombre: 'Maite', apellidos: 'Arana', email, telefono: '600111222' })) as {
    id_mst_socios: number
  }
  await call('/api/account/staff', { id_mst_socios, password: 'una frase bien larga' })
  await call('/api/socios_menus', { id_mst_socios, menu: 'members' })
  await first.goto(file())
  await selectedTab(first).waitFor()
  const { page: second } = await visit({
    signIn: async (page, url) => {
      await page.goto(`${url}/admin#/login`)
      await page.getByLabel('Usuario').fill(email)
      await page.locator('input[type="password"]').fill('una frase bien larga')
      await page.keyboard.press('Enter')
      await page.getByRole('navigation').first().waitFor({ state: 'attached' })
    },
  })
  await second.goto(file())
  await first.getByText('Maite Arana tiene abierta ahora esta ficha').waitFor()
  await second.getByText('tiene abierta ahora esta ficha').waitFor()
  expect(await accessFaults(first)).toEqual([])
  await second.goto(`${product.url}/admin#/socios`)
  await first.getByText('Maite Arana tiene abierta ahora esta ficha').waitFor({ state: 'detached' })
})

it('the QR of what a member shows at a door is seen and printed', async () => {
  const { page } = await visit({ signIn: signInPage })
  const codes = (await (await page.request.get(`${product.url}/api/codis`)).json()) as { codigo: string; id_mst_socios: number | null }[]
  const holder = codes.find((one) => one.id_mst_socios !== null)!
  await page.goto(`${product.url}/admin#/socios/${holder.id_mst_socios}/edit?tabActivated=tabAccesos`)
  await page.getByRole('button', { name: 'Ver QR' }).click()
  await page.getByRole('img', { name: `QR del código ${holder.codigo}` }).waitFor()
  expect(await accessFaults(page)).toEqual([])
})
