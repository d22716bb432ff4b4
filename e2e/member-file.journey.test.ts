import { expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const member = 120

it('the desk keeps notes, documents, hours, hours of notices and permissions in a member’s file (R-302, R-306, R-319, R-322, R-325, R-326)', async () => {
  const { page, complaints } = await openDesk()
  const open = async (tab: string) => {
    await page.goto(`${product.url}/admin#/socios/${member}/edit?tabActivated=${tab}`)
    await page.getByRole('tab', { selected: true }).waitFor()
  }
  await open('tabNotas')
  const add = page.getByRole('button', { name: 'Añadir nota' })
  await add.waitFor()
  await soon(() => add.isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Nota nueva' }).fill('Llama por la tarde')
  await add.click()
  await page.getByText('Llama por la tarde').waitFor()
  expect(await accessFaults(page)).toEqual([])

  await page.getByRole('main').getByRole('button', { name: 'Etiquetas' }).click()
  const labels = page.getByRole('combobox', { name: 'Etiquetas' })
  await labels.fill('femenino')
  await page.getByRole('option', { name: 'Equipo femenino A' }).click()
  await labels.press('Escape')
  await page.getByRole('main').getByText('Equipo femenino A').waitFor()

  await open('tabDocumentos')
  await page.getByRole('button', { name: 'Subir' }).click()
  await page.getByText('Elige una opción y un fichero.').waitFor()
  await page.getByLabel('Elegir ficheros').setInputFiles([
    { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    { name: 'alta.txt', mimeType: 'text/plain', buffer: Buffer.from('alta') },
  ])
  await page.getByRole('button', { name: 'Subir 2 ficheros' }).click()
  await page.getByRole('link', { name: 'contrato.pdf' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'alta.txt' }).click()
  expect((await download).suggestedFilename()).toBe('alta.txt')
  expect(await accessFaults(page)).toEqual([])

  await open('tabHoras')
  const matches = page.getByRole('region', { name: 'Horas de partidos y ampliadas' })
  await matches.getByRole('combobox', { name: /Pista$/ }).click()
  await page.getByRole('option').first().click()
  await matches.getByRole('button', { name: 'Añadir horas' }).click()
  const start = matches.getByRole('textbox', { name: /Desde$/ })
  await start.fill('10')
  await start.press('Enter')
  await soon(() => start.inputValue()).toBe('10:00')
  await matches.getByRole('button', { name: 'Quitar el límite' }).click()
  await matches.getByRole('button', { name: /^Sin límite/ }).waitFor()
  expect(await accessFaults(page)).toEqual([])

  await open('tabAvisos')
  const week = page.getByRole('region', { name: 'De lunes a viernes' })
  await week.getByText('A cualquier hora').waitFor()
  await week.getByRole('button', { name: 'Añadir horas' }).click()
  const from = week.getByRole('textbox', { name: /Desde$/ })
  await from.fill('18')
  await from.press('Enter')
  await soon(() => from.inputValue()).toBe('18:00')
  expect(await accessFaults(page)).toEqual([])

  await open('tabPermisos')
  const sports = page.getByRole('region', { name: 'Deportes permitidos' })
  await sports.getByRole('checkbox').first().click()
  await page.getByRole('region', { name: 'Otros deportes que ve' }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  // the upload of nothing is the only refusal
  expect(complaints).toEqual([expect.stringContaining('/api/socio/documentos/subir')])
})
