import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { post, soon } from './desk.ts'
import { centsOf, expectedCash } from './drawer.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
/** Unpaid lines of today: on the first days of a month its grid has few. */
async function makeLines(page: Page, count: number) {
  for (let n = 0; n < count; n += 1) {
    const answer = await post(page, '/api/ingresoPuntual', { id_mst_socios: 200, concepto: 'Clase suelta', precio: 6 })
    expect(answer.status()).toBe(200)
  }
}
/** Grid tall enough to draw every row of the month, with `own` new lines. */
const openGrid = async (own = 0) => {
  const desk = await visit({ viewport: { width: 1440, height: 6000 } })
  await makeLines(desk.page, own)
  await desk.page.goto(`${product.url}/admin#/ingresos_puntuales`)
  await desk.page.getByRole('grid').getByRole('row').nth(3).waitFor()
  return desk
}
const rows = (page: Page) => page.locator('.dg-body [data-item]')
const cell = (page: Page, row: number, column: string) => rows(page).nth(row).locator(`[data-column="${column}"]`)
/** First row with a payment in this state. */
const rowThatIs = (page: Page, state: 'paid' | 'unpaid') =>
  rows(page)
    .filter({ has: page.locator(`.pay.${state}`) })
    .first()

describe('an afternoon in the office', () => {
  it('makes a line by keys, changes its cells, and sees why a paid one does not change (R-144, R-116, R-151)', async () => {
    const { page, complaints } = await openGrid()
    const before = await rows(page).count()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('n')
    const picker = page.getByRole('dialog')
    await picker.getByRole('combobox').fill('garcia')
    await picker.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    const editor = page.locator('.dg-editor')
    await editor.waitFor()
    await page.keyboard.type('Encordado urgente')
    await page.keyboard.press('Enter')
    await soon(() => cell(page, 0, 'concepto').innerText()).toBe('Encordado urgente')
    await soon(() => rows(page).count()).toBe(before + 1)

    await cell(page, 0, 'precio').click()
    await page.keyboard.press('F2')
    await page.keyboard.type('12,50')
    await page.keyboard.press('Enter')
    await soon(() => cell(page, 0, 'total').innerText()).toContain('12,50')
    await cell(page, 0, 'cantidad').click()
    await page.keyboard.press('F2')
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await editor.waitFor()
    await page.keyboard.press('Escape')
    await soon(() => cell(page, 0, 'total').innerText()).toContain('25,00')
    expect(await accessFaults(page)).toEqual([])

    const paid = rowThatIs(page, 'paid')
    await paid.locator('[data-column="precio"]').click()
    await page.keyboard.press('F2')
    const bubble = page.getByRole('dialog', { name: 'Una línea pagada no se puede cambiar.' })
    await bubble.getByRole('button', { name: /^Clonar/ }).waitFor()
    await page.keyboard.press('Escape')
    await bubble.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('collects four lines at once, clones one and reads what was changed of it (R-298, spec 2 §7)', async () => {
    const { page, complaints } = await openGrid(4)
    const open = rows(page).filter({ has: page.locator('.pay.unpaid') })
    const many = await open.count()
    const first = await open.first().getAttribute('data-item')
    for (let at = 0; at < 4; at += 1) await open.nth(at).getByRole('checkbox').click()
    await page.keyboard.press('F8')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^4 líneas/).waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('F10')
    await dialog.waitFor({ state: 'detached' })
    await soon(() => open.count()).toBe(many - 4)

    const before = await rows(page).count()
    await rowThatIs(page, 'paid')
      .getByRole('button', { name: /^Acciones de/ })
      .click()
    const menu = page.getByRole('menu')
    await menu
      .getByRole('menuitem', { name: /Cobrar/ })
      .first()
      .waitFor()
    await soon(() => menu.getByRole('menuitem', { name: /^Cobrar.*Ya está pagado/ }).isDisabled()).toBe(true)
    await menu.getByRole('menuitem', { name: /^Clonar/ }).click()
    await soon(() => rows(page).count()).toBe(before + 1)
    await page.locator('.dg-editor').waitFor()
    await page.keyboard.press('Escape')
    await page
      .locator(`[data-item="${first}"]`)
      .getByRole('button', { name: /^Acciones de/ })
      .click()
    await page.getByRole('menuitem', { name: /^Historial/ }).click()
    await page.getByRole('dialog').getByText(/→/).first().waitFor()
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
  })

  it('collects a part of a member’s debt from his page: amount and ticks are one thing, more than the debt is refused (R-297)', async () => {
    const { page, complaints } = await openGrid()
    await rowThatIs(page, 'unpaid')
      .getByRole('button', { name: /^Acciones de/ })
      .click()
    await page.getByRole('menuitem', { name: 'Cobrar toda su deuda' }).click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox', { name: 'Cobrar' })
    await soon(() => amount.inputValue()).toMatch(/^\d/)
    await amount.fill('9999')
    await dialog.getByText(/^Como mucho/).waitFor()
    await amount.fill('1,00')
    await dialog
      .getByText(/^quedan/)
      .first()
      .waitFor()
    // by card: cash would ask for the register if the debt is of several
    await page.keyboard.press('F10')
    await dialog.waitFor({ state: 'detached' })
    await rowThatIs(page, 'unpaid').waitFor()
    expect(complaints).toEqual([])
  })

  it('pays a supplier in cash, asks from which register, and takes it back when it was keyed wrongly (R-146)', async () => {
    const { page, complaints } = await openGrid()
    const reception = 1
    const held = await expectedCash(page, reception)
    await page.getByRole('radiogroup', { name: 'De quién' }).getByText('Proveedores').click()
    await page.locator('.dg-body [data-column="desc_proveedor"]').first().waitFor()
    const open = rowThatIs(page, 'unpaid')
    const id = await open.getAttribute('data-item')
    const row = page.locator(`.dg-body [data-item="${id}"]`)
    const sum = centsOf(await row.locator('[data-column="total"]').innerText())
    expect(sum).toBeGreaterThan(0)
    await row.locator('[data-column="concepto"]').click()
    await page.keyboard.press('F8')
    const dialog = page.getByRole('dialog', { name: /^Pagar / })
    await dialog.getByRole('button', { name: 'En efectivo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Recepción' }).click()
    await row.locator('.pay.paid').waitFor()
    expect(await expectedCash(page, reception)).toBe(held - sum)
    await row.getByRole('button', { name: /^Acciones/ }).click()
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('menuitem', { name: 'Anular el pago' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Anular el pago' }).click()
    await row.locator('.pay.unpaid').waitFor()
    expect(await expectedCash(page, reception)).toBe(held)
    // a choice of several registers is a refusal, logged by the browser
    expect(complaints).toEqual([expect.stringContaining('422')])
  })
  it('gives a line the bar code of its payment letter (R-141, R-155)', async () => {
    const { page, complaints } = await openGrid()
    await page.goto(`${product.url}/admin#/params`)
    await page.getByRole('grid').waitFor()
    const status = await page.evaluate(async () => {
      const { _token } = await (await fetch('/api/account/current')).json()
      const headers = { 'content-type': 'application/json', 'x-csrf-token': _token }
      return (await fetch('/api/param/113', { method: 'PUT', headers, body: JSON.stringify({ valor: '1' }) })).status
    })
    expect(status).toBe(200)
    await page.goto(`${product.url}/admin#/ingresos_puntuales`)
    await page.reload()
    await rowThatIs(page, 'unpaid')
      .getByRole('button', { name: /^Acciones de/ })
      .click()
    await page.getByRole('menuitem', { name: 'Asignar código de barras' }).click()
    await page
      .getByRole('dialog')
      .getByRole('img', { name: /^90521080196\d{31}$/ })
      .waitFor()
    expect(await accessFaults(page)).toEqual([])
    const opened = page.context().waitForEvent('page')
    await page.getByRole('dialog').getByRole('button', { name: 'Imprimir' }).click()
    const paper = await opened
    await paper.getByRole('img', { name: /^90521080196\d{31}$/ }).waitFor()
    expect(await paper.title()).toMatch(/^Carta de pago \d+$/)
    await paper.close()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
    await page.getByRole('dialog', { name: 'Enviar la carta por correo' }).getByLabel('Correo electrónico').fill('rosa@club.test')
    await page.keyboard.press('Enter')
    await page.getByText('Enviado a rosa@club.test').waitFor()
    expect(complaints).toEqual([])
  })
})
