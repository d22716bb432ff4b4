import { expect, it } from 'vitest'
import { post, soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

it('the panel marks an invoice of the accounting system paid: there, here and in the figures (A-52)', async () => {
  const { page, complaints } = await visit({ at: '/panelintranet/facturaspdtes' })
  await page.getByRole('navigation', { name: 'Panel de intranet' }).waitFor()
  const rows = page.locator('.dg-body [role=row]')
  await rows.first().waitFor()
  const cod = (await rows.first().locator('[data-column=cod]').innerText()).trim()
  const pendings = await rows.count()
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('button', { name: `Marcar pagada ${cod}` }).click()
  await soon(() => rows.count()).toBe(pendings - 1)
  expect(await page.locator('.dg-body').innerText()).not.toContain(cod)
  await page.getByRole('link', { name: 'Facturas', exact: true }).click()
  const paid = rows.filter({ hasText: cod })
  await soon(() => paid.innerText()).toMatch(/Pagada el .*Marcada pagada el /s)
  await soon(() => page.getByRole('button', { name: `Marcar pagada ${cod}` }).isDisabled()).toBe(true)
  // another desk that was slower is refused, and the sample is unchanged
  expect((await post(page, '/api/facturas-softneos/marcar-pagada', { tipo: 'factura', cod })).status()).toBe(409)
  const listed = await page.request.get(`${product.url}/api/facturas-softneos/facturas-pdtes`)
  expect(((await listed.json()) as { cod: string }[]).map((one) => one.cod)).not.toContain(cod)
  expect(complaints).toEqual([])
})
