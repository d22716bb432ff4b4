import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ServedCall, serve, violations } from '../../../testing/page.tsx'
import { sentOnWire, shownText, showScreen, signIn } from '../../../testing/receipt-cases.tsx'
import { DownloadedReceiptsScreen } from './downloaded-screen.tsx'

const december = {
  id_reg_remesa: 6,
  id_reg_remesas: 6,
  nombre_remesa: 'Cuotas diciembre',
  fecha_remesa: '2026-12-07',
  estado_remesa: 'creada',
}
const receipts = [
  sentOnWire(1),
  sentOnWire(2, { devuelto: -1, importe_devuelto: 45, devolucion: { fecha: '2026-11-12', codigo: 'AM04', paso: 'girar' } }),
  sentOnWire(3, { ...december, avisado: null, email: 0 }),
]
const lines = {
  facturas: [
    {
      ...{ id_reg_factura: 8, fecha_creacion: '2026-11-01', concepto: 'Cuota adulto', precio: 45, cantidad: 1, total: 45, importe: 45 },
      ...{ fecha_pago: '2026-11-05' },
    },
  ],
  header_logo: '/logo.png',
}
const served = (rows: readonly unknown[] = receipts): ServedCall[] =>
  serve((call) => {
    if (call.includes('/descargados')) return { body: rows }
    if (call.includes('getFacturas')) return { body: lines }
    if (call.includes('devolucionRecibo')) return { body: { status: 'ok', data: { id_reg_devolucion: 3 } } }
    return { body: [] }
  })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const item = (name: string | RegExp) => page.getByRole('menuitem', { name })
const names = () =>
  [...document.querySelectorAll('[role=gridcell][data-column=nombre_completo]')].map((cell) => cell.textContent).filter(Boolean)

beforeEach(() => signIn())

test('downloaded receipts of 7 days before to 30 after stand in groups by remittance with sum and state (R-169, R-171)', async () => {
  const asked = served()
  await showScreen(DownloadedReceiptsScreen, '/recibo/visualizarDescargados')
  await expect.poll(names).toEqual(['Socio 3', 'Socio 2', 'Socio 1'])
  await expect.poll(() => shownText('.dg-body')).toContain('Cuotas diciembre · 6 · 07/12/2026 · Sin enviar')
  expect(shownText('.dg-body')).toContain('90,00 €1 devolución, −45,00 €')
  const [, from, to] = /fechaIni=([\d-]+)&fechaFin=([\d-]+)/.exec(asked.find(({ call }) => call.includes('descargados'))!.call)!
  expect((Date.parse(to!) - Date.parse(from!)) / 86_400_000).toBe(37)
  expect(await violations()).toEqual([])
})

test('the switch shows those not sent, returned or not told, with their counts', async () => {
  served()
  await showScreen(DownloadedReceiptsScreen, '/recibo/visualizarDescargados')
  await userEvent.click(page.getByText('Devueltos 1'))
  await expect.poll(names).toEqual(['Socio 2'])
  await userEvent.click(page.getByText('Sin enviar 1'))
  await expect.poll(names).toEqual(['Socio 3'])
  await userEvent.click(page.getByText('Sin avisar 1'))
  await expect.poll(names).toEqual(['Socio 3'])
})

test('the menu of a receipt keeps what is impossible, with its reason: one that came back is not returned again (R-167), none is deleted', async () => {
  served()
  await showScreen(DownloadedReceiptsScreen, '/recibo/visualizarDescargados')
  await userEvent.click(button('Más acciones con el recibo 2'))
  await expect.element(item(/^Devolver/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item(/Ya lo devolvió el banco/)).toBeVisible()
  await expect.element(item(/Eliminar.*Está en un fichero descargado/)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(item('Su remesa'))
  await expect.poll(() => location.hash).toBe('#/recibo/visualizarFiltroRemesa?id_reg_remesas=5')
})

test('Enter opens a receipt with its lines and logo; what the bank took back is recorded with day and code', async () => {
  const asked = served()
  await showScreen(DownloadedReceiptsScreen, '/recibo/visualizarDescargados')
  await userEvent.click(button(/^45,00\s€, Socio 1$/))
  await expect.element(page.getByRole('dialog', { name: 'Recibo 1 · Socio 1' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Logotipo de Club' })).toBeInTheDocument()
  await expect.poll(() => shownText('.lines')).toContain('Cuota adulto 01/11/2026 · pagada el 05/11/202645,00 €')
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Devolver' }))
  await expect.element(page.getByRole('dialog', { name: /Devolver 45,00\s€ de Socio 1/ })).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Código del banco' }), 'am04')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => asked.find(({ call }) => call.includes('/1/devolucionRecibo'))?.body).toMatchObject({ codigo: 'AM04' })
})

test('a receipt that came back whole has its refund button disabled, with the reason (R-167)', async () => {
  served()
  await showScreen(DownloadedReceiptsScreen, '/recibo/visualizarDescargados', 'dark')
  await userEvent.click(button(/^45,00\s€, Socio 2$/))
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Devolver' })).toBeDisabled()
  await expect.element(page.getByRole('dialog').getByText('Ya lo devolvió el banco')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('12/11/2026 · No había saldo · AM04 · se vuelve a girar')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('no receipts in these days: the list says so and leads to the remittances', async () => {
  served([])
  await showScreen(DownloadedReceiptsScreen, '/recibo/visualizarDescargados')
  await expect.element(page.getByText('Ningún recibo descargado en estos días')).toBeVisible()
})
