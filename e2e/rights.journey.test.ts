import { type Right, rights } from '@app/contract/kit/permissions'
import { menuRows } from '@app/contract/menu'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { readToday } from './courts.ts'
import { journey } from './journey.ts'

const { product, visit } = await journey()
const password = 'una frase bien larga'
const { page: admin } = await visit()
const booking = (await readToday(admin, 1)).reservas[0]!.id_reg_reserva

/** Calls the product as the signed-in page does. */
const call = (page: Page, [method, url]: readonly [string, string], body?: unknown) =>
  page.evaluate(
    async ([how, where, sent]) => {
      const { _token } = await (await fetch('/api/account/current')).json()
      const headers = { 'content-type': 'application/json', 'x-csrf-token': _token as string }
      return (await fetch(where!, { method: how!, headers, ...(sent && { body: sent }) })).json()
    },
    [method, url, body === undefined ? null : JSON.stringify(body)] as const,
  )

/** A staff member with one right; returns the name to sign in with. */
async function staffWith(right: Right): Promise<string> {
  const email = `${right}@club.test`
  const { id_mst_socios } = await call(admin, ['POST', '/api/socio'], { nombre: 'Solo', apellidos: right, email, telefono: '600111222' })
  await call(admin, ['POST', '/api/account/staff'], { id_mst_socios, password })
  await call(admin, ['POST', '/api/socios_menus'], { id_mst_socios, menu: right })
  return email
}

/** What stands for the names in a route: rows of the demo club, a booking of today. */
const addressOf = (ruta: string) =>
  ruta.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'id_reserva') return String(booking)
    return ruta.startsWith('/socios/') && name === 'id' ? '100' : name === 'hora_ini' ? '1320' : '1'
  })

describe('somebody with one right', () => {
  for (const right of rights)
    it(`opens each of the screens of ${right}, and nothing in them is refused (A-87, A-138)`, async () => {
      const usuario = await staffWith(right)
      const { page } = await visit({ signIn: null })
      const refused: string[] = []
      page.on('response', (answer) => {
        if (answer.status() === 403) refused.push(`${page.url().split('#')[1]}: ${answer.request().method()} ${answer.url()}`)
      })
      await page.goto(`${product.url}/admin#/login`)
      await page.getByLabel('Usuario').fill(usuario)
      await page.locator('input[type="password"]').fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('navigation').first().waitFor({ state: 'attached' })
      for (const { ruta } of menuRows.filter((row) => row.ready && row.right === right)) {
        // a page of its own for each screen: it is idle once everything that the screen asks has come
        await page.goto('about:blank')
        await page.goto(`${product.url}/admin#${addressOf(ruta)}`, { waitUntil: 'networkidle' })
        await page.locator('main h1, main form, main [role="grid"]').first().waitFor()
      }
      expect(refused).toEqual([])
    })
})
