import { expect, it } from 'vitest'
import { type Booking, readToday } from './courts.ts'
import { panel, soon, state } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
const padel = 1
const guest = 3
interface Line {
  readonly id_mst_socios: number | null
}

it('a wallet is topped up at the desk, pays a line of a booking, and has its money back (R-298, R-305)', async () => {
  const { page, complaints } = await openDesk()
  const day = await readToday(page, padel)
  const open = day.reservas.filter((one: Booking) => one.pago === 'unpaid')
  const booking = await (async () => {
    for (const { id_reg_reserva: id } of open) {
      const { facturas } = (await (
        await page.request.get(`${product.url}/api/administracion/reserva/getInfoEditar?id_reserva=${id}`)
      ).json()) as { facturas: readonly Line[] }
      const at = facturas.findIndex((line) => line.id_mst_socios !== null && line.id_mst_socios !== guest)
      if (at >= 0) return { id, at, member: facturas[at]!.id_mst_socios! }
    }
    throw new Error('no unpaid booking of a member today')
  })()
  const { id, at, member } = booking
  await page.goto(`${product.url}/admin#/socios/${member}/edit?tabActivated=tabMonedero`)
  const balance = page.locator('.wl-sum')
  await balance.waitFor()
  const before = await balance.innerText()
  await page.getByRole('radio', { name: /100,00/ }).check()
  await page.getByRole('button', { name: /^Tarjeta .* 100,00/ }).click()
  await page.getByText('Recargados 115,00').waitFor()
  await soon(() => page.locator('.wl-list tbody tr').first().innerText()).toContain('Recarga')
  await soon(() => balance.innerText()).not.toBe(before)
  const full = await balance.innerText()
  expect(await accessFaults(page)).toEqual([])
  await page.goto(`${product.url}/admin#/reservas/${padel}/${id}`)
  await panel(page).locator('.bl tbody tr').nth(at).getByRole('checkbox').check()
  await panel(page)
    .getByRole('button', { name: /^Monedero: quedarán/ })
    .click()
  await soon(() => state(page).getAttribute('class')).not.toContain('unpaid')
  await panel(page).getByRole('button', { name: 'Devolver' }).click()
  await panel(page)
    .getByRole('button', { name: /^Como se pagó/ })
    .click()
  await page.getByText(/^Devueltos/).waitFor()
  await page.goto(`${product.url}/admin#/socios/${member}/edit?tabActivated=tabMonedero`)
  await soon(() => balance.innerText()).toBe(full)
  await soon(() => page.locator('.wl-list tbody tr').first().innerText()).toContain('Devolución')
  expect(complaints).toEqual([])
})
