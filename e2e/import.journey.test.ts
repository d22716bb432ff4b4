import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { signInPage } from './sign-in-page.ts'
import { accessFaults, watchConsole } from './watch.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** A list as old programs write it: a title above, semicolons, Latin-1, one column nobody can guess, and wrong rows. */
const list = [
  'LISTADO DE SOCIOS;;;;;;',
  'Soci;Cognoms;Nom;DNI;Correu;Mòbil;Viu a',
  '70001;Núñez Ibáñez;Begoña;71000000N;begona@correo.test;600000001;Terrassa',
  '70002;Puigdomènech;Àngels;71000001J;angels@correo.test;600000002;Rubí',
  '70003;Etxeberria;Ane;71000002A;ane@correo.test;600000003;Eibar',
  '70004;Garcia;Pau;71000003S;no tiene;600000004;Olot',
  '70005;López;;71000004Q;lopez@correo.test;600000005;Vic',
  '70006;Núñez Ibáñez;Begoña;71000000N;;600000001;Terrassa',
].join('\r\n')
const file = { name: 'socis_vells.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') }

/** The number of a summary tile. */
const tile = async (page: Page, name: RegExp) =>
  Number((await page.getByRole('button', { name }).locator('b').innerText()).replaceAll('.', ''))
const found = async (page: Page, text: string) => {
  await page.goto(`${product.url}/admin#/socios`)
  await page.getByRole('textbox', { name: 'Buscar en la lista' }).fill(text)
  return page.getByRole('grid', { name: 'Socios' })
}

describe('a club brings its members', () => {
  it('goes from a messy file to members in the grid and back again, and nothing is saved before it is asked for', async () => {
    const context = await browser.newContext({ locale: 'es-ES', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    const complaints = watchConsole(page)
    await signInPage(page, product.url)
    await page.goto(`${product.url}/admin#/socios/importar`)
    await page.getByLabel('Arrastra aquí el archivo o elígelo').setInputFiles(file)

    const town = page.getByRole('combobox', { name: 'Se guarda en: Viu a' })
    expect(await town.inputValue()).toBe('No importar')
    expect(await page.getByText('Núñez Ibáñez').count()).toBe(1)
    await town.fill('Correo')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('region', { name: 'Columnas' }).getByRole('status').innerText())
      .toContain('Correo está en dos columnas')
    await expect.poll(() => page.getByRole('button', { name: 'Comprobar' }).isDisabled()).toBe(true)
    await town.fill('Población')
    await page.getByRole('option', { name: 'Población' }).click()
    expect(await accessFaults(page)).toEqual([])

    await page.reload()
    await expect.poll(() => page.getByRole('combobox', { name: 'Se guarda en: Viu a' }).inputValue()).toBe('Población')
    await page.getByRole('button', { name: 'Comprobar' }).click()
    await page.getByRole('button', { name: 'Importar 2 socios' }).waitFor()
    expect(await tile(page, /Filas leídas/)).toBe(6)
    expect(await tile(page, /No se importarán/)).toBe(3)
    expect(await tile(page, /Ya existen/)).toBe(1)
    expect(await page.getByText('La letra del NIF no corresponde al número; sería Z.').count()).toBe(1)
    expect(await accessFaults(page)).toEqual([])

    await page.getByRole('switch', { name: 'Importar las filas sin los datos ilegibles' }).press('Space')
    await page.getByRole('button', { name: 'Importar 4 socios' }).waitFor()
    await page.getByRole('button', { name: 'Se darán de alta' }).click()
    await page.getByRole('button', { name: 'Excluir la fila 6' }).click()
    await page.getByRole('button', { name: 'Importar 3 socios' }).click()
    await page.getByText('Importación terminada').waitFor()
    expect(await accessFaults(page)).toEqual([])

    const grid = await found(page, 'correo.test')
    await expect
      .poll(() => grid.getByRole('link').allInnerTexts())
      .toEqual(['Etxeberria', 'Ane', 'Núñez Ibáñez', 'Begoña', 'Puigdomènech', 'Àngels'])
    expect(await accessFaults(page)).toEqual([])

    await page.goto(`${product.url}/admin#/socios/importar`)
    await page.getByRole('button', { name: 'Deshacer la importación', exact: true }).click()
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('socis_vells.csv')
    expect(await page.getByRole('dialog').innerText()).toContain('3 socios')
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click()
    await page.getByText('Importación deshecha').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Deshacer la importación: socis_vells.csv' }).isDisabled()).toBe(true)
    const after = await found(page, 'correo.test')
    await expect.poll(() => after.getByRole('link').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
