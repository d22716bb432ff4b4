import { feesTexts } from '@app/contract/fees/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { handleKey } from '../../kit/screen/commands.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { FeesScreen } from './fees-screen.tsx'

const es = { ...inLanguage(feesTexts, 'es'), 'menu.fees': 'Cuotas' }
const fee = (id: number, desc_cuota: string, more = {}) => ({
  ...{
    id_mst_cuotas: id,
    id_mst_empresas: null,
    desc_cuota,
    id_mst_tipocuotas: 1,
    precio: 45,
    frecuencia_cuotas: 1,
    id_mst_tipoingreso: 2,
  },
  ...{ dia_generacion_factura: 1, periodo_cobro_cuota: 0, primera_mensualidad_proporcional: 1, ultima_mensualidad_proporcional: 0 },
  ...{ cantidad: 0, activo: 1, inactiva_desde: null, id_mst_tiposocio: null, ...more },
})
const figures = [{ id_mst_cuotas: 1, socios: 571, esperan: 0, al_mes: 24951.13, otro_precio: 143, pendiente: 1917.5 }]
const effect = { socios: 571, otro_tipo: 0, lineas_otro_precio: 13, ejemplo: null as unknown }
const preview = {
  cuotas: [
    {
      ...{ id_mst_cuotas: 1, desc_cuota: 'Adulto', era: 43, es: 45, lineas: 142, importe: 284, socios: 168, antes: 6106, despues: 6390 },
    },
    {
      ...{ id_mst_cuotas: 2, desc_cuota: 'Gimnasio', era: 18, es: 19.5, lineas: 12, importe: 18, socios: 16, antes: 216, despues: 234 },
    },
  ],
  no_se_tocan: [{ motivo: 'cobrada', lineas: 268, importe: 11524 }],
  ejemplo: { nombre_completo: 'Casals Molina, Roger', desc_cuota: 'Adulto', antes: 38.7, despues: 40.5 },
  huella: 'f1',
}
type Answer = Parameters<typeof serve>[0]
const answers =
  (more: Record<string, unknown> = {}): Answer =>
  (call) => {
    const own = Object.entries(more).find(([part]) => call.startsWith(part))
    if (own) return own[1] as never
    if (call === 'GET /api/cuotas') return { body: [fee(1, 'Adulto'), fee(2, 'Piscina verano', { activo: 0 })] }
    if (call.startsWith('GET /api/cuotas/cifras')) return { body: figures }
    if (call.includes('/dropdown'))
      return {
        body: [
          { id: 1, text: 'General' },
          { id: 2, text: 'Cuotas' },
        ],
      }
    if (call.includes('vista-cambio')) return { body: effect }
    if (call.includes('recalcular_precio_cuotas/vista')) return { body: preview }
    return { body: call.startsWith('PUT') ? fee(1, 'Adulto') : null }
  }
const show = () => {
  location.hash = '/cuotas'
  const routeTree = createRootRoute({ component: FeesScreen })
  return draw(<RouterProvider router={createRouter({ routeTree, history: hashHistory() }) as never} />, es)
}
const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

beforeEach(() => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('the fees come with every column of the specification, and with members and sums of a month once those are read (spec 1 §2)', async () => {
  serve(answers())
  await show()
  const shown = () => [...new Set([...document.querySelectorAll('[role=gridcell]')].map((cell) => (cell as HTMLElement).dataset.column))]
  await expect
    .poll(shown)
    .toEqual(
      expect.arrayContaining([
        ...['id_mst_empresas', 'desc_cuota', 'id_mst_tipocuotas', 'precio', 'frecuencia_cuotas', 'id_mst_tipoingreso'],
        ...['dia_generacion_factura', 'periodo_cobro_cuota', 'primera_mensualidad_proporcional', 'activo', 'socios', 'al_mes'],
      ]),
    )
  expect(shown()).not.toContain('cantidad')
  await expect.element(page.getByRole('link', { name: '571' })).toHaveAttribute('href', '#/cuotas/1/detail')
  await expect.element(page.getByRole('gridcell', { name: /^24.951,13/ }).first()).toBeVisible()
  await expect.element(page.getByText('Activas 1')).toBeVisible()
  await userEvent.click(page.getByText('Inactivas 1'))
  await expect.element(page.getByRole('gridcell', { name: 'Adulto' })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

test('a new fee is typed into a row with the values of R-083, its complaints under their cells (R-081)', async () => {
  const asked = serve(answers({ 'POST /api/cuotas': { body: fee(9, 'Universitario') } }))
  await show()
  await expect.element(page.getByRole('gridcell', { name: 'Adulto' })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('textbox', { name: 'Descripción' }).last()).toHaveFocus()
  await userEvent.keyboard('Universitario{Tab}')
  await userEvent.keyboard('{Tab}22{Tab}{Tab}')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Falta este dato.' })).toBeVisible()
  expect(asked.some(({ call }) => call === 'POST /api/cuotas')).toBe(false)
  await userEvent.dblClick(page.getByRole('gridcell', { name: '—' }).first())
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Tipo de ingreso' }).last(), '2')
  await userEvent.keyboard('{Tab}{Control>}a{/Control}45{Tab}')
  await expect.element(page.getByRole('alert').filter({ hasText: 'El día va del 1 al 31.' })).toBeVisible()
  await userEvent.dblClick(page.getByRole('gridcell', { name: '45', exact: true }))
  await userEvent.keyboard('{Control>}a{/Control}31{Control>}s{/Control}')
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/cuotas')?.body)
    .toMatchObject({
      ...{ desc_cuota: 'Universitario', precio: 22, id_mst_tipocuotas: 1, frecuencia_cuotas: 1, id_mst_tipoingreso: 2 },
      ...{ dia_generacion_factura: 31, cantidad: 0, activo: 1 },
    })
  await expect.element(page.getByText('Universitario añadida.')).toBeVisible()
})

test('another day is made after its effect was shown, another price offers to recalculate (A-152, A-154)', async () => {
  const ejemplo = { nombre_completo: 'Ferrer Soler, Aleix', desde: '2026-12-15', hasta: '2027-01-01', dias: 17, importe: 24.68 }
  const asked = serve(answers({ 'POST /api/cuotas/1/vista-cambio': { body: { ...effect, ejemplo } } }))
  const sent = () => asked.filter(({ call }) => call.startsWith('PUT /api/cuotas/1')).map(({ body }) => body)
  await show()
  await userEvent.dblClick(page.getByRole('gridcell', { name: '1', exact: true }).first())
  await userEvent.keyboard('{Control>}a{/Control}15{Enter}')
  await expect.poll(dialogText).toContain('Ferrer Soler, Aleix: del 15/12/2026 al 31/12/2026, 17 días')
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }))
  await expect.element(page.getByText(/no se ha cambiado/)).toBeVisible()
  expect(sent()).toEqual([])
  await userEvent.dblClick(page.getByRole('gridcell', { name: /^45,00/ }).first())
  await userEvent.keyboard('{Control>}a{/Control}47{Enter}')
  await expect.poll(sent).toMatchObject([{ precio: 47 }])
  await expect.element(page.getByText(/Adulto: 13 líneas sin cobrar guardan el precio de antes/)).toBeVisible()
})

test('a fee that somebody has is not deleted: the message counts them and offers to see them or to deactivate it (R-084)', async () => {
  const uses = { eliminable: 0, socios: 571, cursos: 3, tipos_abono: 0 }
  const asked = serve(answers({ 'POST /api/validar_eliminar_cuota': { body: uses } }))
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Eliminar Adulto' }))
  await expect.poll(dialogText).toContain('Esta cuota no se puede eliminar.')
  await expect.poll(dialogText).toContain('571 socios, 3 cursos y 0 tipos de abono')
  await userEvent.click(page.getByRole('button', { name: 'Desactivar' }))
  await expect.poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ activo: 0 })
  expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
})

test('recalculating shows what changes and what stays, sends the ticked fees with their fingerprint, and can be undone (R-085, A-154)', async () => {
  const asked = serve(
    answers({
      'POST /api/recalcular_precio_cuotas/deshacer': { body: { lineas: 142 } },
      'POST /api/recalcular_precio_cuotas': { body: { status: 1, lineas: 142, diferencia: 284, id_reg_cuota_recalculo: 5 } },
    }),
  )
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Recalcular precios…' }))
  await expect.element(page.getByRole('button', { name: /^Cambiar 154 líneas, \+302,00/ })).toBeEnabled()
  await expect.poll(dialogText).toContain('Cobradas268')
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('checkbox', { name: 'Gimnasio' }))
  await expect.element(page.getByRole('button', { name: /^Cambiar 142 líneas, \+284,00/ })).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.click(page.getByRole('button', { name: 'Deshacer' }))
  await expect.element(page.getByText('142 líneas vuelven a su precio de antes.')).toBeVisible()
  const run = asked.find(({ call }) => call === 'POST /api/recalcular_precio_cuotas')
  expect(run?.body).toEqual({ cuotas: '1', solo_siguientes: 0, huella: 'f1' })
})

test('without a changed price nothing is to be done (A-154)', async () => {
  serve(answers({ 'GET /api/recalcular_precio_cuotas/vista': { body: { ...preview, cuotas: [], no_se_tocan: [], ejemplo: null } } }))
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Recalcular precios…' }))
  await expect.element(page.getByText('Nada que cambiar')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /^Cambiar/ })).not.toBeInTheDocument()
})

test('without fees the two that most clubs begin with are offered', async () => {
  serve(answers({ 'GET /api/cuotas': { body: [] } }))
  await show()
  await expect.element(page.getByText('Aún no hay cuotas')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Mensual de socio' }))
  await expect.element(page.getByRole('textbox', { name: 'Descripción' }).last()).toHaveValue('Mensual de socio')
})
