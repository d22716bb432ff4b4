import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { serve, violations } from '../../../testing/page.tsx'
import { remittanceOnWire, sentOnWire, shownText, showScreen } from '../../../testing/receipt-cases.tsx'
import { RemittanceReceiptsScreen } from './remittance-screen.tsx'

const receipts = [
  sentOnWire(1),
  sentOnWire(2, { devuelto: 20, importe_devuelto: 20, devolucion: { fecha: '2026-11-12', codigo: 'MD06', paso: 'caja' } }),
]
const show = () => showScreen(RemittanceReceiptsScreen, '/recibo/visualizarFiltroRemesa?id_reg_remesas=5&')

beforeEach(async () => {
  await page.viewport(1440, 900)
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
})
afterEach(() => setSession(null))

test('the link of a remittance shows its receipts with the story of each return (R-169, R-186, R-188)', async () => {
  const asked = serve((call) => {
    if (call.includes('get_recibo_remesas')) return { body: receipts }
    return { body: call.includes('/api/remesas/5') ? remittanceOnWire(5) : [] }
  })
  await show()
  await expect.element(page.getByText('Remesa: Remesa 5 · 05/11/2026')).toBeVisible()
  expect(asked.some(({ call }) => call.endsWith('/get_recibo_remesas/5'))).toBe(true)
  await expect.poll(() => shownText('.dg-body')).toContain('12/11/2026 · Lo devolvió el titular · MD06 · pasa a caja')
  await expect.poll(() => shownText('.dg-body')).toContain('Devuelto en parte: 20,00 €')
  expect(await violations()).toEqual([])
})

test('taking the filter off leads back to the downloaded receipts (R-187)', async () => {
  serve((call) => ({ body: call.includes('get_recibo_remesas') ? receipts : remittanceOnWire(5) }))
  await show()
  await userEvent.click(page.getByRole('button', { name: /Quitar el filtro de la remesa/ }))
  await expect.poll(() => location.hash).toBe('#/recibo/visualizarDescargados')
})

test('a remittance that is gone says so', async () => {
  serve((call) =>
    call.includes('get_recibo_remesas') ? { body: [] } : { status: 404, body: { code: 'msg.not_found', msg: 'No se ha encontrado.' } },
  )
  await show()
  await expect.element(page.getByText('No se ha encontrado.')).toBeVisible()
  await expect.element(page.getByText('Esta remesa no tiene recibos')).toBeVisible()
})
