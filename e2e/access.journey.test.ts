import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { requestAt } from '../packages/server/src/modules/access/simulator.ts'
import { post, soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, openDesk } = await journey()
interface Holder {
  readonly codigo: string
  readonly id_mst_socios: number | null
}

async function setParameter(page: Page, name: string, valor: number) {
  const answer = await post(page, '/api/param/param_tribuna/save', { parametros: { [name]: valor } })
  expect(answer.status()).toBe(200)
}

/** Member with a code, refused by the turnstile for a debt. */
async function memberInDebt(page: Page, holders: readonly Holder[]) {
  for (const holder of holders.filter((one) => one.id_mst_socios !== null)) {
    const answer = await page.request.get(`${product.url}/api/acceso/entrara/${holder.id_mst_socios}`)
    const { reglas } = (await answer.json()) as { reglas: readonly { regla: string; estado: string }[] }
    if (reglas.some(({ regla, estado }) => regla === 'deuda' && estado === 'niega')) return holder
  }
  throw new Error('nobody with a code owes anything')
}

it('a turnstile lets one member in and refuses another with his debt, and both stand in their files (0107, 0108, A-117)', async () => {
  const { page, complaints } = await openDesk()
  await page.goto(`${product.url}/admin#/terminales`)
  await page.getByRole('button', { name: 'Terminal nuevo' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill('Torno piscina')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const key = await page.getByRole('textbox', { name: 'Clave del terminal' }).inputValue()
  expect(await requestAt(product.url, 'no es la clave', '123456')).toMatchObject({ status: 401 })
  expect(await requestAt(product.url, key)).toMatchObject({ status: 200, body: { desc_terminalacceso: 'Torno piscina' } })

  const codes = (await (await page.request.get(`${product.url}/api/codis`)).json()) as Holder[]
  const holder = codes.find((one) => one.id_mst_socios !== null)!
  await page.goto(`${product.url}/admin#/socios/${holder.id_mst_socios}/edit?tabActivated=tabAccesos`)
  await page.getByText('Puede abrir todas las puertas', { exact: false }).first().waitFor()
  expect(await requestAt(product.url, key, holder.codigo)).toMatchObject({ status: 200, body: { permitido: 1 } })
  const log = page.getByRole('region', { name: 'Registro' })
  await page.reload()
  await soon(() => log.innerText()).toContain('Torno piscina')
  await page.getByRole('switch', { name: 'Todas las puertas, sin reserva' }).waitFor()
  expect(await accessFaults(page)).toEqual([])

  await setParameter(page, 'ACCESO_DIAS_DEUDA', 1)
  const debtor = await memberInDebt(page, codes)
  expect(await requestAt(product.url, key, debtor.codigo)).toMatchObject({ body: { permitido: 0, motivo: 'acceso.deuda' } })
  await page.goto(`${product.url}/admin#/socios/${debtor.id_mst_socios}/edit?tabActivated=tabAccesos`)
  await page.getByRole('status').filter({ hasText: 'No entra. Debe' }).waitFor()
  // the log and the display name no debt: bystanders and restricted staff read them
  await soon(() => log.innerText()).toContain('Pasa por recepción')
  await page.getByRole('button', { name: 'Cobrar lo que debe' }).click()
  await soon(() => page.url()).toContain('tabActivated=tabFacturas')
  expect(complaints).toEqual([])
})
