import { expect, it } from 'vitest'
import { readToday } from './courts.ts'
import { panel } from './desk.ts'
import { journey } from './journey.ts'

const { product, visit } = await journey()

it('the calendar of a court is made in a booking’s panel, read by whoever has the link, and revoked (RFC 5545)', async () => {
  const { page, complaints } = await visit()
  const { reservas } = await readToday(page, 1)
  const { id_reg_reserva: id } = reservas[0]!
  await page.goto(`${product.url}/admin#/reservas/1/${id}`)
  await panel(page).getByRole('button', { name: 'Tique' }).waitFor()
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: 'Enlaces de calendario' })
  await dialog.getByText('Sin enlace').first().waitFor()
  await dialog.getByRole('button', { name: 'Crear enlace' }).first().click()
  const address = dialog.getByRole('textbox').first()
  await address.waitFor()
  await dialog.getByText(/^Creado el/).waitFor()
  const link = await address.inputValue()
  const read = async () => {
    const answer = await fetch(link)
    return { status: answer.status, text: await answer.text() }
  }
  expect((await read()).text).toContain(`UID:reserva-${id}@`)
  await dialog.getByRole('button', { name: 'Revocar' }).click()
  await address.waitFor({ state: 'detached' })
  expect((await read()).status).toBe(404)
  expect(complaints).toEqual([])
})
