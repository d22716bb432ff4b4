import { formatMinute } from '@app/contract/values/minute'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { bookingNow, drag, freeHours, readToday } from './courts.ts'
import { card, idIn, panel, soon, state } from './desk.ts'
import { centsOf, expectedCash } from './drawer.ts'
import { journey } from './journey.ts'
import { accessFaults, tabTo } from './watch.ts'

const sport = 1
const register = 1
const { product, openDesk } = await journey()

/** Signs in without touching the mouse. */
async function signInByKeys(page: Page, url: string) {
  await page.goto(`${url}/admin`)
  await page.locator('input[type=password]').waitFor()
  await tabTo(page, 'input:not([type=password])')
  await page.keyboard.type('admin@club.test')
  await tabTo(page, 'input[type=password]')
  await page.keyboard.type('demo-demo')
  await page.keyboard.press('Enter')
}

const line = (page: Page, index: number) => panel(page).locator('tbody tr').nth(index)

/** Difference shown on the screen: its words, and the cents. */
async function difference(page: Page) {
  const shown = page.locator('.cash-side .cash-diff')
  return { words: await shown.innerText(), cents: Number(await shown.getAttribute('data-difference')) }
}

describe('one desk day', () => {
  it('goes by mouse from the free court to the closed drawer, and the other desk sees the booking come (R-190, R-195, R-201, R-212, R-055, R-056, R-059)', async () => {
    const { page, complaints } = await openDesk()
    const other = await openDesk()
    const day = await readToday(page, sport)
    const [here, there] = freeHours(day)
    const taken = day.reservas.find((one) => one.hora_fin - one.hora_ini >= 60 && one.hora_fin <= 1440)
    if (!here || !there || !taken) throw new Error('The demo club has no room today')
    const before = await expectedCash(page, register)
    expect(await accessFaults(page)).toEqual([])

    await drag(page, { column: here.column, minute: here.from + 3 }, { column: here.column, minute: here.to - 3 }, day)
    await panel(page).getByRole('combobox').first().waitFor()
    await panel(page).getByRole('combobox').first().fill('garcia')
    await page.getByRole('option').first().click()
    await panel(page).getByRole('button', { name: 'Invitado', exact: true }).click()
    await panel(page).getByRole('button', { name: 'Invitado', exact: true }).click()
    await soon(() => panel(page).locator('.pp-row .pc-euro').count()).toBe(3)
    const total = centsOf(await panel(page).locator('.pp-total b').innerText())
    expect(total).toBeGreaterThan(0)
    expect(await accessFaults(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Reservar' }).click()

    await state(page).waitFor()
    const id = idIn(page)
    expect(await state(page).getAttribute('class')).toContain('unpaid')
    expect(await bookingNow(page, sport, id)).toMatchObject({ id_mst_recurso: here.court, hora_ini: here.from, pago: 'unpaid' })
    await card(other.page, id).waitFor()
    expect(await accessFaults(page)).toEqual([])

    for (const index of [0, 1]) await line(page, index).getByRole('checkbox').check()
    const cash = panel(page).locator('[data-way="1"]')
    const inCash = centsOf(await cash.locator('b').innerText())
    await cash.click()
    await soon(() => state(page).getAttribute('class')).toContain('part')
    const byCard = centsOf(await panel(page).locator('[data-way="4"] b').innerText())
    expect(inCash + byCard).toBe(total)
    await panel(page).locator('[data-way="4"]').click()
    await soon(() => state(page).getAttribute('class')).toContain(' paid')

    const from = { column: here.column, minute: here.from + 20 }
    await drag(
      page,
      from,
      { column: day.recursos.findIndex((one) => one.id_mst_recurso === taken.id_mst_recurso), minute: taken.hora_ini + 20 },
      day,
    )
    await page.locator('.pl-notice').filter({ hasText: 'No se puede mover' }).waitFor()
    await page.locator('.pl-ghost').waitFor({ state: 'detached' })
    expect(await bookingNow(page, sport, id)).toMatchObject({ id_mst_recurso: here.court, hora_ini: here.from })
    await drag(page, from, { column: there.column, minute: there.from + 20 }, day)
    await soon(async () => (await bookingNow(page, sport, id)).hora_ini).toBe(there.from)
    expect(await bookingNow(page, sport, id)).toMatchObject({ id_mst_recurso: there.court, pago: 'paid' })
    await page.locator('.toast-action').filter({ hasText: 'Deshacer' }).last().click()
    await soon(async () => (await bookingNow(page, sport, id)).hora_ini).toBe(here.from)
    const home = `${formatMinute(here.from)}–${formatMinute(here.to)}`
    for (const at of [page, other.page]) await soon(() => card(at, id).innerText()).toContain(home)

    await page.goto(`${product.url}/admin#/caja/${register}`)
    await soon(async () => Number(await page.locator('[data-expected]').getAttribute('data-expected'))).toBe(before + inCash)
    await page.locator('[data-piece="5000"]').fill('1')
    expect(await difference(page)).toMatchObject({ words: expect.stringContaining('Pérdida'), cents: 5000 - before - inCash })
    expect(await accessFaults(page)).toEqual([])
    await page.locator('[data-piece="50000"]').fill('99')
    expect((await difference(page)).words).toContain('Ganancia')
    await page.reload()
    await soon(() => page.locator('[data-piece="50000"]').inputValue()).toBe('99')
    await page.locator('[data-close]').click()
    expect(await accessFaults(page)).toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cerrar y retirar/ })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('.cash-side').getByText('49.550,00').first().waitFor()

    const see = page.getByRole('button', { name: 'Ver el movimiento' })
    await page
      .getByRole('row')
      .filter({ hasText: 'Cierre de caja' })
      .filter({ hasText: '49.550,00' })
      .filter({ has: see })
      .first()
      .getByRole('button')
      .click()
    const detail = page.getByRole('dialog')
    await detail.getByText('99 ×').waitFor()
    await detail.getByText('Un cierre no se puede cambiar').waitFor()
    expect(await detail.locator('input, textarea, select').count()).toBe(0)
    expect(await accessFaults(page)).toEqual([])
    expect([...complaints, ...other.complaints]).toEqual([])
  })

  it('goes by keyboard alone, from signing in to the detail of the close (R-035, R-054, R-057, R-058)', async () => {
    const { page, complaints } = await openDesk(signInByKeys)
    const before = await expectedCash(page, register)
    for (const key of [']', ']', ']']) await page.keyboard.press(key)
    await soon(() => page.url()).toContain('date=')
    await page.locator('.pl-card').first().waitFor()
    await page.keyboard.press('n')
    await panel(page).getByRole('combobox').first().waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await page.keyboard.type('rovira')
    await page.keyboard.press('Enter')
    await soon(() => panel(page).locator('.pp-row').count()).toBe(1)
    await page.keyboard.press('Alt+g')
    await page.keyboard.press('Alt+g')
    await soon(() => panel(page).locator('.pp-row .pc-euro').count()).toBe(3)
    await page.keyboard.press('Control+s')
    await state(page).waitFor()
    const id = idIn(page)
    expect(await state(page).getAttribute('class')).toContain('unpaid')

    await tabTo(page, 'tbody tr:nth-child(1) input[type=checkbox]')
    await page.keyboard.press('Space')
    await tabTo(page, 'tbody tr:nth-child(2) input[type=checkbox]')
    await page.keyboard.press('Space')
    await page.keyboard.press('F8')
    const inCash = centsOf(await panel(page).locator('[data-way="1"] b').innerText())
    await page.keyboard.press('Enter')
    await soon(() => state(page).getAttribute('class')).toContain('part')
    await tabTo(page, '[data-way="4"]')
    await page.keyboard.press('Enter')
    await soon(() => state(page).getAttribute('class')).toContain(' paid')

    const place = await card(page, id).innerText()
    await page.keyboard.press('Escape')
    await soon(() => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.booking))).toBe(id)
    await page.keyboard.press('Alt+ArrowDown')
    await soon(() => card(page, id).innerText()).not.toBe(place)
    await page.locator('.toast-action').filter({ hasText: 'Deshacer' }).waitFor()

    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await soon(async () => Number(await page.locator('[data-expected]').getAttribute('data-expected'))).toBe(before + inCash)
    await tabTo(page, '[data-piece="50000"]')
    for (const typed of ['', '', '1', '2']) {
      if (typed) await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
    }
    expect((await difference(page)).cents).toBe(2 * 5000 + 10_000 - before - inCash)
    await tabTo(page, '[data-piece="1"]')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Importe que se retira').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabTo(page, '[role=grid]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Hecho por').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})
