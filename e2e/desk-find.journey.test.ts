import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { panel, soon, state } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

const openAt = async (path: string): Promise<Page> => {
  const { page } = await visit()
  await page.goto('about:blank')
  await page.goto(`${product.url}/admin#${path}`)
  await page.locator('main h1').first().waitFor()
  return page
}
const options = (page: Page) => page.getByRole('dialog').getByRole('option')
/** Opens the palette and types into it. */
async function look(page: Page, words: string) {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(words)
}

describe('the palette', () => {
  it('finds a booking by its number, an action from anywhere, and a member in spite of a slip of the finger', async () => {
    const page = await openAt('/tarifas')
    await look(page, 'cerrar caja')
    await soon(() => options(page).first().innerText()).toContain('Cerrar caja')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/caja\/\d+/)
    await look(page, 'garcai')
    await soon(() => options(page).first().innerText()).toMatch(/Garc[ií]a/)
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await look(page, 'tairfa nueva')
    await soon(() => options(page).first().innerText()).toContain('Tarifa nueva')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/tarifas\/new/)

    await page.goto(`${product.url}/admin#/reservas/1`)
    const id = Number(await page.locator('[data-booking]').first().getAttribute('data-booking'))
    await page.goto(`${product.url}/admin#/tarifas`)
    await look(page, String(id))
    await soon(() => options(page).first().innerText()).toContain(`Reserva n.º ${id}`)
    await page.keyboard.press('Enter')
    await state(page).waitFor()
    expect(page.url()).toContain(`/reservas/1/${id}`)
  })
})

describe('a picker that finds nobody', () => {
  it('makes the new member in a dialog and puts it beside the players already chosen (R-242)', async () => {
    const page = await openAt('/reservas/1')
    await page.locator('.pl-card').first().waitFor()
    for (const key of [']', ']', 'n']) await page.keyboard.press(key)
    const search = panel(page).getByRole('combobox').first()
    await search.fill('rovira')
    await page.getByRole('option').first().click()
    await panel(page).locator('.pp-row').first().waitFor()
    await search.fill('Wenceslao Zzyzx')
    await page.getByRole('button', { name: 'Añadir «Wenceslao Zzyzx» como socio nuevo' }).waitFor()
    expect(await accessFaults(page)).toEqual([])
    await search.press('Enter')
    const form = page.getByRole('dialog')
    const field = (name: RegExp) => form.getByRole('textbox', { name }).first()
    await soon(() => field(/^Nombre/).inputValue()).toBe('Wenceslao')
    await soon(() => field(/^Apellidos/).inputValue()).toBe('Zzyzx')
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await soon(() => panel(page).locator('.pp-row').count()).toBe(2)
    await soon(() => panel(page).locator('.pp-row').last().innerText()).toContain('Wenceslao Zzyzx')
  })
})

describe('the list of keys', () => {
  const listed = async (page: Page) => {
    await page.keyboard.press('?')
    const help = page.locator('.help')
    await help.getByRole('button', { name: 'Todas' }).click()
    const rows = await help
      .locator('.help-keys div')
      .evaluateAll((all) =>
        all.map(
          (row) => `${row.querySelector('dd')?.textContent} ${[...row.querySelectorAll('kbd')].map((key) => key.textContent).join(' ')}`,
        ),
      )
    await help.getByRole('button', { name: 'Cerrar' }).click()
    await help.waitFor({ state: 'detached' })
    return rows
  }

  it('names every key of planner and booking, and one each charges, prints and begins a booking', async () => {
    const page = await openAt('/reservas/1')
    const unpaid = page.locator('[data-booking]:has(.pl-unpaid)').first()
    await unpaid.click()
    await state(page).waitFor()
    const keys = await listed(page)
    for (const words of [
      'Mover la reserva Alt ← ↑ ↓ →',
      'Alargar la reserva ⇧ ↓',
      'Añadir invitado Alt G',
      'Cobrar F8',
      'Cobrar todo en efectivo F9',
      'Añadir jugador F4',
      'Tique Ctrl P',
      'Nueva reserva N',
      'Primera hora Inicio',
      'Eliminar Supr',
    ])
      expect(keys).toContain(words)
    await page.keyboard.press('F8')
    await soon(() => page.evaluate(() => document.activeElement?.className)).toContain('wb')
    expect(await panel(page).getByRole('button', { name: 'Tique' }).getAttribute('aria-keyshortcuts')).toBe('Control+P')
    expect(await panel(page).locator('.wb.first').getAttribute('aria-keyshortcuts')).toBe('F9')
    const { violations } = await new AxeBuilder({ page }).withRules(['empty-table-header']).analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.waitForURL(/\/create\//)
  })

  it('names those of a grid', async () => {
    const page = await openAt('/socios')
    await page.getByRole('gridcell').first().waitFor()
    const keys = await listed(page)
    for (const words of ['Ir por las celdas ← ↑ ↓ →', 'En un título: mover la columna Alt ← ↑ ↓ →']) expect(keys).toContain(words)
  })
})

describe('the guide', () => {
  it('opens from the help, shows its pictures, and leads from chapter to chapter', async () => {
    const page = await openAt('/caja/1')
    await page.keyboard.press('?')
    await page.getByRole('link', { name: 'Leer la guía' }).click()
    const article = page.getByRole('article')
    await article.getByRole('heading', { level: 1, name: 'El día en recepción' }).waitFor()
    const picture = article.getByRole('img').first()
    await picture.scrollIntoViewIfNeeded()
    await soon(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1280)
    expect(await accessFaults(page)).toEqual([])
    await article.getByRole('link', { name: 'Dinero y cierre', exact: true }).click()
    await article.getByRole('heading', { level: 1, name: 'Dinero y cierre' }).waitFor()
    await page.getByRole('navigation', { name: 'Capítulos' }).getByRole('link', { name: 'La primera hora de un club' }).click()
    await article.getByRole('heading', { name: 'Los pasos' }).waitFor()
    await page.goBack()
    await article.getByRole('heading', { level: 1, name: 'Dinero y cierre' }).waitFor()
  })
})

describe('Basque', () => {
  it('has its own dates, guest and names for screen readers, whatever the browser knows', async () => {
    const page = await openAt('/reservas/1?date=15012031')
    await page.locator('.top-user').click()
    await page.getByRole('menuitem', { name: 'Idioma' }).click()
    await page.getByRole('menuitem', { name: 'Euskara' }).click()
    await soon(() => page.locator('.plt-long').innerText()).toBe('2031(e)ko urtarrilaren 15(a), asteazkena')
    await page.locator('.pl-court').first().waitFor()
    await page.keyboard.press('n')
    await panel(page).locator('.sp-head').waitFor()
    await soon(() => panel(page).locator('.sp-head').innerText()).toContain('2031(e)ko urtarrilaren 15(a), asteazkena')
    await panel(page).getByRole('combobox').first().fill('rovira')
    await page.getByRole('option').first().click()
    await page.keyboard.press('Alt+g')
    await soon(() => panel(page).locator('.pp-row').count()).toBe(2)
    await page.keyboard.press('Control+s')
    await state(page).waitFor()
    await soon(() => panel(page).locator('.bl-who').allInnerTexts()).toContain('Gonbidatua')
    await page.goto(`${product.url}/admin#/calendarios/1/detail/horario/1/edit`)
    await soon(() => page.locator('.wg, .ys').first().innerText()).toMatch(/astelehena|al\.|urt\./)
    await soon(() => page.getByRole('navigation', { name: 'Kokapena' }).count()).toBe(1)
    expect(await page.locator('[aria-label="autosize measurement"]').count()).toBe(0)
  })
})
