import { feesTexts } from '@app/contract/fees/texts'
import { identityTexts } from '@app/contract/identity/texts'
import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { runsTexts } from '@app/contract/runs/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { handleKey } from '../../../kit/screen/commands.ts'
import { hashHistory } from '../../../kit/screen/history.ts'
import { draw, type ServedCall, serve, violations } from '../../../testing/page.tsx'
import { FeeRunResultScreen } from './fee-run-result-screen.tsx'

const es = {
  ...inLanguage(feesTexts, 'es'),
  ...inLanguage(identityTexts, 'es'),
  ...inLanguage(invoicesTexts, 'es'),
  ...inLanguage(runsTexts, 'es'),
}
const line = (id: number, destino: string, more: object = {}) => ({
  ...{ id_reg_cuota_periodo: id, id_reg_socios_cuotas: id, id_mst_socios: id, nombre_completo: `Socio ${id}`, desc_cuota: 'Adulto' },
  ...{ id_mst_tipocuotas: 1, desde: '2026-12-01', hasta: '2027-01-01', importe: 45, id_reg_factura: 100 + id, destino, cobrado: 0 },
  fecha_pago: null,
  ...more,
})
const detalle = [
  line(1, 'sin_tocar'),
  line(2, 'sin_tocar'),
  line(3, 'cambiada'),
  line(4, 'cobrada', { cobrado: 45, fecha_pago: '2026-12-02' }),
  line(5, 'en_maquina'),
  line(6, 'facturada'),
]
const fates = (all: readonly { destino: string; importe: number }[]) =>
  [...Map.groupBy(all, ({ destino }) => destino)].map(([destino, own]) => ({
    ...{ destino, lineas: own.length, importe: own.reduce((sum, { importe }) => sum + importe, 0) },
  }))
const run = (more: object = {}) => ({
  ...{ id_reg_cuota_proceso: 8, hasta: '2026-12-01', filtro: { id_mst_tipocuotas: 2 }, previsto_lineas: 6, previsto_importe: 270 },
  ...{ lineas: 6, importe: 270, sin_importe: 0, automatico: 1, motivo: null, retiradas: 0, importe_retirado: 0 },
  ...{ fecha: '2026-12-01T05:00:00Z', autor: null, id_reg_proceso: 3, estado: 'hecho' },
  ...{ id_reg_proceso_retirar: null, estado_retirar: null, detalle, destinos: fates(detalle) },
  ...more,
})
const plan = (along: boolean) => ({
  retirar: { lineas: along ? 3 : 2, importe: along ? 135 : 90 },
  quedan: fates(detalle.filter(({ destino }) => destino !== 'sin_tocar' && !(along && destino === 'cambiada'))),
  huella: along ? 'with' : 'without',
})

function served(
  result: object,
  work: readonly object[] = [],
  takeBack: () => { status?: number; body: unknown } = () => ({ body: {} }),
): ServedCall[] {
  return serve((call) => {
    if (call.includes('/retirar/vista')) return { body: plan(call.includes('con_cambiadas=1')) }
    if (call.startsWith('POST /api/cuotas/proceso/8/retirar')) return takeBack()
    if (call.startsWith('GET /api/cuotas/proceso/8')) return { body: result }
    if (call.startsWith('GET /api/procesos')) return { body: work }
    return { body: call.includes('/dropdown') ? [{ id: 1, text: 'Adultos' }] : {} }
  })
}
const show = async (scheme: 'light' | 'dark' = 'light') => {
  location.hash = '/cuotas/generar/8'
  const root = createRootRoute()
  const screen = createRoute({ getParentRoute: () => root, path: '/cuotas/generar/$proceso', component: FeeRunResultScreen })
  const preview = createRoute({ getParentRoute: () => root, path: '/cuotas/generar' })
  const router = createRouter({ routeTree: root.addChildren([screen, preview]), history: hashHistory() })
  await draw(<RouterProvider router={router as never} />, es, scheme)
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00A0', ' ') ?? ''
const names = () => [...document.querySelectorAll('[role=gridcell][data-column=nombre_completo]')].map((cell) => cell.textContent)
const sign = (rights: string[]) =>
  setSession({ account: { is_staff: true, is_admin: false, rights }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)

beforeEach(async () => {
  await page.viewport(1440, 900)
  sign(['invoices', 'members'])
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('a run at work shows lines and euros done of those planned, and is stopped after its batch', async () => {
  const half = detalle.slice(0, 4)
  const work = { id_reg_proceso: 3, clase: 'x', detalle: '', estado: 'en_curso', total: 6, hechos: 4, fecha: '2026-12-01T05:00:00Z' }
  const asked = served(run({ estado: 'en_curso', lineas: 4, importe: 180, detalle: half, destinos: fates(half) }), [
    { ...work, fecha_fin: null, nombre: 'Cuotas', autor: null, error: null },
  ])
  await show()
  const bar = page.getByRole('progressbar', { name: /^4 de 6 líneas · 180,00\s€ de 270,00\s€/ })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '66')
  await expect.element(page.getByText('Puedes cerrar esta pantalla; sigue sola.')).toBeVisible()
  await expect.poll(() => text('.raise-types')).toBe('Adultos4 · 180,00 €')
  await userEvent.click(button('Parar después de este lote'))
  await expect.poll(() => asked.map(({ call }) => call)).toContain('POST /api/procesos/3/parar')
  expect(await violations()).toEqual([])
})

test('a run that does not get on says why, and that going on is safe', async () => {
  const work = { id_reg_proceso: 3, clase: 'x', detalle: '', estado: 'parado', total: 6, hechos: 4, fecha: '2026-12-01T05:00:00Z' }
  const asked = served(run({ estado: 'parado', lineas: 4, importe: 180 }), [
    { ...work, fecha_fin: null, nombre: 'Cuotas', autor: null, error: 'sin conexión' },
  ])
  await show()
  await expect.element(page.getByText('Parada en 4')).toBeVisible()
  await expect.element(page.getByText(/No avanza: sin conexión\. Seguir es seguro/)).toBeVisible()
  await userEvent.click(button('Seguir'))
  await expect.poll(() => asked.map(({ call }) => call)).toContain('POST /api/procesos/3/seguir')
})

test('a run that is done shows what became of its lines, planned equal to done, and each part restricts the grid', async () => {
  served(run())
  await show()
  await expect.element(page.getByRole('heading', { name: 'Cuotas de diciembre' })).toBeVisible()
  await expect.element(page.getByText('Generada sola')).toBeVisible()
  await expect.poll(() => text('.raise-fates')).toContain('Previsto 6 · 270,00 €Hecho 6 · 270,00 €= iguales')
  await expect.poll(names).toHaveLength(6)
  await userEvent.click(button(/^1 Cobradas/))
  await expect.poll(names).toEqual(['Socio 4'])
  await expect.element(page.getByRole('gridcell', { name: 'Cobrada' })).toBeVisible()
  await expect.element(page.getByText('Pagada el 02/12/2026')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Devolver: Socio 4' }))
    .toHaveAttribute('href', '#/socios/4/edit?tabActivated=tabFacturas')
  expect(await violations()).toEqual([])
})

test('a run that made other lines than planned tells the difference in red', async () => {
  served(run({ lineas: 5, importe: 225 }))
  await show('dark')
  await expect.poll(() => text('.raise-fates [data-sign=less]')).toBe('Diferencia: −1 · −45,00 €')
  expect(await violations()).toEqual([])
})

test('taking back says what goes and what stays and why; the reason is required and Cancel has the focus (A-186)', async () => {
  const asked = served(run())
  await show()
  await userEvent.click(button('Retirar…'))
  const dialog = page.getByRole('dialog', { name: 'Retirar las cuotas de diciembre' })
  await expect.element(dialog).toBeVisible()
  await expect.element(button(/^Retirar 2 líneas/)).toBeEnabled()
  await expect.element(dialog.getByRole('button', { name: /^Cancelar/ })).toHaveFocus()
  expect(text('.raise-two')).toBe('Se retiran2 90,00 €nadie las ha cobradoSe quedan4 180,00 €cada una con su motivo')
  expect(text('.raise-outcome')).toContain('Deuda de los socios−90,00 €')
  expect(text('.raise-dialog')).toContain('1 Con factura oficialSe rectifican desde la factura')
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('checkbox', { name: 'Incluir las cambiadas a mano' }))
  await userEvent.click(button(/^Retirar 3 líneas/))
  await expect.element(page.getByText('Escribe el motivo.')).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await userEvent.fill(page.getByRole('textbox', { name: 'Motivo' }), 'Precio mal puesto')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    ...{ con_cambiadas: 1, motivo: 'Precio mal puesto', huella: 'with' },
  })
})

test('taking back other lines than shown is refused in the dialog, which stays with its reason', async () => {
  const msg = 'Han cambiado desde que lo miraste: ahora son 1 líneas, 45,00 €.'
  served(run(), [], () => ({ status: 409, body: { code: 'cuota.han_cambiado', msg } }))
  await show()
  await userEvent.click(button('Retirar también: Socio 3'))
  await expect.element(button(/^Retirar 3 líneas/)).toBeEnabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Motivo' }), 'Error')
  await userEvent.click(button(/^Retirar 3 líneas/))
  await expect.element(page.getByText(msg)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Error')
})

test('after a run was taken back it says what went and what stayed, and leads to raising them again with its day and filter', async () => {
  const rest = detalle.map((one) => (one.destino === 'sin_tocar' ? { ...one, destino: 'retirada' } : one))
  served(
    run({
      ...{ detalle: rest, destinos: fates(rest), retiradas: 2, importe_retirado: 90, motivo: 'precio mal puesto' },
      ...{ id_reg_proceso_retirar: 4, estado_retirar: 'hecho' },
    }),
  )
  await show()
  await expect.element(page.getByText(/^Se han retirado 2 líneas, 90,00\s€\.$/)).toBeVisible()
  await expect.element(page.getByText('Retirada en parte')).toBeVisible()
  await expect.poll(() => text('.raise-fates')).toContain('Motivo: «precio mal puesto»')
  expect(await violations()).toEqual([])
  await userEvent.click(button('Generar otra vez las 2…'))
  await expect.poll(() => location.hash).toContain('/cuotas/generar?hasta=2026-12-01&tipo=2')
})

test('without the right of invoices a run is shown, and taking it back is dimmed with the right that it needs (A-184)', async () => {
  sign(['members'])
  served(run())
  await show()
  await expect.element(button('Retirar…')).toBeDisabled()
  await expect.element(button('Retirar…')).toHaveAttribute('title', 'Para generar o retirar hace falta el permiso «Facturas».')
  await expect.poll(names).toHaveLength(6)
  expect(page.getByRole('button', { name: 'Retirar también: Socio 3' }).elements()).toEqual([])
})

test('on a phone the result and the dialog fit its width', async () => {
  await page.viewport(390, 844)
  served(run())
  await show()
  await expect.poll(() => text('.raise-fates')).toContain('2 Sin tocar')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await userEvent.click(button('Retirar…'))
  await expect.element(button(/^Retirar 2 líneas/)).toBeEnabled()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})
