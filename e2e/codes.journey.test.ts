import { expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const textFile = (text: string) => ({ name: 'codis.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })

it('codes are loaded from a file, whose wrong lines are named and load nothing, and deleted many at once; a code that somebody has stays (R-078, R-079, R-080, R-286)', async () => {
  const { page, complaints } = await visit({ at: '/codis' })
  const status = page.locator('.dg-status [role=status]')
  await soon(() => status.innerText()).toMatch(/^Filas: \d+$/)
  const before = await status.innerText()
  expect(await accessFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Cargar códigos' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type=file]').setInputFiles(textFile('990001\n990002\n990001\n12345\n'))
  await drawer.getByText(/[Ll]ínea 3/).waitFor()
  await page.keyboard.press('Escape')
  expect(await status.innerText()).toBe(before)

  await page.getByRole('button', { name: 'Cargar códigos' }).click()
  await drawer.locator('input[type=file]').setInputFiles(textFile('990001\n990002\n'))
  await page.getByRole('gridcell', { name: '990002', exact: true }).waitFor()
  await page.getByLabel('Filtrar Código').fill('99000')
  await soon(() => status.innerText()).toMatch(/^Filas: 2 de/)
  await page.getByLabel('Seleccionar todas las filas filtradas').click()
  await page.getByRole('button', { name: 'Eliminar 2' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).last().getByRole('button', { name: 'Eliminar' }).click()
  await page.getByText('Códigos eliminados correctamente.').first().waitFor()

  await page.getByLabel('Filtrar Código').fill('481200')
  await page.getByRole('button', { name: /^Eliminar 481200/ }).click()
  const sure = page.getByRole('alertdialog').or(page.getByRole('dialog')).last().getByRole('button', { name: 'Eliminar' })
  await sure.click()
  await page
    .getByText(/El código 481200 es de/)
    .first()
    .waitFor()
  // the refusal also appears in the console
  expect(complaints.filter((line) => !line.includes('/codis'))).toEqual([])
})

it('each of the three kinds of code has a list of its own (R-078, R-080)', async () => {
  const { page, complaints } = await visit({ at: '/codis' })
  const status = page.locator('.dg-status [role=status]')
  await soon(() => status.innerText()).toMatch(/^Filas: [1-9]/)
  const first = await status.innerText()
  const kinds = page.getByRole('radiogroup', { name: 'Tipos de código' }).locator('label')
  await soon(() => kinds.count()).toBe(3)
  await kinds.nth(2).click()
  await page.getByRole('button', { name: 'Eliminar 0' }).click()
  await page.getByText('No hay ningún código seleccionado').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cargar códigos' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(textFile('990003\n'))
  await page.getByRole('gridcell', { name: '990003', exact: true }).waitFor()
  await kinds.nth(0).click()
  await soon(() => status.innerText()).toBe(first)
  await soon(() => page.getByRole('gridcell', { name: '990003', exact: true }).count()).toBe(0)
  expect(complaints).toEqual([])
})

it('a club without codes is told where they come from (R-078)', async () => {
  const { page, complaints } = await visit()
  await page.route('**/api/codis', (route) => route.fulfill({ json: [] }))
  await page.goto(`${product.url}/admin#/codis`)
  await page.getByText('Todavía no hay códigos').waitFor()
  await page.getByText('Carga un fichero con los códigos que da el fabricante del torno.').waitFor()
  expect(await accessFaults(page)).toEqual([])
  expect(complaints).toEqual([])
})

it('what the terminals asked is read by days and by kind; refused ones are told apart (R-453)', async () => {
  const { page, complaints } = await visit({ at: '/controlacceso/peticionesdomotica' })
  const status = page.locator('.dg-status [role=status]')
  await soon(() => status.innerText()).toMatch(/^Filas: [1-9]/)
  await page
    .getByText(/^No tiene reserva a esta hora, ni abono ni permiso para /)
    .first()
    .waitFor()
  await soon(() => page.locator('.dg-row.warn').count()).toBeGreaterThan(0)
  expect(await accessFaults(page)).toEqual([])
  const all = await status.innerText()
  const kinds = page.getByRole('combobox').or(page.getByPlaceholder('Todas las peticiones')).last()
  await kinds.click()
  await page.getByRole('option').last().click()
  await soon(() => status.innerText()).not.toBe(all)
  await page.getByLabel('Desde', { exact: true }).fill('01/01/2020')
  await page.getByLabel('Hasta', { exact: true }).fill('31/01/2020')
  await page.keyboard.press('Enter')
  await page.getByText('Ninguna petición en estos días').waitFor()
  expect(complaints).toEqual([])
})
