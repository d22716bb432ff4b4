import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ServedCall, serve, violations } from '../../../testing/page.tsx'
import { remittanceOnWire, shownText, showScreen, signIn } from '../../../testing/receipt-cases.tsx'
import { RemittancesScreen } from './remittances-screen.tsx'

const unsent = {
  estado: 'creada',
  fecha_envio: null,
  enviada_por: null,
  fecha_cobro: null,
  cobrada_por: null,
  motivo: null,
  firme_desde: null,
}
const rows = [
  remittanceOnWire(7, { ...unsent, fecha: '2126-12-07', importe: 500, quedan: 500 }),
  remittanceOnWire(6, { ...unsent, estado: 'enviada', importe: 300, quedan: 300 }),
  remittanceOnWire(5, { devueltos: 1, importe_devuelto: 45, gastos: 2.7, quedan: 45 }),
  remittanceOnWire(4, { firme_desde: '2020-01-01' }),
]
const served = (all: readonly unknown[] = rows): ServedCall[] =>
  serve((call) => {
    if (call.includes('get_remesas')) return { body: all }
    if (call.includes('/api/remesas/delete')) return { body: { status: 'ok', data: { recibos: 2, avisados: 2 } } }
    if (call.includes('/fichero')) return { body: { fichero: 'remesa-7.xml', content: '<Document/>' } }
    return { body: call.includes('/api/remesas/') ? rows[0] : [] }
  })
const show = (scheme: 'light' | 'dark' = 'light') => showScreen(RemittancesScreen, '/recibo/visualizarRemesas', scheme)
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(() => signIn())

test('the remittances stand with state, returns and what stayed, under four figures', async () => {
  served()
  await show()
  await expect.poll(() => shownText('.rm-figures')).toContain('Por cobrar en el banco800,00 €el próximo, el 07/12/2126')
  expect(shownText('.rm-figures')).toContain('Todavía se puede devolver45,00 €')
  await expect.poll(() => shownText('.dg-body')).toContain('1 · −45,00 €')
  for (const state of ['Sin enviar', 'Enviada', 'Cobrada', 'Firme']) expect(shownText('.dg-body')).toContain(state)
  expect(await violations()).toEqual([])
})

test('the name of a remittance shows its line of life, its fingerprint and its money', async () => {
  served()
  await show()
  await userEvent.click(button('Remesa 5').first())
  await expect.poll(() => shownText('.rm-life')).toContain('SHA-256 9f1c00…e204')
  expect(shownText('.rm-life')).toContain('Pla, Jordi')
  expect(shownText('.rm-life')).toContain('A mano: Banca web')
  expect(shownText('.rm-life')).toContain('1 devolución, −45,00 €')
  expect(shownText('.rc-side')).toContain('Neto en el banco42,30 €')
  await expect.element(button('Borrar la remesa')).toBeDisabled()
  await expect.element(page.getByText('La remesa ya se cobró.')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('one that is not sent is noted as sent, its file saved again, and deleted with its effect and who was told', async () => {
  const asked = served()
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  await show()
  await userEvent.click(button('Fichero otra vez'))
  await expect.poll(() => names).toEqual(['remesa-7.xml'])
  await userEvent.click(button('Apuntar como enviada'))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/remesas/7/enviada')).toBe(true)
  await userEvent.click(button('Borrar la remesa'))
  await expect.element(page.getByText(/2 recibos vuelven a «Sin descargar», 500,00\s€\..*2 pagadores estaban avisados/)).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Borrar la remesa' }))
  await expect.poll(() => asked.some(({ call }) => call.startsWith('POST /api/remesas/delete'))).toBe(true)
  await expect.element(page.getByText('Remesa borrada: 2 recibos libres. 2 pagadores estaban avisados del cobro.')).toBeVisible()
})

test('one at the bank is noted as settled with its day and the reason by hand (A-180)', async () => {
  const asked = served()
  await show()
  await userEvent.click(button('Remesa 6').first())
  await userEvent.click(button('Apuntar como cobrada'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Motivo' }), 'Visto en la banca')
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/remesas/6/cobrada')?.body)
    .toMatchObject({ fecha: '2026-11-05', motivo: 'Visto en la banca' })
})

test('the receipts of a remittance are one key or one button away', async () => {
  served()
  await show()
  await userEvent.click(button('Recibos de Remesa 5'))
  await expect.poll(() => location.hash).toBe('#/recibo/visualizarFiltroRemesa?id_reg_remesas=5')
})

test('without remittances the list says where they are made', async () => {
  served([])
  await show('dark')
  await expect.element(page.getByText('Aún no hay remesas')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('on a phone the remittances are cards with state and what stayed', async () => {
  await page.viewport(390, 844)
  served()
  await show()
  await expect.poll(() => shownText('.dg-body')).toContain('Remesa 5')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})
