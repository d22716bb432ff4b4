import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { requestAt } from '../packages/server/src/modules/access/simulator.ts'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const main = (page: Page) => page.locator('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true }).first()
const dialog = (page: Page) => page.getByRole('dialog')
const part = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Enrols a member by the form, and stays on the member's page. */
async function enrol(page: Page, { nombre, apellidos, telefono }: { nombre: string; apellidos: string; telefono: string }) {
  await page.goto(`${product.url}/admin#/socios/new`)
  // until it is present the previous member's form remains, and would be filled
  await page.getByRole('heading', { level: 1, name: 'Socio nuevo' }).waitFor()
  await soon(() => field(page, 'Nombre').inputValue()).toBe('')
  await field(page, 'Nombre').fill(nombre)
  await field(page, 'Apellidos').fill(apellidos)
  await field(page, 'Teléfono').fill(telefono)
  await page.keyboard.press('Control+s')
  await page.getByRole('heading', { name: `${nombre} ${apellidos}` }).waitFor()
}

it('a family is enrolled, penalised and pardoned, agrees to pictures, and its holder leaves and comes back (R-289 to R-292)', async () => {
  const { page, complaints } = await openDesk()
  await enrol(page, { nombre: 'Garazi', apellidos: 'Urrutia Bello', telefono: '611 222 333' })
  await page.goto(page.url().replace(/\?.*$/, ''))
  await page.getByRole('group', { name: 'De un vistazo' }).getByText('Nada').waitFor()
  expect(await accessFaults(page)).toEqual([])

  await part(page, 'Familia')
  await page.getByText('Nadie depende de Garazi Urrutia Bello.').waitFor()
  await main(page).getByRole('button', { name: 'Nuevo beneficiario' }).click()
  await soon(() => dialog(page).getByRole('textbox', { name: 'Apellidos' }).inputValue()).toBe('Urrutia Bello')
  await dialog(page).getByRole('textbox', { name: 'Nombre' }).fill('Unai')
  await dialog(page).getByRole('textbox', { name: 'Fecha de nacimiento' }).fill('01/05/2016')
  await dialog(page).getByRole('button', { name: 'Añadir' }).click()
  await main(page).getByRole('link', { name: 'Unai Urrutia Bello' }).waitFor()
  expect(await accessFaults(page)).toEqual([])

  await act(page, 'Penalizar')
  await dialog(page).getByRole('textbox', { name: 'Penalizado hasta' }).fill('31/12/2099')
  await dialog(page).getByRole('button', { name: 'Penalizar' }).click()
  await page.getByText('Penalizado hasta el 31/12/2099').waitFor()
  await act(page, 'Quitar la penalización')
  await page.getByText('Penalizado hasta el 31/12/2099').waitFor({ state: 'detached' })

  await part(page, 'Privacidad')
  await page.getByRole('button', { name: 'Anotar: Uso de su imagen' }).click()
  await dialog(page).getByRole('textbox', { name: 'Prueba' }).fill('Hoja firmada')
  expect(await accessFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Anotar' }).click()
  await page.getByText(/^Sí, desde el/).waitFor()

  await act(page, 'Dar de baja')
  await dialog(page).getByText('1 beneficiario se queda sin su titular').waitFor()
  expect(await accessFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Dar de baja' }).click()
  await page.getByText('Garazi Urrutia Bello está de baja').waitFor()
  await page.getByText(/^De baja desde el/).waitFor()
  await act(page, 'Volver a dar de alta')
  await page.getByText(/^De baja desde el/).waitFor({ state: 'detached' })

  await part(page, 'Cambios')
  await soon(() => main(page).locator('.row-changes li').count()).toBe(5)
  expect(await accessFaults(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** Assigns a card to the member of the open page. */
async function giveCard(page: Page, card: string) {
  await part(page, 'Datos')
  await field(page, 'Código de acceso').fill(card)
  // the previous notice may still be present
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.keyboard.press('Control+s')
  await saved
  await page.getByText('Guardado').first().waitFor()
}

it('a family is enrolled: the mother gets a pass that needs no booking and credits, and comes in by her card; her daughter is told why not (spec 3 §2.2, 0107)', async () => {
  const { page, complaints } = await openDesk()
  const [mother, daughter] = ['77001133', '77001122']
  await enrol(page, { nombre: 'Nerea', apellidos: 'Sola Ibarra', telefono: '611222335' })
  const home = page.url().replace(/\?.*$/, '')
  await giveCard(page, mother)
  await part(page, 'Familia')
  await main(page).getByRole('button', { name: 'Nuevo beneficiario' }).click()
  await dialog(page).getByRole('textbox', { name: 'Nombre' }).fill('Irati')
  await dialog(page).getByRole('textbox', { name: 'Fecha de nacimiento' }).fill('01/05/2016')
  await dialog(page).getByRole('button', { name: 'Añadir' }).click()
  await main(page).getByRole('link', { name: 'Irati Sola Ibarra' }).click()
  await page.getByRole('heading', { name: 'Irati Sola Ibarra' }).waitFor()
  await giveCard(page, daughter)
  await page.goto(home)
  await page.getByRole('heading', { name: 'Nerea Sola Ibarra' }).waitFor()
  await part(page, /^Monedero/)
  await page.getByRole('radio', { name: /100,00/ }).check()
  await page.getByRole('button', { name: /^Tarjeta .* 100,00/ }).click()
  await page.getByText('Recargados 115,00').waitFor()
  await part(page, 'Abonos')
  await page.getByRole('button', { name: 'Vender abono' }).first().click()
  await dialog(page).getByText('Abono anual ilimitado').click()
  await page.getByRole('button', { name: /^Vender y cobrar/ }).click()
  await page.getByRole('dialog', { name: 'Abono anual ilimitado' }).waitFor()
  await page.keyboard.press('F10')
  await dialog(page).waitFor({ state: 'detached' })
  const figures = page.getByRole('group', { name: 'De un vistazo' })
  await soon(() => figures.innerText()).toContain('115,00')

  await page.goto(`${product.url}/admin#/terminales`)
  await page.getByRole('button', { name: 'Terminal nuevo' }).click()
  await dialog(page).getByRole('textbox', { name: 'Nombre' }).fill('Torno norte')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const key = await page.getByRole('textbox', { name: 'Clave del terminal' }).inputValue()
  expect(await requestAt(product.url, key, mother)).toMatchObject({ status: 200, body: { permitido: 1 } })
  expect(await requestAt(product.url, key, daughter)).toMatchObject({ status: 200, body: { permitido: 0, motivo: 'acceso.sin_derecho' } })
  expect(complaints).toEqual([])
})

it('a photo is chosen and taken away; what is no picture is refused in words (R-295)', async () => {
  const { page } = await openDesk()
  await page.goto(`${product.url}/admin#/socios/101/edit`)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog(page).getByLabel('Elegir una foto').setInputFiles({ name, mimeType, buffer })
  await act(page, 'Foto')
  await choose('cara.png', 'image/png', Buffer.from('no es una imagen'))
  await dialog(page).getByRole('alert').first().waitFor()
  const tiny = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await choose('cara.png', 'image/png', Buffer.from(tiny, 'base64'))
  await page.locator('img.mb-photo').waitFor()
  await act(page, 'Foto')
  expect(await accessFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Quitar la foto' }).click()
  await page.locator('img.mb-photo').waitFor({ state: 'detached' })
  await act(page, 'Foto')
  await dialog(page)
    .getByLabel('Hacer una foto')
    .setInputFiles({ name: 'camara.png', mimeType: 'image/png', buffer: Buffer.from(tiny, 'base64') })
  await dialog(page).getByRole('img', { name: 'Mueve y amplía la foto' }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Usar esta foto' }).click()
  await page.locator('img.mb-photo').waitFor()
})

it('two desks that have the form of a new member open at once both save: the number that was proposed is given to nobody twice (R-288)', async () => {
  const [one, other] = [(await openDesk()).page, (await openDesk()).page]
  for (const page of [one, other]) {
    await page.goto(`${product.url}/admin#/socios/new`)
    await field(page, 'Nombre').waitFor()
  }
  const numbers = new Set<string>()
  for (const [page, nombre] of [
    [one, 'Maialen'],
    [other, 'Nahia'],
  ] as const) {
    await field(page, 'Nombre').fill(nombre)
    await field(page, 'Apellidos').fill('Etxeberria Lasa')
    await field(page, 'Teléfono').fill('611 333 444')
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { name: `${nombre} Etxeberria Lasa` }).waitFor()
    numbers.add((await main(page).locator('.mb-who p').first().innerText()).split(' · ')[0]!)
  }
  expect([...numbers]).toEqual([expect.stringMatching(/^N\.º \d+$/), expect.stringMatching(/^N\.º \d+$/)])
})
