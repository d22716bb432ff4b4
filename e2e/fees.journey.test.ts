import { formatDay } from '@app/contract/values/day'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { post, soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)
const dialog = (page: Page) => page.getByRole('dialog').last()
/** Sum with a space that does not break, as it is shown. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

const [type, fee, income] = ['Natación', 'Natación, 2 h', 'Clases']
/** January of the year to come: 31 days, none of them past. */
const january = (day: number) => formatDay(`${Number(clubDay().slice(0, 4)) + 1}-01-${String(day).padStart(2, '0')}`)
/** Children of a family, the second born with the percentage. */
const children = ['Pau', 'Oriol']
/** Numbers of members without family. */
const crowd = Array.from({ length: 40 }, (_, at) => 70_101 + at)

/** Adds a member by the desk's call; returns the id. */
async function addMember(page: Page, more: Record<string, unknown>): Promise<number> {
  const answer = await post(page, '/api/socio', { apellidos: 'Goikoetxea', acceso_web: 0, ...more })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { id_mst_socios: number }).id_mst_socios
}

/** Makes a fee type: the first three fees at 27 €, the second of a family 20 % less. */
async function makeType(page: Page) {
  await goTo(page, '/tipocuotas')
  await page.getByRole('button', { name: 'Tipo nuevo' }).click()
  await dialog(page).getByRole('textbox', { name: 'Tipo' }).fill(type)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Añadir promoción' }).click()
  await page.keyboard.type('3')
  await dialog(page).getByRole('textbox', { name: 'Precio: 1.ª a 3.ª' }).fill('27')
  await page.getByRole('button', { name: 'Añadir 2.º' }).click()
  await page.keyboard.type('20')
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const row = page.locator('.dg-body [data-item]').filter({ hasText: type })
  await soon(async () => plain(await row.innerText())).toContain('3 × 27,00 €')
  expect(await row.innerText()).toMatch(/2\.º 20\s%/)
}
/** Makes a fee of the type in a row of the grid, and opens it. */
async function makeFee(page: Page) {
  await goTo(page, '/cuotas')
  await page.getByRole('gridcell', { name: 'Adulto', exact: true }).first().waitFor()
  await page.keyboard.press('n')
  const editor = page.locator('.dg-editor')
  await editor.waitFor()
  await page.keyboard.type(fee)
  await page.keyboard.press('Tab')
  await page.locator('select.dg-editor').selectOption({ label: type })
  await page.keyboard.press('Tab')
  await page.keyboard.type('36')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.locator('select.dg-editor').selectOption({ label: income })
  await page.keyboard.press('Control+s')
  await page.getByText(`${fee} añadida.`).waitFor()
  await page.getByRole('link', { name: fee }).click()
  await page.getByRole('heading', { name: fee }).waitFor()
}

/** Terms of those added: their first day, and the share of the first month. */
async function setTerms(page: Page, { begins, first }: { begins: string; first: string }) {
  await dialog(page).getByRole('textbox', { name: 'Empieza' }).fill(begins)
  await dialog(page).getByRole('combobox', { name: 'Primera cuota' }).click()
  await page.getByRole('option', { name: first }).click()
}
/** Gives the fee by its dialog; returns once the dialog is away. */
async function give(page: Page, { people, sum, ...terms }: { people: () => Promise<unknown>; sum: RegExp; begins: string; first: string }) {
  await page.getByRole('button', { name: 'Añadir socios' }).first().click()
  await page.getByRole('combobox', { name: /^Nombre, número/ }).click()
  await people()
  await setTerms(page, terms)
  await dialog(page).getByRole('button', { name: sum }).and(page.locator(':enabled')).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
/** Finds children by name, one after the other. */
const findChildren = (page: Page) => async () => {
  for (const name of children) {
    await page.keyboard.type(`${name} Abad`)
    await page.getByRole('option', { name: `${name} Abad`, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).locator('tbody tr').filter({ hasText: name }).waitFor()
  }
}
/** Pastes the numbers of the crowd from the clipboard. */
const pasteCrowd = (page: Page) => async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), crowd.join('\n'))
  await page.keyboard.press('Control+v')
  await soon(() => dialog(page).locator('tbody tr').count()).toBe(crowd.length)
  await soon(async () => dialog(page).locator('tbody').innerText()).toContain('Zubia 70101')
}
const raise = (page: Page) => page.getByRole('button', { name: /^Generar 42 cuotas de Natación · 606,20\s€/ }).and(page.locator(':enabled'))
/** Preview of the type: its figures, and the amounts of its lines in their order. */
async function readPreview(page: Page) {
  await raise(page).waitFor()
  const figures = await page.getByRole('group', { name: 'Resumen' }).innerText()
  return [figures, ...(await page.locator('[role=gridcell][data-column=importe]').allInnerTexts())]
}
/** Raises what the preview shows; returns the words about what was planned and made, without the hour. */
async function raiseAll(page: Page) {
  await raise(page).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/generar\/\d+$/)
  await page.getByText('= iguales').waitFor()
  return plain(await page.locator('.raise-fates').innerText()).replace(/Generada el .*/, '')
}
/** Opens the explanation of an amount and returns its sentence. */
async function explain(page: Page, name: RegExp) {
  await page.getByRole('button', { name }).click()
  const said = plain(await dialog(page).locator('.fe-said').innerText())
  const steps = plain(await dialog(page).locator('.fe-steps').innerText())
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.fe-said').waitFor({ state: 'detached' })
  return { said, steps }
}

it('a fee with a promotion is given to a family and to forty, raised, taken back, and raised again with the same sum (A-146 to A-149, A-186)', async () => {
  const { page, complaints } = await visit()
  const holder = await addMember(page, { nombre: 'Rosa', apellidos: 'Abad' })
  for (const nombre of children) await addMember(page, { nombre, apellidos: 'Abad', id_mst_socios_titular: holder })
  await Promise.all(crowd.map((numsocio) => addMember(page, { nombre: 'Bat', apellidos: `Zubia ${numsocio}`, numsocio })))
  await makeType(page)
  await makeFee(page)
  await give(page, { people: findChildren(page), sum: /^Añadir 2 socios · 48,60\s€/, begins: january(1), first: 'Entera' })
  await give(page, { people: pasteCrowd(page), sum: /^Añadir 40 socios · 557,60\s€/, begins: january(16), first: 'Por días' })
  await page.getByRole('button', { name: /^La tienen 42/ }).waitFor()

  await goTo(page, '/cuotas/generar')
  await page.getByRole('textbox', { name: 'Hasta el' }).fill(january(31))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByRole('combobox', { name: 'Tipo de cuota' }).click()
  await page.getByRole('option', { name: type }).click()
  await page.keyboard.press('Escape')
  const shown = await readPreview(page)
  expect(await accessFaults(page)).toEqual([])
  const { said, steps } = await explain(page, /^21,60\s€, .*Oriol.*: de dónde sale/)
  expect(said).toBe('De 36,00 € paga 21,60 €: Promoción, 1.ª de 3; Familia, lugar 2: 20 %.')
  expect(steps.split('\n').filter(Boolean)).toEqual([
    ...['Precio', '36,00 €'],
    ...['Promoción, 1.ª de 3', '−9,00 €', '27,00 €'],
    ...['Familia, lugar 2: 20 %', '−5,40 €', '21,60 €'],
  ])
  expect((await explain(page, /^13,94\s€, .*70101/)).said).toBe('De 36,00 € paga 13,94 €: Promoción, 1.ª de 3; Por días, 16 de 31.')

  const raised = await raiseAll(page)
  expect(raised).toMatch(/Previsto 42 · 606,20 €\s*Hecho 42 · 606,20 €\s*= iguales/)
  await page.getByRole('button', { name: 'Retirar…' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Retirar 42 líneas/ })
    .and(page.locator(':enabled'))
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await dialog(page).getByText('Escribe el motivo.').waitFor()
  await page.keyboard.type('Faltaba una familia')
  await page.keyboard.press('Control+Enter')
  await page.getByText(/^Se han retirado 42 líneas, 606,20\s€\./).waitFor()
  await page.getByText('Motivo: «Faltaba una familia»').waitFor()

  await page.getByRole('button', { name: 'Generar otra vez las 42…' }).click()

  expect(await readPreview(page)).toEqual(shown)
  expect(await raiseAll(page)).toBe(raised)
  expect(complaints).toEqual([])
})
