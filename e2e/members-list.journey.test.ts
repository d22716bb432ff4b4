import { readFile } from 'node:fs/promises'
import { plain } from '@app/contract/values/text'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

const rows = (page: Page) => page.locator('.dg-body .dg-row:not(.dg-skeleton)')
const chosen = (page: Page) => page.locator('.dg-selected')
const openList = async (page: Page) => {
  await page.goto(`${product.url}/admin#/socios`)
  await rows(page).first().waitFor()
}
/** Selected members as a file, from the bar of bulk actions. */
async function chosenAs(page: Page, name: string) {
  await page.locator('.dg-acts').getByRole('button', { name: 'Más acciones' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name, exact: true }).click()
  const file = await coming
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) }
}
/** Number of rows of a file in the product's own import, which keeps nothing of it. */
async function rowsInFile(page: Page, file: { name: string; buffer: Buffer }) {
  const { _token } = (await (await page.request.get(`${product.url}/api/account/current`)).json()) as { _token: string }
  const answer = await page.request.post(`${product.url}/api/socio/importar/leer`, {
    headers: { 'x-csrf-token': _token },
    multipart: { fichero: { ...file, mimeType: 'application/octet-stream' } },
  })
  return ((await answer.json()) as { filas: number }).filas
}
/** Sets a parameter of the club, as its screen does. */
async function setParameter(page: Page, cod_param: string, valor: string) {
  const { _token } = (await (await page.request.get(`${product.url}/api/account/current`)).json()) as { _token: string }
  const all = (await (await page.request.get(`${product.url}/api/param`)).json()) as { id_sys_param: number; cod_param: string }[]
  const { id_sys_param } = all.find((one) => one.cod_param === cod_param)!
  const answer = await page.request.put(`${product.url}/api/param/${id_sys_param}`, {
    headers: { 'x-csrf-token': _token },
    data: { valor },
  })
  expect(answer.status()).toBe(200)
}

describe('the list of members', () => {
  it('has what the desk asks, and an act on many is shown, done and undone (R-301)', async () => {
    const { page, complaints } = await visit()
    await openList(page)
    for (const name of ['Debe', 'Próxima reserva', 'Etiquetas']) await page.getByRole('columnheader', { name, exact: true }).waitFor()
    await page.getByLabel('Filtrar Apellidos').fill('garcia')
    await page.getByRole('columnheader', { name: 'Apellidos', exact: true }).click()
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+a')
    await soon(() => chosen(page).innerText()).toContain('todo lo del filtro')
    const [count] = (await chosen(page).innerText()).split(':')
    await page.reload()
    await soon(() => chosen(page).innerText()).toMatch(new RegExp(`^${count}`))
    await page.getByRole('button', { name: 'Etiqueta', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Etiqueta', { exact: true }).last().selectOption({ label: 'Equipo femenino A' })
    await dialog.getByText('Se hará a').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Poner etiqueta a/ }).click()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText(/^Deshecho/).waitFor()
    await page.getByRole('button', { name: 'Acciones recientes' }).click()
    await dialog.getByRole('gridcell', { name: 'Poner etiqueta' }).first().waitFor()
    expect(complaints).toEqual([])
  })

  it('is asked of the server page by page where there are many; a rule chooses all that is found but those taken out (R-299, R-301)', async () => {
    const { page, complaints } = await visit()
    // a stream that opens after the change still tells of it
    const changed = Promise.withResolvers<void>()
    await page.route('**/api/live*', async (route) => {
      await changed.promise
      await route.continue()
    })
    await page.reload()
    await openList(page)
    await setParameter(page, 'MOSTRAR_USUARIOS_BUSCAR_SERVIDOR', '1')
    changed.resolve()
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await soon(() => page.locator('.dg-pages').innerText()).toMatch(/^2 de/)
    await page.getByRole('button', { name: 'Página anterior' }).click()
    const all = await page.locator('.dg-status [role=status]').innerText()
    await page.getByLabel('Filtrar Apellidos').fill('a')
    await soon(() => page.locator('.dg-status [role=status]').innerText()).not.toBe(all)
    const found = (await page.locator('.dg-status [role=status]').innerText()).replace('Filas: ', '')
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+a')
    await soon(() => chosen(page).innerText()).toMatch(/^100 socios/)
    await page.keyboard.press('Control+a')
    await soon(() => chosen(page).innerText()).toContain(`${found} de los ${found} del filtro`)
    const left = await rows(page).nth(2).locator('[role=gridcell]').allInnerTexts()
    await rows(page).nth(2).getByRole('checkbox').click()
    await soon(() => chosen(page).innerText()).toContain('menos 1 que has quitado')
    await page.reload()
    await page.getByLabel('Filtrar Apellidos').fill('a')
    await soon(() => chosen(page).innerText()).toContain('menos 1 que has quitado')
    const csv = await chosenAs(page, 'Texto (.csv)')
    const [head = [], ...lines] = csv.buffer
      .toString()
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
    expect([csv.name, lines.length]).toEqual(['Socios.csv', Number(found.replace('.', '')) - 1])
    const surnames = lines.map((line) => line[head.indexOf('Apellidos')]!)
    expect(surnames.filter((one) => !plain(one).includes('a'))).toEqual([])
    const numbers = lines.map((line) => line[head.indexOf('Nº socio')]!)
    expect(left.some((cell) => cell !== '' && numbers.includes(cell))).toBe(false)
    expect(await rowsInFile(page, await chosenAs(page, 'Excel (.xlsx)'))).toBe(lines.length)
    await page.getByRole('button', { name: 'Solo los 99 de aquí' }).click()
    await soon(() => chosen(page).innerText()).toMatch(/^99 socios/)
    expect(complaints).toEqual([])
    await setParameter(page, 'MOSTRAR_USUARIOS_BUSCAR_SERVIDOR', '0')
  })

  it('on a phone begins a choice with a finger that rests, shows an act on the whole window, and takes a top-up back (A-86, 0125)', async () => {
    const { page, complaints } = await visit({ viewport: { width: 390, height: 844 } })
    await openList(page)
    // the touch listeners are loaded with the cards
    await page.waitForLoadState('networkidle')
    const touch = await page.context().newCDPSession(page)
    const { x, y } = (await rows(page).nth(2).locator('.dg-card').boundingBox())!
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 12 }] })
    await soon(() => chosen(page).innerText()).toMatch(/^1 socio/)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await rows(page).nth(4).locator('.dg-card').click()
    await soon(() => chosen(page).innerText()).toMatch(/^2 socios/)
    await page.getByRole('button', { name: 'Acciones', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Recargar monedero' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Recarga').selectOption({ index: 1 })
    await dialog.getByText('Se hará a').waitFor()
    expect((await dialog.boundingBox())!).toMatchObject({ width: 390, height: 844 })
    expect(await accessFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: /^Recargar monedero a 2/ }).click()
    await page.getByText('Hecho a 2 socios').waitFor()
    await page.getByRole('button', { name: 'Acciones recientes' }).click()
    await dialog.getByText('Recargar monedero').first().waitFor()
    await dialog
      .getByRole('button', { name: /^Deshacer: Recargar monedero/ })
      .first()
      .click()
    await page.getByText('Deshecho: 2. Se quedan como están: 0').waitFor()
    expect(complaints).toEqual([])
  })

  it('says of payment links for many that the club takes no cards, or whom they are for', async () => {
    const { page } = await visit()
    await openList(page)
    await page.getByRole('grid').focus()
    await page.keyboard.press('Control+a')
    await page.locator('.dg-acts').getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Enlace de pago', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(/no deben nada|tarjeta/i)
      .first()
      .waitFor()
    expect(await accessFaults(page)).toEqual([])
  })
})
