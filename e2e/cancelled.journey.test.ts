import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Booking, readToday } from './courts.ts'
import { card, idIn, panel, soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const padel = 1

/** Courts taken during a booking, including its own. */
const busyDuring = ({ reservas }: Awaited<ReturnType<typeof readToday>>, { hora_ini, hora_fin }: Booking) =>
  new Set(reservas.filter((one) => one.hora_ini < hora_fin && hora_ini < one.hora_fin).map((one) => one.id_mst_recurso))

/** Opens the first unpaid booking of today with another court free. */
async function openUnpaid(page: Page) {
  const day = await readToday(page, padel)
  const isOpen = (one: Booking) => one.pago === 'unpaid' && busyDuring(day, one).size < day.recursos.length
  const { id_reg_reserva: id } = day.reservas.find(isOpen)!
  await page.goto(`${product.url}/admin#/reservas/${padel}/${id}`)
  await panel(page).getByRole('button', { name: 'Tique' }).waitFor()
  return id
}

describe('a booking that was deleted', () => {
  it('stands in the list of the cancelled with who, as whom and why, and comes back with its place (R-209, A-119)', async () => {
    const { page, complaints } = await openDesk()
    const id = await openUnpaid(page)
    const name = await panel(page).getByRole('heading', { level: 2 }).innerText()
    await panel(page).getByRole('button', { name: 'Eliminar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Como titular').click()
    await dialog.getByLabel('Motivo').fill('Lesionado')
    await dialog.getByLabel('Avisar por correo a quien juega').check()
    expect(await accessFaults(page)).toEqual([])
    const request = page.waitForRequest(/delete_reservation/)
    await dialog.getByRole('button', { name: 'Eliminar' }).click()
    expect((await request).postDataJSON()).toMatchObject({ forzar_notificar: 1, elimina_admin: 0 })
    await panel(page).waitFor({ state: 'detached' })
    await page.goto(`${product.url}/admin#/reservas/anuladas`)
    const row = page.getByRole('row', { name: /Lesionado/ })
    await row.getByText('Como titular').waitFor()
    await row.getByRole('button', { name: /^Restaurar la reserva de/ }).click()
    await panel(page).getByRole('heading', { name }).waitFor()
    expect(idIn(page)).toBe(id)
    await soon(() => card(page, id).count()).toBe(1)
    expect(complaints).toEqual([])
  })
})

describe('a panel whose booking another desk deletes', () => {
  it('says who deleted it, when and why, and brings it back while its court is free (A-119)', async () => {
    const { page } = await openDesk()
    const id = await openUnpaid(page)
    const other = await openDesk()
    await other.page.goto(`${product.url}/admin#/reservas/${padel}/${id}`)
    await panel(other.page).getByRole('button', { name: 'Eliminar' }).click()
    await other.page.getByRole('dialog').getByLabel('Motivo').fill('Lluvia')
    await other.page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await panel(page)
      .getByText(/^Eliminada por/)
      .waitFor()
    await soon(() => panel(page).getByText('Motivo: Lluvia').isVisible()).toBe(true)
    await panel(page).getByRole('button', { name: 'Restaurar' }).click()
    await panel(page).getByRole('button', { name: 'Tique' }).waitFor()
    await soon(() => card(other.page, id).count()).toBe(1)
  })
})

describe('changing the court of a booking', () => {
  it('shows which courts are free and why others are not, and what it costs, by keyboard alone (spec 3 §7)', async () => {
    const { page, complaints } = await openDesk()
    const id = await openUnpaid(page)
    const day = await readToday(page, padel)
    const { recursos } = day
    const busy = busyDuring(day, day.reservas.find((one) => one.id_reg_reserva === id)!)
    await page.keyboard.press('o')
    const courts = page.getByRole('dialog').getByRole('radio')
    await courts.first().waitFor()
    await soon(() => courts.count()).toBe(recursos.length - 1)
    const free = page.locator('.cd-court:not(.taken)')
    await soon(() => free.count()).toBe(recursos.length - busy.size)
    await soon(() => page.locator('.cd-court.taken').allInnerTexts()).toEqual(
      Array.from({ length: busy.size - 1 }, () => expect.stringContaining('está ocupada el')),
    )
    await free.first().getByRole('radio').focus()
    await page.keyboard.press('Space')
    await page
      .getByRole('dialog')
      .getByText(/mismo precio|se recalcula/)
      .waitFor()
    const court = (await free.first().innerText()).split('\n')[0]!
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await soon(() => panel(page).locator('.sp-titles p').innerText()).toContain(court)
    expect(complaints).toEqual([])
  })
})
