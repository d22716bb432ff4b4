import { feesTexts } from '@app/contract/fees/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { handleKey } from '../../kit/screen/commands.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { FeeDetailScreen } from './fee-detail-screen.tsx'

const es = { ...inLanguage(feesTexts, 'es'), 'menu.fees': 'Cuotas' }
const fee = {
  ...{ id_mst_cuotas: 1, id_mst_empresas: null, desc_cuota: 'Adulto', id_mst_tipocuotas: 1, precio: 45, frecuencia_cuotas: 1 },
  ...{ id_mst_tipoingreso: 2, dia_generacion_factura: 1, periodo_cobro_cuota: 0, primera_mensualidad_proporcional: 1 },
  ...{ ultima_mensualidad_proporcional: 0, cantidad: 0, activo: 1, inactiva_desde: null, id_mst_tiposocio: 4 },
}
const price = { motivo: 'precio', tono: 'grey', valores: {} }
const discount = { motivo: 'descuento', tono: 'grey', valores: { a: '−10 %' } }
const coming = (importe: number, cents: number, razon: unknown) => ({
  ...{ desde: '2026-12-01', hasta: '2027-01-01', importe, generar: '2026-12-01', razon },
  partes: [{ paso: 'precio', importe: 4500 }, ...(cents < 4500 ? [{ paso: 'prc_descuento', importe: cents - 4500, valor: 1000 }] : [])],
})
const holder = (id: number, nombre_completo: string, more: Record<string, unknown> = {}) => ({
  ...{ id, id_reg_socios_cuotas: id, id_mst_socios: id, id_cuota: 1, id_mst_curso: null, id_reg_abonos: null, desc_curso: null },
  ...{ fecha_inicio_cuota: '2014-09-01', fecha_fin_cuota: null, fecha_proxima: '2026-12-01', frecuencia_cuotas: null },
  ...{ dia_generacion_factura: null, cantidad: 1, precio_especial: null, importe_descuento: 0, prc_descuento: 0, prc_descuento_acum: 0 },
  ...{ primera_mensualidad_proporcional: null, ultima_mensualidad_proporcional: null, importe_primera_mensualidad: null, espera: 0 },
  ...{ frec_dias: 30, observaciones: null, date_create: '2014-09-01', nombre_completo, numsocio: id, desc_cuota: 'Adulto', precio: 45 },
  ...{ id_mst_socios_pagador: id, nombre_pagador: nombre_completo, pendiente: 0, generada: 1 },
  ...{ siguiente: coming(45, 4500, price), no_se_genera: null, ...more },
})
const holders = [
  holder(11, 'Agirre, Rosa', { pendiente: 38.5 }),
  holder(12, 'Casals, Roger', { siguiente: coming(40.5, 4050, discount), id_mst_socios_pagador: 11, nombre_pagador: 'Agirre, Rosa' }),
  holder(13, 'Prat, Nil', { fecha_fin_cuota: '2020-01-31', siguiente: null, no_se_genera: 'terminada' }),
]
const periods = { generados: [], proximos: [{ ...coming(40.5, 4050, discount), k: 3 }], no_se_genera: null, familia: [] }
const picked = (id: number, nombre_completo: string) => ({
  ...{ id_mst_socios: id, nombre_completo, numsocio: id, activo: 1, desc_tiposocio: 'Socio', telefono: null, aviso_admin: null },
})
const previewed = (id: number, more: Record<string, unknown> = {}) => ({
  ...{ id_mst_socios: id, nombre_completo: `Nuevo ${id}`, numsocio: id, motivo: null, desde: null, espera: 0, otro_tipo: 0 },
  meses: [coming(20.32, 2032, { motivo: 'primera_dias', tono: 'blue', valores: { dias: 14, de: 31 } }), coming(45, 4500, price)],
  ...more,
})
const all: Record<string, unknown> = {
  'GET /api/cuotas/1': fee,
  'GET /api/cuotas': [fee],
  'GET /api/socios_cuotas/cuota/1/curso/0/get_socios_cuotas': holders,
  'GET /api/socios_cuotas/12/periodos': periods,
  'GET /api/tipo_socio/dropdown': [{ id: 4, text: 'Socio' }],
}
const serving = (more: Record<string, unknown> = {}) =>
  serve((call, body) => {
    const answers = { ...all, ...more }
    const found = answers[call] ?? Object.entries(more).find(([part]) => call.startsWith(part))?.[1]
    return { body: typeof found === 'function' ? found(body) : (found ?? null) }
  })
const show = () => {
  location.hash = '/cuotas/1/detail'
  const root = createRootRoute()
  const route = createRoute({ getParentRoute: () => root, path: '/cuotas/$id/detail', component: FeeDetailScreen })
  return draw(<RouterProvider router={createRouter({ routeTree: root.addChildren([route]), history: hashHistory() }) as never} />, es)
}
const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

beforeEach(() => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('each row says why it pays that and who pays it, and the amount opens its explanation beside the page', async () => {
  serving()
  await show()
  await expect.element(page.getByRole('heading', { name: 'Adulto' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '−10 %' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Se paga la suya' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Prat, Nil' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /Casals, Roger: por qué/ }))
  const panel = page.getByRole('complementary', { name: /^Por qué 40,50/ })
  await expect.element(panel).toBeVisible()
  await expect.element(panel.getByText(/De 45,00.* paga 40,50.*: Descuento, 10 %/)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

test('a page has twenty of those that have the fee (R-090)', async () => {
  const many = Array.from({ length: 21 }, (_, at) => holder(100 + at, `Vila, Nom ${at}`, {}))
  serving({ 'GET /api/socios_cuotas/cuota/1/curso/0/get_socios_cuotas': many })
  await show()
  await expect.element(page.getByText('1 de 2')).toBeVisible()
  await expect.poll(() => page.getByRole('gridcell', { name: /^Vila, Nom/ }).elements()).toHaveLength(20)
})

test('the figures filter the list, and the switch shows who had the fee', async () => {
  serving()
  await show()
  await userEvent.click(page.getByRole('button', { name: /^Sin cobrar/ }))
  await expect.element(page.getByRole('gridcell', { name: 'Casals, Roger' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: /^Pagan otro precio/ }))
  await expect.element(page.getByRole('gridcell', { name: 'Casals, Roger' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^La tienen/ }))
  await userEvent.click(page.getByText('Terminadas 1'))
  await expect.element(page.getByRole('gridcell', { name: 'Prat, Nil' })).toBeVisible()
})

test('the next date counts first who it changes, and text that is no day changes nothing (R-092)', async () => {
  const path = 'POST /api/socios_cuotas/cuota/1/changeFechaProx'
  const asked = serving({ [path]: { cambiados: 1, ya_generados: 1 } })
  const sent = () => asked.filter(({ call }) => call === path).map(({ body }) => body)
  await show()
  await userEvent.click(page.getByLabelText('Seleccionar todas las filas filtradas'))
  await userEvent.click(page.getByRole('button', { name: 'Próxima fecha…' }))
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Próxima' })
  await userEvent.fill(field, '45/45/2026')
  await expect.element(page.getByText('La fecha no es válida.')).toBeVisible()
  expect(sent()).toEqual([])
  await userEvent.fill(field, '01/02/2027')
  await expect.poll(dialogText).toContain('1 cambia al 01/02/2027; 1 no: ya tiene generado ese mes.')
  expect(sent()).toMatchObject([{ solo_ver: 1, fechaProx: '01/02/2027', ids: [11, 12] }])
  await userEvent.click(page.getByRole('button', { name: /^Poner la fecha/ }))
  await expect.poll(() => sent().filter(({ solo_ver }) => solo_ver !== 1)).toMatchObject([{ fechaProx: '01/02/2027', ids: [11, 12] }])
})

test('those chosen leave the fee from the day after their last one, in one call (A-156)', async () => {
  const path = 'POST /api/socios_cuotas/cuota/1/curso/0/add_socios_to_socios_cuota'
  const asked = serving({ [path]: { msg: '', anadidos: 0, en_espera: 0, quitados: 2, ids: [] } })
  await show()
  await userEvent.click(page.getByLabelText('Seleccionar todas las filas filtradas'))
  await userEvent.click(page.getByRole('button', { name: 'Quitar…' }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Último día' }), '31/12/2026')
  await userEvent.keyboard('{Tab}')
  await userEvent.click(page.getByRole('button', { name: /^Quitar a 2/ }))
  await expect
    .poll(() => asked.find(({ call }) => call === path)?.body)
    .toMatchObject({ eliminar: [11, 12], fecha_modificacion: '2027-01-01', socios: [] })
  await expect.element(page.getByText('2 dejan la cuota.')).toBeVisible()
})

test('pasted numbers become members with their amounts; who has the fee already stays out, and the count is of the others (R-086, R-089, R-098)', async () => {
  const path = 'POST /api/socios_cuotas/cuota/1/curso/0/add_socios_to_socios_cuota'
  const asked = serving({
    'GET /api/socio/buscar/703': [picked(703, 'Nuevo 703')],
    'GET /api/socio/buscar/912': [picked(912, 'Nuevo 912')],
    'GET /api/socio/buscar/9001': [],
    'POST /api/socios_cuotas/cuota/1/curso/0/vista': {
      ...{ fecha_proxima: '2027-01-01', importe: 20.32 },
      socios: [previewed(703, { otro_tipo: 1 }), previewed(912, { motivo: 'ya_la_tiene', desde: '2016-06-01', meses: [] })],
    },
    [path]: { msg: 'Socio añadido a la cuota.', anadidos: 1, en_espera: 0, quitados: 0, ids: [77] },
  })
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Añadir socios' }))
  const box = page.getByRole('combobox', { name: /^Nombre, número/ })
  await userEvent.click(box)
  const data = new DataTransfer()
  data.setData('text', '703\n912, 9001')
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(page.getByText('1 número no es de nadie: 9001')).toBeVisible()
  await expect.poll(dialogText).toContain('Ya tiene esta cuota desde el 01/06/2016')
  await expect.poll(dialogText).toContain('Primera por días, 14 de 31')
  await expect.element(page.getByRole('button', { name: /^Añadir 1 socio · 20,32/ })).toBeEnabled()
  await userEvent.click(page.getByRole('textbox', { name: 'Descuento · Nuevo 703' }))
  await userEvent.keyboard('12,345')
  await expect.element(page.getByRole('textbox', { name: 'Descuento · Nuevo 703' })).toHaveValue('12,34')
  await expect
    .poll(() => (asked.filter(({ call }) => call.endsWith('/vista')).at(-1)?.body.socios as unknown[])?.[0])
    .toMatchObject({ id_mst_socios: 703, descuento: 12.34 })
  expect(await violations()).toEqual([])
  await expect.element(page.getByRole('button', { name: /^Añadir 1 socio · 20,32/ })).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => asked.find(({ call }) => call === path)?.body).toMatchObject({ cambiar_tiposocio: 1 })
  expect(asked.find(({ call }) => call === path)?.body.socios).toMatchObject([{ id_mst_socios: 703, descuento: 12.34 }])
  await userEvent.click(page.getByRole('button', { name: 'Deshacer' }))
  await expect.poll(() => asked.some(({ call }) => call === 'DELETE /api/socios_cuotas/77')).toBe(true)
})
