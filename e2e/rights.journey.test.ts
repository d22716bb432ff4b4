import { type Right, rights } from '@app/contract/kit/permissions'
import { menuRows } from '@app/contract/menu'
import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { readToday } from './courts.ts'
import { soon } from './desk.ts'
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

/** Staff member with one right; returns the name to sign in with. */
async function staffWith(right: Right): Promise<string> {
  const email = `${right}@club.test`
  const { id_mst_socios } = await call(admin, ['POST', '/api/socio'], { nombre: 'Solo', apellidos: right, email, telefono: '600111222' })
  await call(admin, ['POST', '/api/account/staff'], { id_mst_socios, password })
  await call(admin, ['POST', '/api/socios_menus'], { id_mst_socios, menu: right })
  return email
}

/** Values of the parameters in a route: rows of the demo club, a booking of today. */
const addressOf = (ruta: string) =>
  ruta.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    if (name === 'id_reserva') return String(booking)
    return ruta.startsWith('/socios/') && name === 'id' ? '100' : name === 'hora_ini' ? '1320' : '1'
  })

/** Signs in by the call, without the screen. */
const as = (usuario: string) => async (page: Page, url: string) => {
  const answer = await page.request.post(`${url}/api/account/login`, { data: { usuario, password } })
  expect(answer.status()).toBe(200)
}

/** Pending calls of the page, except the one that stays open. */
function callsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => void (/\/api\/(?!live)/.test(request.url()) && underWay.add(request)))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void underWay.delete(request))
  return underWay
}

describe('a staff member with one right', () => {
  for (const right of rights)
    it(`opens each of the screens of ${right}, and nothing in them is refused (A-87, A-138)`, async () => {
      const { page } = await visit({ signIn: as(await staffWith(right)) })
      const refused: string[] = []
      page.on('response', (answer) => {
        if (answer.status() === 403) refused.push(`${page.url().split('#')[1]}: ${answer.request().method()} ${answer.url()}`)
      })
      const underWay = callsUnderWay(page)
      for (const { ruta } of menuRows.filter((row) => row.ready && row.right === right)) {
        // an address without a screen in between, so that the heading is not the previous screen's
        await page.goto(`${product.url}/admin#/nada`)
        await page.getByText('Esta página no existe').waitFor()
        await page.goto(`${product.url}/admin#${addressOf(ruta)}`)
        await page.locator('main h1, main form, main [role="grid"]').first().waitFor()
        await soon(() => underWay.size).toBe(0)
      }
      expect(refused).toEqual([])
    })
})
