import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ServedCall, serve, violations } from '../../../testing/page.tsx'
import { receiptOnWire, shownText, showScreen, signIn } from '../../../testing/receipt-cases.tsx'
import { OpenReceiptsScreen } from './open-screen.tsx'

const receipts = [
  receiptOnWire(1),
  receiptOnWire(2, { fallo: 'mandato_revocado', email: 0 }),
  receiptOnWire(3, { fecha: '2026-11-25' }),
  receiptOnWire(4, { remesar_sepa_banco: 0, numcuenta: null, referencia: null, secuencia: null, precio: 30 }),
]
const ok = (data: object) => ({ body: { status: 'ok', data } })
const served = (rows: readonly unknown[] = receipts): ServedCall[] =>
  serve((call) => {
    if (call.includes('noDescargados')) return { body: rows }
    if (call.includes('enviarEmails')) return ok({ enviados: 1, sin_correo: ['Socio 2'] })
    if (call.includes('elimina_rebuts')) return ok({ eliminados: 2, avisados: 1 })
    if (call.includes('descargar_ids_no_sepa')) return ok({ recibos: 1 })
    if (call.includes('/api/recibo/xml/')) return { body: { content: '<Document/>', fichero: 'recibo-1.xml', id_reg_remesas: 9 } }
    if (call.includes('guardar_ids')) return ok({ nombre_tabla: 'k1', nombre_tabla_fs: null })
    return { body: [] }
  })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (id: number) =>
  page
    .getByRole('row')
    .filter({ hasText: `Socio ${id}` })
    .getByRole('checkbox')
/** Names of the files that the page saves. */
const saved = () => {
  const names: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
  return names
}
beforeEach(() => signIn())

test('receipts in no file stand newest first, amber with the reason where the next file leaves them out (R-168, R-169)', async () => {
  const asked = served()
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar')
  const ids = () => [...document.querySelectorAll('[role=gridcell][data-column=id_reg_recibo]')].map((cell) => cell.textContent)
  await expect.poll(ids).toEqual(['3', '4', '2', '1'])
  await expect.element(page.getByText('Mandato revocado')).toBeVisible()
  await expect.element(page.getByText('sin correo')).toBeVisible()
  const [, from, to] = /fechaIni=([\d-]+)&fechaFin=([\d-]+)/.exec(asked.find(({ call }) => call.includes('noDescargados'))!.call)!
  expect((Date.parse(to!) - Date.parse(from!)) / 86_400_000).toBe(210)
  expect(await violations()).toEqual([])
})

test('each act without a chosen receipt says what to choose, and sends nothing (R-173, R-177, R-178)', async () => {
  const asked = served()
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar')
  await expect.element(page.getByText('Socio 1')).toBeVisible()
  await userEvent.click(button(/^Fichero para el banco/))
  await expect.element(page.getByText('Elige un recibo.')).toBeVisible()
  await userEvent.click(button('Eliminar'))
  await expect.element(page.getByText('Elige un recibo para eliminar.')).toBeVisible()
  await userEvent.click(button('Enviar por correo'))
  await expect.element(page.getByText('No hay ningún elemento seleccionado.')).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('the file of exactly one receipt opens directly, without the dialog (R-174)', async () => {
  const asked = served()
  const names = saved()
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar')
  await userEvent.click(box(1))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => names).toEqual(['recibo-1.xml'])
  expect(asked.map(({ call }) => call)).toContain('POST /api/recibo/xml/1')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('letters name those without an address, and a deletion is asked with its sum and says who was told (R-185)', async () => {
  const asked = served()
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar')
  await userEvent.click(box(1))
  await userEvent.click(box(2))
  await userEvent.click(button('Enviar por correo'))
  await expect.element(page.getByText('1 recibo enviado por correo')).toBeVisible()
  await expect.element(page.getByText('Sin correo: Socio 2')).toBeVisible()
  expect(asked.find(({ call }) => call.includes('enviarEmails'))?.body).toMatchObject({ rebuts_seleccionats: [2, 1] })
  await userEvent.click(button('Eliminar').first())
  await expect.element(page.getByRole('dialog', { name: /¿Eliminar 2 recibos, 90,00\s€\?/ })).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.element(page.getByText('2 recibos eliminados. 1 pagador estaba avisado.')).toBeVisible()
})

test('receipts without bank go to a list that is saved and by that handed over (R-184)', async () => {
  await signIn({ ACTIVAR_RECIBOS_NO_BANCO: '1' })
  const asked = served()
  const names = saved()
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar')
  await userEvent.click(button('Lista sin banco'))
  await expect.element(page.getByRole('dialog', { name: /Lista sin banco: 1 recibo, 30,00\s€/ })).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(button('Guardar en CSV'))
  await expect.poll(() => names).toEqual(['Lista sin banco.csv'])
  await expect.poll(() => asked.find(({ call }) => call.includes('descargar_ids_no_sepa'))?.body).toMatchObject({ ids: [4] })
})

test('an empty list leads to where receipts are made', async () => {
  served([])
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar', 'dark')
  await expect.element(page.getByText('No hay recibos sin descargar')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('a refused read shows its message with a retry', async () => {
  serve((call) => (call.includes('noDescargados') ? { status: 403, body: { code: 'msg.forbidden', msg: 'Sin permiso.' } } : { body: [] }))
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar')
  await expect.element(page.getByText('Sin permiso.')).toBeVisible()
})

test('on a phone the receipts are cards', async () => {
  await page.viewport(390, 844)
  served()
  await showScreen(OpenReceiptsScreen, '/recibo/visualizar')
  await expect.poll(() => shownText('.dg-body')).toContain('Socio 1')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})
