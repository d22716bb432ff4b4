import { authority, certificatePassword, packed, pair, representative, signed } from '@app/server/testing/certificates'
import { startVerifactuSimulator } from '@app/server/verifactu/simulator'
import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { post, soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { accessFaults } from './watch.ts'

/** Tax id of a customer as it was typed, and as it is. */
const [wrong, right] = ['12345678Z', '00000000T']
const agency = await startVerifactuSimulator({ wait: 0 })
afterAll(agency.stop)
// the product reads its settings at startup
Object.assign(process.env, {
  ...{ PRODUCER_NAME: 'Programas de Ejemplo, S.L.', PRODUCER_NIF: 'B44531218', PRODUCER_ADDRESS: 'Carrer Major, 1, 08001 Barcelona' },
  ...{ VERIFACTU_SITE: 'test', VERIFACTU_URL: agency.url },
})
const { product, visit } = await journey()
const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)
const dialog = (page: Page) => page.getByRole('dialog').last()

/** The club's company begins today, with a certificate of its representative. */
async function begin(page: Page) {
  const address = `${product.url}/api/empresa/1`
  const { _token } = (await (await page.request.get(`${product.url}/api/account/current`)).json()) as { _token: string }
  const company = { nif: 'B72877814', nombre: 'Club Ejemplo, S.L.', id_acreedor: 'ES72000B72877814', _password: 'demo-demo' }
  await page.request.put(address, { headers: { 'x-csrf-token': _token }, data: company })
  await post(page, '/api/param/param_tribuna/save', { parametros: { ACTIVAR_FACTURA_OFICIAL: '1' } })
  await goTo(page, '/verifactu')
  await page.getByRole('button', { name: 'Subir certificado' }).click()
  const file = { name: 'club.p12', mimeType: 'application/x-pkcs12', buffer: packed(pair.key, [signed(representative), authority]) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await dialog(page).locator('input[type="password"]').fill(certificatePassword)
  await dialog(page)
    .getByRole('button', { name: /^Subir/ })
    .click()
  await page.getByText('coincide').waitFor()
  await page.getByLabel(/VERI\*FACTU desde/).fill(clubDay().split('-').toReversed().join('/'))
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Guardar el comienzo' }).click()
  await page.getByText('Última respuesta').waitFor()
}
/** Sells a water at the till; returns the number of its invoice. */
async function sellWater(page: Page) {
  await goTo(page, '/tpv')
  await page.locator('.till-tile').first().waitFor()
  await page.keyboard.type('agua', { delay: 50 })
  await page.keyboard.press('Enter')
  await page.locator('.till-lines > li').first().waitFor()
  await page.keyboard.press('F9')
  const ticket = page.locator('.till-done')
  await soon(() => ticket.innerText()).toMatch(/T\d\d\/\d{6}/)
  return /T\d\d\/\d{6}/.exec(await ticket.innerText())![0]
}
const row = (page: Page, number: string) => page.locator('.dg-body [data-item]').filter({ hasText: number })
async function openInvoice(page: Page, number: string) {
  await goTo(page, '/factura_oficial')
  await row(page, number).getByRole('button').first().click()
  await dialog(page)
    .getByRole('heading', { name: new RegExp(number) })
    .waitFor()
}
/** Asks for a sending until the tax agency has so many records; one may have left by itself. */
const sent = (page: Page, received: number) =>
  soon(async () => {
    await post(page, '/api/verifactu/1/enviar', {})
    return agency.received.length
  }).toBe(received)

it('a ticket becomes a full invoice that the tax agency refuses and takes once mended, another is rectified, and the chain is whole (A-177)', async () => {
  const { page, complaints } = await visit()
  await begin(page)
  const [first, second] = [await sellWater(page), await sellWater(page)]
  expect(complaints).toEqual([])
  await sent(page, 2)

  // the full invoice is the first record of the next sending
  agency.refuse(1, 1110)
  await openInvoice(page, first)
  expect(await accessFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Hacer factura completa' }).click()
  const full = page.getByRole('dialog', { name: /^Factura completa/ })
  await full.getByLabel(/^NIF/).fill(wrong)
  await full.getByLabel(/^Nombre/).fill('María Ñíguez')
  await full.getByLabel(/^Domicilio/).fill('Carrer Major, 1, 08001 Barcelona')
  await full.getByRole('button', { name: /^Emitir factura completa/ }).click()
  await full.waitFor({ state: 'detached' })

  // printed, so it is given to somebody: it is rectified, not cancelled
  await openInvoice(page, second)
  const paper = page.waitForEvent('popup')
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^Imprimir ${second}`) })
    .click()
  await (await paper).getByText('VERI*FACTU', { exact: true }).waitFor()
  await (await paper).close()
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
  await page
    .getByRole('dialog', { name: `¿Eliminar ${second}?` })
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await page
    .getByText(/Emitida la rectificativa R\d\d\/000001/)
    .first()
    .waitFor()

  // the rectification is taken, the full invoice is not
  await sent(page, 3)
  await goTo(page, '/verifactu')
  const refused = page
    .locator('.vf-mend, [data-mend]')
    .or(page.getByRole('listitem'))
    .filter({ hasText: /F\d\d\/000001/ })
    .first()
  await refused.getByRole('button', { name: 'Corregir y subsanar' }).click()
  await dialog(page).getByLabel(/^NIF/).fill(right)
  await dialog(page).getByRole('button', { name: 'Corregir y subsanar' }).click()
  await sent(page, 4)
  expect(agency.timesReceived(first)).toBe(1)

  await page.getByRole('button', { name: 'Comprobar la cadena' }).first().click()
  await dialog(page)
    .getByText(/ntegra/)
    .first()
    .waitFor()
  expect(await accessFaults(page)).toEqual([])
  expect(complaints.filter((one) => !one.includes('403'))).toEqual([])
})
