import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { readToday } from './courts.ts'
import { card, panel, soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const padel = 1
const bono = 'Bono 20 reservas'

const openPasses = async (page: Page, member: number) => {
  await page.goto(`${product.url}/admin#/socios/${member}/edit?tabActivated=tabAbonos`)
  await page.getByRole('button', { name: 'Vender abono' }).first().waitFor()
}
/** Balance of the newest pass of its kind. */
const left = (page: Page) => page.locator('.mps-card').filter({ hasText: bono }).first().locator('.mps-left').innerText()
const place = (page: Page) => panel(page).locator('.pps li').filter({ hasText: bono }).first()

describe('a pass at the desk', () => {
  it('is sold and paid, used for a place of a booking, is named by a move that it would not follow, and has its use back when the booking is cancelled (A-115, A-62)', async () => {
    const { page, complaints } = await openDesk()
    const day = await readToday(page, padel)
    const isFreeAfter = (one: (typeof day.reservas)[number]) =>
      day.recursos.some(
        ({ id_mst_recurso: id, abierto }) => id === one.id_mst_recurso && abierto.some((span) => span.hora_fin >= one.hora_fin + 30),
      ) &&
      !day.reservas.some(
        (other) => other.id_mst_recurso === one.id_mst_recurso && other.hora_ini >= one.hora_fin && other.hora_ini < one.hora_fin + 30,
      )
    const booking = day.reservas.find(
      (one) => one.pago === 'unpaid' && (one.socios[0]?.id_mst_socios ?? 0) > 10 && one.hora_fin - one.hora_ini <= 90 && isFreeAfter(one),
    )!
    const member = booking.socios[0]!.id_mst_socios
    await openPasses(page, member)
    await page.getByRole('button', { name: 'Vender abono' }).first().click()
    await page.getByRole('dialog').getByText(bono).click()
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Vender y cobrar/ }).click()
    await page.getByRole('dialog', { name: bono }).waitFor()
    await page.keyboard.press('F10')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soon(() => left(page)).toMatch(/^20/)
    expect(await accessFaults(page)).toEqual([])

    await page.goto(`${product.url}/admin#/reservas/${padel}/${booking.id_reg_reserva}`)
    await place(page).getByRole('button').click()
    await soon(() => place(page).getAttribute('data-used')).toBe('true')
    expect(await accessFaults(page)).toEqual([])
    await openPasses(page, member)
    await soon(() => left(page)).toMatch(/^19/)

    // a deactivated pass does not pay at another hour: the move shows so in advance
    const ask = (path: string) => new URL(path, page.url()).href
    const { _token } = (await (await page.request.get(ask('/api/account/current'))).json()) as { _token: string }
    const offered = (await (await page.request.get(ask(`/api/reserva/${booking.id_reg_reserva}/abonos`))).json()) as {
      usado: boolean
      abono: { id_reg_abonos: number }
    }[]
    const pass = offered.find((one) => one.usado)!.abono.id_reg_abonos
    const putInUse = (activo: boolean) =>
      page.request.put(ask(`/api/abono/${pass}`), { headers: { 'x-csrf-token': _token }, data: { activo } })
    expect((await putInUse(false)).status()).toBe(200)
    await page.goto(`${product.url}/admin#/reservas/${padel}`)
    await card(page, booking.id_reg_reserva).focus()
    await page.keyboard.press('Shift+ArrowDown')
    const question = page.getByRole('dialog', { name: 'El abono no vale en el sitio nuevo' })
    await question.waitFor()
    expect(await question.innerText()).toMatch(/El uso vuelve al abono y la plaza queda a deber/)
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect((await putInUse(true)).status()).toBe(200)

    await page.goto(`${product.url}/admin#/reservas/${padel}/${booking.id_reg_reserva}`)
    await place(page).waitFor()
    await panel(page).getByRole('button', { name: 'Eliminar' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await panel(page).waitFor({ state: 'detached' })
    await openPasses(page, member)
    await soon(() => left(page)).toMatch(/^20/)

    await page.getByRole('button', { name: 'Terminar abonos' }).click()
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar abonos' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soon(() => page.locator('.mps-card').filter({ hasText: bono }).first().innerText()).toContain('caduca hoy')
    expect(complaints).toEqual([])
  })
  it('moves its balance to another one, records a day and takes it back, and is deleted after a question (A-62, R-095)', async () => {
    const { page, complaints } = await openDesk()
    const day = await readToday(page, padel)
    const members = day.reservas.flatMap(({ socios }) => socios.map((one) => one.id_mst_socios)).filter((id) => id > 10)
    await openPasses(page, members.at(-1)!)
    const cards = page.locator('.mps-card').filter({ hasText: 'Bono 10 horas' })
    const before = await cards.count()
    for (const sold of [1, 2]) {
      await page.getByRole('button', { name: 'Vender abono' }).first().click()
      await page.getByRole('dialog').getByText('Bono 10 horas').click()
      await page.getByRole('button', { name: 'Vender sin cobrar' }).click()
      await soon(() => cards.count()).toBe(before + sold)
    }
    const newest = cards.first()
    const amounts = async () =>
      (await cards.locator('.mps-left').allInnerTexts()).slice(0, 2).map((text) => text.replace(/\s*quedan.*$/s, ''))
    await newest.getByRole('button', { name: 'Pasar saldo' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Pasar a').first().click()
    await page
      .getByRole('option', { name: /quedan 10 h/ })
      .first()
      .click()
    await dialog.getByLabel('Cuánto').fill('2,5')
    expect(await accessFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Pasar saldo' }).click()
    await dialog.waitFor({ state: 'detached' })
    await soon(amounts).toEqual(['7 h 30', '12 h 30'])

    await newest.getByRole('button', { name: 'Añadir uso' }).click()
    await dialog.getByRole('button', { name: 'Añadir uso' }).click()
    await dialog.waitFor({ state: 'detached' })
    await soon(amounts).toEqual(['6 h 30', '12 h 30'])
    await newest.getByRole('button', { name: 'Usos' }).click()
    await dialog.getByRole('button', { name: /^Quitar el uso/ }).click()
    await page
      .getByRole('dialog', { name: /^¿Quitar/ })
      .getByRole('button', { name: 'Eliminar' })
      .click()
    await page.locator('.mps-table').getByText('Uso devuelto').waitFor()
    await page.keyboard.press('Escape')
    await soon(amounts).toEqual(['7 h 30', '12 h 30'])

    await newest.getByRole('button', { name: 'Eliminar Bono 10 horas' }).click()
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    await soon(() => cards.count()).toBe(before + 1)
    expect(complaints).toEqual([])
  })
})
