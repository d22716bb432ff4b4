import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { post, soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

/** Adds members by the desk's own call; returns their ids. */
async function addMembers(page: Page, members: readonly Record<string, unknown>[]): Promise<number[]> {
  const ids: number[] = []
  for (const data of members) {
    const answer = await post(page, '/api/socio', data)
    expect(answer.status()).toBe(200)
    ids.push(((await answer.json()) as { id_mst_socios: number }).id_mst_socios)
  }
  return ids
}
const person = { nombre: 'Rosa', telefono: '600999888', acceso_web: 0 }

describe('members who are there twice', () => {
  it('are shown in pairs, told apart or made one, and are two again when that is undone', async () => {
    const { page, complaints } = await visit()
    const twice = { nif: '99019741A', fecha_nac: '1985-03-14' }
    const [, other] = await addMembers(page, [
      { ...person, ...twice, apellidos: 'Zubizarreta Ibarra' },
      { ...person, ...twice, apellidos: 'Zubizareta Ibarra', poblacion: 'Vic' },
    ])
    await page.goto(`${product.url}/admin#/socios/duplicados`)
    await page.getByRole('button', { name: /Zubiz/ }).first().click()
    await page.getByRole('heading', { name: 'Unir dos fichas en una' }).waitFor()
    await page.getByRole('radio', { name: 'Población: Vic' }).waitFor()
    await soon(() => page.getByRole('radio', { name: 'Población: Vic' }).isChecked()).toBe(true)
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Unir las dos fichas/ }).click()
    await page.getByText(/^Unidas/).waitFor()
    await soon(() => page.getByRole('button', { name: /Zubiz/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Uniones recientes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('gridcell', { name: 'Rosa Zubizareta Ibarra', exact: true }).waitFor()
    await dialog
      .getByRole('button', { name: /^Deshacer la unión/ })
      .first()
      .click()
    await page.getByText(/^Vuelven a ser dos/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Zubiz/ }).first().waitFor()
    await page.getByRole('button', { name: /Zubiz/ }).first().click()
    await page.getByRole('heading', { name: 'Unir dos fichas en una' }).click()
    await page.keyboard.press('x')
    await soon(() => page.getByRole('button', { name: /Zubiz/ }).count()).toBe(0)
    const still = await page.request.get(`${product.url}/api/socio/${other}`)
    expect(still.status()).toBe(200)
    expect(complaints).toEqual([])
  })

  it('are told of while one is typed who is there already', async () => {
    const { page, complaints } = await visit()
    await addMembers(page, [{ ...person, apellidos: 'Etxeberria', telefono: '600123987' }])
    await page.goto(`${product.url}/admin#/socios/new`)
    await page.getByLabel('Teléfono', { exact: true }).fill('600 123 987')
    await page.getByText(/^Ya existe: Rosa Etxeberria/).waitFor()
    await page.getByRole('button', { name: 'Es otra persona' }).click()
    await soon(() => page.getByText(/^Ya existe/).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('and those who are not: a member’s page walks to the next one of the list', async () => {
    const { page, complaints } = await visit({ at: '/socios' })
    await page.getByLabel('Filtrar Apellidos').fill('garcia')
    await soon(() => page.locator('.dg-status [role=status]').innerText()).toMatch(/^Filas: \d+ de/)
    await page.locator('a.row-link').first().click()
    await page.locator('.mb-walk').waitFor()
    const title = await page.locator('h1').innerText()
    await page.getByRole('button', { name: 'Socio siguiente' }).click()
    await soon(() => page.locator('h1').innerText()).not.toBe(title)
    await soon(() => page.locator('.mb-walk').innerText()).toMatch(/^2 de/)
    expect(complaints).toEqual([])
  })
})
