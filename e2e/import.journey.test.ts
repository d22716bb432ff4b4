import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

/** List as written by old programs: a title above, semicolons, Latin-1, one unrecognizable column, and wrong rows. */
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

/** Number of a summary tile. */
const tile = async (page: Page, name: RegExp) =>
  Number((await page.getByRole('button', { name }).locator('b').innerText()).replaceAll('.', ''))
const found = async (page: Page, text: string) => {
  await page.goto(`${product.url}/admin#/socios`)
  await page.getByRole('textbox', { name: 'Buscar en la lista' }).fill(text)
  return page.getByRole('grid', { name: 'Socios' })
}

interface Member {
  readonly nombre: string
  readonly apellidos: string
  readonly nif: string
  readonly telefono2: string | null
  readonly licencia_federacion: string | null
}
const memberNow = async (page: Page, id: number) => (await (await page.request.get(`${product.url}/api/socio/${id}`)).json()) as Member
/** Member of the demo club with a tax id, without a second telephone and without a licence. */
async function incompleteMember(page: Page) {
  for (let id = 100; id < 160; id += 1) {
    const member = await memberNow(page, id)
    if (member.nif && member.telefono2 === null && member.licencia_federacion === null) return { id, member }
  }
  throw new Error('Everybody in the demo club is complete')
}

describe('a club brings its members', () => {
  it('goes from a messy file to members in the grid and back again, and nothing is saved before it is asked for', async () => {
    const { page, complaints } = await visit({ at: '/socios/importar' })
    await page.getByLabel('Arrastra aquí el archivo o elígelo').setInputFiles(file)

    const town = page.getByRole('combobox', { name: 'Se guarda en: Viu a' })
    await soon(() => town.inputValue()).toBe('No importar')
    await soon(() => page.getByText('Núñez Ibáñez').count()).toBe(1)
    await town.fill('Correo')
    await soon(() => page.getByRole('option').allInnerTexts()).toEqual(['Correo'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await soon(() => page.getByRole('region', { name: 'Columnas' }).getByRole('status').innerText()).toContain(
      'Correo está en dos columnas',
    )
    await soon(() => page.getByRole('button', { name: 'Comprobar' }).isDisabled()).toBe(true)
    await town.fill('Población')
    await page.getByRole('option', { name: 'Población' }).click()
    expect(await accessFaults(page)).toEqual([])

    await page.reload()
    await soon(() => page.getByRole('combobox', { name: 'Se guarda en: Viu a' }).inputValue()).toBe('Población')
    await page.getByRole('button', { name: 'Comprobar' }).click()
    await page.getByRole('button', { name: 'Importar 2 socios' }).waitFor()
    await soon(() => tile(page, /Filas leídas/)).toBe(6)
    await soon(() => tile(page, /No se importarán/)).toBe(3)
    await soon(() => tile(page, /Ya existen/)).toBe(1)
    await soon(() => page.getByText('La letra del NIF no corresponde al número; sería Z.').count()).toBe(1)
    expect(await accessFaults(page)).toEqual([])

    await page.getByRole('switch', { name: 'Importar las filas sin los datos ilegibles' }).press('Space')
    await page.getByRole('button', { name: 'Importar 4 socios' }).waitFor()
    await page.getByRole('button', { name: 'Se darán de alta' }).click()
    await page.getByRole('button', { name: 'Excluir la fila 6' }).click()
    await page.getByRole('button', { name: 'Importar 3 socios' }).click()
    await page.getByText('Importación terminada').waitFor()
    expect(await accessFaults(page)).toEqual([])

    const grid = await found(page, 'correo.test')
    const brought = ['Etxeberria', 'Ane', 'Núñez Ibáñez', 'Begoña', 'Puigdomènech', 'Àngels']
    await soon(() => grid.getByRole('link').allInnerTexts()).toEqual(brought)
    expect(await accessFaults(page)).toEqual([])

    await page.goto(`${product.url}/admin#/socios/importar`)
    await page.getByRole('button', { name: 'Deshacer la importación', exact: true }).click()
    await soon(() => page.getByRole('dialog').innerText()).toContain('socis_vells.csv')
    await soon(() => page.getByRole('dialog').innerText()).toContain('3 socios')
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click()
    await page.getByText('Importación deshecha').waitFor()
    await soon(() => page.getByRole('button', { name: 'Deshacer la importación: socis_vells.csv' }).isDisabled()).toBe(true)
    const after = await found(page, 'correo.test')
    await soon(() => after.getByRole('link').count()).toBe(0)
    expect(complaints).toEqual([])
  })
  it('completes a member who is there already with what was empty, changes nothing else, and takes it back (A-07)', async () => {
    const { page, complaints } = await visit()
    const { id, member } = await incompleteMember(page)
    const rows = ['Nombre;Apellidos;NIF;Segundo teléfono;Licencia federativa', `Otro;Nombre;${member.nif};600112233;CAT-7001`]
    await page.goto(`${product.url}/admin#/socios/importar`)
    const again = { name: 'llicencies.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
    await page.getByLabel('Arrastra aquí el archivo o elígelo').setInputFiles(again)
    await page.getByRole('button', { name: 'Comprobar' }).click()
    await page.getByText('Ya está en el club: coincide el NIF.').first().waitFor()
    await soon(() => tile(page, /Ya existen/)).toBe(1)
    await soon(() => page.getByRole('button', { name: 'Importar 0 socios' }).isDisabled()).toBe(true)
    await page.getByRole('combobox', { name: 'Qué hacer con los que ya existen' }).click()
    await page.getByRole('option', { name: 'Completar los datos que les faltan' }).click()
    expect(await accessFaults(page)).toEqual([])
    expect(await memberNow(page, id)).toEqual(member)

    await page.getByRole('button', { name: 'Completar los que ya existen' }).click()
    await page.getByText('Importación terminada').waitFor()
    expect(await accessFaults(page)).toEqual([])
    expect(await memberNow(page, id)).toEqual({ ...member, telefono2: '+34600112233', licencia_federacion: 'CAT-7001' })

    await page.getByRole('button', { name: 'Deshacer la importación', exact: true }).click()
    await page.getByRole('dialog').getByText('Los socios que completó vuelven a estar como antes.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click()
    await page.getByText('Importación deshecha').waitFor()
    expect(await memberNow(page, id)).toEqual(member)
    expect(complaints).toEqual([])
  })
  it('brings what members had in another program, once, and takes it back (0124)', async () => {
    const { page, complaints } = await visit()
    const { id, member } = await incompleteMember(page)
    const wallet = async () => (await (await page.request.get(`${product.url}/api/socio/${id}/monedero`)).text()).slice(0, 400)
    const rows = ['NIF;Saldo monedero;Caducidad saldo', `${member.nif};1.012,50;31/12/2099`, 'X;3,00;']
    const balances = { name: 'saldos.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
    await page.goto(`${product.url}/admin#/socios/importar`)
    await page.getByText('Monederos y abonos', { exact: true }).click()
    await page.getByLabel('Arrastra aquí el archivo o elígelo').setInputFiles(balances)
    await page.getByText('1 listas, 1 con errores, 0 ya importadas').waitFor()
    await page.getByText('1.012,50 € en 1 monedero y 0 abonos').waitFor()
    expect(await accessFaults(page)).toEqual([])
    const before = await wallet()
    await page.getByRole('button', { name: 'Importar 1 fila' }).click()
    await page.getByText('Importado: 1.012,50 €').first().waitFor()
    expect(await wallet()).not.toBe(before)
    await page.getByLabel('Arrastra aquí el archivo o elígelo').setInputFiles(balances)
    await page.getByText('0 listas, 1 con errores, 1 ya importadas').waitFor()
    await page.getByRole('button', { name: 'Otro archivo' }).first().click()
    await page.getByRole('button', { name: 'Deshacer la importación: saldos.csv' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click()
    await page.getByText('Importación deshecha').waitFor()
    expect(await wallet()).toBe(before)
    expect(complaints).toEqual([])
  })
})
