import { feesTexts } from '@app/contract/fees/texts'
import { identityTexts } from '@app/contract/identity/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refresh } from '../../../kit/reads/queries.ts'
import { setSession } from '../../../kit/reads/session.ts'
import { handleKey } from '../../../kit/screen/commands.ts'
import { hashHistory } from '../../../kit/screen/history.ts'
import { draw, type ServedCall, serve, violations } from '../../../testing/page.tsx'
import { FeeRunScreen } from './fee-run-screen.tsx'

const es = { ...inLanguage(feesTexts, 'es'), ...inLanguage(identityTexts, 'es'), 'menu.fee-run': 'Generar cuotas' }
const price = { motivo: 'precio', tono: 'grey', valores: {} }
const late = (n: number) => ({ motivo: 'atrasada', tono: 'amber', valores: { n, de: 2 } })
const line = (id: number, more: object = {}) => ({
  ...{ id_reg_socios_cuotas: id, id_mst_socios: id, nombre_completo: `Socio ${id}`, nombre_pagador: null, id_mst_cuotas: 1 },
  ...{ desc_cuota: 'Adulto', id_mst_tipocuotas: 1, id_mst_curso: null, desc_curso: null, id_mst_curso_grupo: null, k: 3 },
  ...{ desde: '2026-12-01', hasta: '2027-01-01', importe: 45, partes: [{ paso: 'precio', importe: 4500, valor: 4500 }] },
  ...{ generar: '2026-12-01', razon: price, antes: 45, causa: null, atraso: 1, atrasos: 1 },
  ...more,
})
const lines = [
  line(1),
  line(2, {
    ...{ importe: 40.5, causa: 'descuentos', razon: { motivo: 'descuento', tono: 'grey', valores: { a: '−10 %' } } },
    partes: [
      { paso: 'precio', importe: 4500, valor: 4500 },
      { paso: 'prc_descuento', importe: -450, valor: 1000 },
    ],
  }),
  line(3, { id_mst_tipocuotas: 2, id_mst_curso_grupo: 7, desc_cuota: 'Escuela', importe: 18, antes: null, causa: 'altas' }),
  line(4, { k: 2, desde: '2026-11-01', hasta: '2026-12-01', antes: null, causa: 'atrasados', atraso: 1, atrasos: 2, razon: late(1) }),
  line(4, { antes: null, causa: 'atrasados', atraso: 2, atrasos: 2, razon: late(2) }),
  line(5, { importe: 0, antes: 0, razon: { motivo: 'sin_linea', tono: 'amber', valores: {} } }),
]
const out = (id: number, motivo: string, more: object = {}) => ({
  ...{ id_reg_socios_cuotas: id, id_mst_socios: id, nombre_completo: `Socio ${id}`, id_mst_cuotas: 1, desc_cuota: 'Adulto' },
  ...{ id_mst_curso: null, desc_curso: null, motivo, dia: '2026-11-15', antes: 30, descuido: 0 },
  ...more,
})
const left = [out(20, 'termina_antes'), out(21, 'inactiva', { id_mst_cuotas: 9, descuido: 1 }), out(22, 'de_baja')]

type Line = ReturnType<typeof line>
const sumOf = (all: readonly { importe: number }[]) => all.reduce((sum, { importe }) => sum + importe * 100, 0) / 100
/** Preview of some lines, as the server sums it. */
const preview = (all: readonly Line[], fuera: readonly object[] = left, more: object = {}) => {
  const raised = all.filter(({ importe }) => importe !== 0)
  const of = (own: readonly Line[]) => ({
    lineas: own.length,
    importe: sumOf(own),
    antes: own.reduce((sum, { antes }) => sum + (antes ?? 0), 0),
  })
  const total = of(raised)
  const antes = total.antes + 90
  const cause = (causa: string) => {
    const own = raised.filter((one) => one.causa === causa)
    return { causa, lineas: own.length, importe: own.reduce((sum, { importe, antes }) => sum + importe - (antes ?? 0), 0) }
  }
  return {
    ...{ lineas: all, fuera, huella: `h${all.length}-${total.importe}`, proximo: null },
    total: {
      lineas: total.lineas,
      importe: total.importe,
      antes,
      socios: new Set(raised.map((one) => one.id_mst_socios)).size,
      sin_importe: all.length - raised.length,
    },
    tipos: [
      { id_mst_tipocuotas: 1, desc_tipocuota: 'Adultos', ...of(raised.filter((one) => one.id_mst_tipocuotas === 1)) },
      { id_mst_tipocuotas: 2, desc_tipocuota: 'Escuelas', ...of(raised.filter((one) => one.id_mst_tipocuotas === 2)) },
    ],
    grupos: [
      { id_mst_curso_grupo: null, desc: '', ...of(raised.filter((one) => one.id_mst_curso_grupo === null)) },
      { id_mst_curso_grupo: 7, desc: 'Infantil', ...of(raised.filter((one) => one.id_mst_curso_grupo === 7)) },
    ],
    puente: [...['altas', 'atrasados', 'descuentos'].map(cause), { causa: 'bajas', lineas: 3, importe: -90 }],
    ...more,
  }
}

const all: readonly (readonly [string, unknown])[] = [
  ['/api/cuotas/dropdown', [{ id: 1, text: 'Adulto' }]],
  ['/dropdown', [{ id: 1, text: 'Uno' }]],
]
type Answer = { status?: number; body: unknown; reads?: string }
/** Serves a preview by the members' fees left out of it, and further calls. */
function served(
  answer: (without: string, call: string) => unknown,
  more: (call: string) => Answer | undefined = () => undefined,
): ServedCall[] {
  return serve((call) => {
    const own = more(call)
    if (own) return own
    if (call.includes('/proceso/vista')) return { body: answer(/[?&]sin=([^&]*)/.exec(call)?.[1] ?? '', call), reads: 'member-fee' }
    if (call.startsWith('GET /api/cuotas/proceso')) return { body: [] }
    return { body: all.find(([part]) => call.includes(part))?.[1] ?? {} }
  })
}
const show = async (scheme: 'light' | 'dark' = 'light') => {
  // the history appends the address of the test page
  location.hash = '/cuotas/generar?hasta=2026-12-01&'
  const root = createRootRoute()
  const screen = createRoute({ getParentRoute: () => root, path: '/cuotas/generar', component: FeeRunScreen })
  const result = createRoute({ getParentRoute: () => root, path: '/cuotas/generar/$proceso' })
  const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
  const router = createRouter({ routeTree: root.addChildren([screen, result]), history: hashHistory(), parseSearch })
  await draw(<RouterProvider router={router as never} />, es, scheme)
}
const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00A0', ' ') ?? ''
const raise = (name: string | RegExp) => page.getByRole('button', { name })
const sign = (rights: string[]) =>
  setSession({ account: { is_staff: true, is_admin: false, rights }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)

beforeEach(async () => {
  await page.viewport(1440, 900)
  sign(['invoices', 'members'])
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('figures, table, bridge and grid of the preview are one sum, and the button carries it', async () => {
  served(() => preview(lines))
  await show()
  await expect.element(raise(/^Generar 5 cuotas · 193,50\s€/)).toBeEnabled()
  expect(text('.raise-figures > button')).toBe('Se generarán193,50 €5 líneas de 4 socios')
  expect(text('.raise-table tfoot')).toBe('Total5193,50 €+13,50 €')
  await expect.poll(() => text('.dg-foot')).toContain('193,50')
  expect(text('.raise-bridge')).toContain('Noviembre180,00 €1 alta+18,00 €2 periodos atrasados+90,00 €')
  expect(text('.raise-bridge')).toContain('3 bajas y finales−90,00 €Diciembre193,50 €')
  expect(text('.raise-foot')).toContain('Se crean 5 líneas sin cobrar. No se avisa a nadie')
  await expect.element(page.getByText('−10 %')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('keys 1 to 5 open the tabs; a row of the table and a step of the bridge restrict the grid, and the button keeps the sum of the run', async () => {
  served(() => preview(lines))
  await show()
  const names = () => [...document.querySelectorAll('[role=gridcell][data-column=nombre_completo]')].map((cell) => cell.textContent)
  await expect.poll(names).toEqual(['Socio 1', 'Socio 2', 'Socio 3', 'Socio 4', 'Socio 4'])
  await userEvent.keyboard('2')
  await expect.poll(names).toEqual(['Socio 2'])
  await userEvent.keyboard('3')
  await expect.poll(names).toEqual(['Socio 4', 'Socio 4'])
  await userEvent.keyboard('5')
  await expect.poll(names).toEqual(['Socio 5'])
  await userEvent.keyboard('1')
  await userEvent.click(raise('Escuelas'))
  await expect.poll(names).toEqual(['Socio 3'])
  await expect.element(page.getByText('Solo: Escuelas')).toBeVisible()
  await userEvent.click(raise(/^2 periodos atrasados/))
  await expect.poll(names).toEqual(['Socio 4', 'Socio 4'])
  await expect.element(raise(/^Generar 5 cuotas · 193,50\s€/)).toBeEnabled()
  await userEvent.click(raise('Ver todas'))
  await expect.poll(() => names().length).toBe(5)
})

test('a dotted amount opens the steps that it is made of', async () => {
  served(() => preview(lines))
  await show()
  await userEvent.click(raise(/^40,50\s€, Socio 2: de dónde sale/))
  await expect.poll(() => text('.fe-why')).toContain('Socio 2 · Adulto · diciembre')
  await expect.poll(() => text('.fe-steps')).toBe('Precio45,00 €Descuento, 10 %−4,50 €40,50 €')
  expect(await violations()).toEqual([])
})

test('a late fee taken out of this run changes the sums and the button, and is put back from those left out (A-186)', async () => {
  const asked = served((without) =>
    without === '4'
      ? preview(
          lines.filter((one) => one.id_reg_socios_cuotas !== 4),
          [...left, out(4, 'quitada', { dia: '2026-11-01' })],
        )
      : preview(lines),
  )
  await show()
  await expect.element(raise(/^Generar 5 cuotas/)).toBeEnabled()
  await userEvent.keyboard('3')
  expect(page.getByRole('checkbox', { name: 'Incluir a Socio 4' }).elements()).toHaveLength(2)
  await userEvent.click(page.getByRole('checkbox', { name: 'Incluir a Socio 4' }).first())
  await expect.element(raise(/^Generar 3 cuotas · 103,50\s€/)).toBeEnabled()
  expect(asked.some(({ call }) => call.includes('sin=4'))).toBe(true)
  await userEvent.keyboard('4')
  await userEvent.click(raise('Incluir: Socio 4'))
  await expect.element(raise(/^Generar 5 cuotas · 193,50\s€/)).toBeEnabled()
})

test('those left out stand by reason with their way in, slips counted; a way taken re-judges the preview in place', async () => {
  let isActive = false
  const asked = served(
    () =>
      isActive
        ? preview(
            [...lines, line(21)],
            left.filter(({ id_mst_socios: id }) => id !== 21),
          )
        : preview(lines),
    (call) => {
      if (!call.startsWith('PUT /api/cuotas/9')) return undefined
      isActive = true
      return { body: {} }
    },
  )
  await show()
  await expect.element(raise(/^Generar 5 cuotas/)).toBeEnabled()
  await userEvent.keyboard('4')
  await expect.element(page.getByText(/1 por algo que parece un descuido/)).toBeVisible()
  expect(text('.dg-body')).toContain('La cuota está inactiva')
  await expect.element(page.getByRole('link', { name: 'Abrir la ficha: Socio 22' })).toHaveAttribute('href', '#/socios/22/edit')
  expect(await violations()).toEqual([])
  await userEvent.click(raise('Activar la cuota: Socio 21'))
  await expect.element(raise(/^Generar 6 cuotas · 238,50\s€/)).toBeEnabled()
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ activo: 1 })
  await expect.element(page.getByText(/desde que lo miraste/)).not.toBeInTheDocument()
})

test('the run is begun with the day, the filter and the fingerprint that were seen, by Ctrl+Enter, and leads to its own screen', async () => {
  const asked = served(
    () => preview(lines),
    (call) => (call.startsWith('POST /api/cuotas/proceso') ? { body: { id_reg_cuota_proceso: 8 } } : undefined),
  )
  await show()
  await expect.element(raise(/^Generar 5 cuotas/)).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => location.hash).toBe('#/cuotas/generar/8')
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ hasta: '2026-12-01', sin: [], huella: 'h6-193.5' })
})

test('a run that differs from what was seen is refused: the new sums are shown, and wait until they are seen', async () => {
  let hasChanged = false
  const msg = 'Han cambiado desde que lo miraste: ahora son 6 líneas, 238,50 €.'
  served(
    () => preview(hasChanged ? [...lines, line(6)] : lines),
    (call) => {
      if (!call.startsWith('POST /api/cuotas/proceso')) return undefined
      hasChanged = true
      return { status: 409, body: { code: 'cuota.han_cambiado', msg } }
    },
  )
  await show()
  await userEvent.click(raise(/^Generar 5 cuotas/))
  await expect.element(page.getByText(msg)).toBeVisible()
  await expect.element(page.getByText(/No se ha generado nada\. Repetir es seguro/)).toBeVisible()
  await expect.element(raise(/^Generar 6 cuotas · 238,50\s€/)).toBeDisabled()
  await expect.poll(() => text('.dg-body [data-column=nombre_completo]')).toBe('Socio 6')
  await userEvent.click(raise('Vistas'))
  await expect.element(raise(/^Generar 6 cuotas · 238,50\s€/)).toBeEnabled()
  expect(await violations()).toEqual([])
})

test('a line changed at another desk is drawn at once, first and marked, and the button waits until it was seen', async () => {
  let now = lines
  served(() => preview(now))
  await show()
  await expect.element(raise(/^Generar 5 cuotas/)).toBeEnabled()
  now = lines.map((one) => (one.id_mst_socios === 2 ? { ...one, importe: 45 } : one))
  await refresh(['member-fee'])
  await expect.element(page.getByText(/^Ha cambiado una línea desde que lo miraste: ahora son 5, 198,00\s€\.$/)).toBeVisible()
  await expect.element(raise(/^Generar 5 cuotas · 198,00\s€/)).toBeDisabled()
  await userEvent.click(raise('Vistas'))
  await expect.element(raise(/^Generar 5 cuotas · 198,00\s€/)).toBeEnabled()
})

test('a preview that is opened again compares with its own first answer, not with that of the visit before', async () => {
  let now: typeof lines = []
  served(() => preview(now))
  await show()
  const address = location.hash
  await expect.element(page.getByRole('heading', { name: 'Todo generado hasta el 01/12/2026' })).toBeVisible()
  location.hash = '/cuotas/generar/8'
  await expect.element(page.getByRole('heading', { name: 'Todo generado hasta el 01/12/2026' })).not.toBeInTheDocument()
  now = lines
  await refresh(['member-fee'])
  location.hash = address
  await expect.element(raise(/^Generar 5 cuotas/)).toBeEnabled()
  await expect.element(raise('Vistas')).not.toBeInTheDocument()
})

test('without the right of invoices the preview is whole and the button is dimmed with the right that it needs (A-184)', async () => {
  sign(['members'])
  served(() => preview(lines))
  await show('dark')
  await expect.element(raise(/^Generar 5 cuotas/)).toBeDisabled()
  await expect.element(page.getByText(/hace falta el permiso «Facturas»/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Enviar por correo' }).elements()).toEqual([])
  expect(await violations()).toEqual([])
})

test('where nothing is due, the next day with fees is one press away, and a run at work is led to', async () => {
  const running = {
    ...{ id_reg_cuota_proceso: 8, hasta: '2026-12-01', filtro: {}, previsto_lineas: 1186, previsto_importe: 100, lineas: 804, importe: 60 },
    ...{ sin_importe: 0, automatico: 0, motivo: null, retiradas: 0, importe_retirado: 0, fecha: '2026-12-01T06:00:00Z', autor: 'Marta' },
    ...{ id_reg_proceso: 3, estado: 'en_curso', id_reg_proceso_retirar: null, estado_retirar: null },
  }
  served(
    (_without, call) =>
      call.includes('hasta=2026-12-05') ? preview(lines) : preview([], left, { proximo: { dia: '2026-12-05', lineas: 98 } }),
    (call) => (call === 'GET /api/cuotas/proceso' ? { body: [running] } : undefined),
  )
  await show()
  await expect.element(page.getByRole('heading', { name: 'Todo generado hasta el 01/12/2026' })).toBeVisible()
  await expect.element(page.getByText('Lo próximo: el 05/12/2026, 98 cuotas.')).toBeVisible()
  await expect.element(page.getByText('Se están generando cuotas: 804 de 1.186.')).toBeVisible()
  await userEvent.click(raise('Generaciones'))
  await expect.element(page.getByText('Generando')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(raise('Ver hasta el 05/12/2026'))
  await expect.element(raise(/^Generar 5 cuotas/)).toBeEnabled()
})

test('on a phone the sum, its difference, three counts and the types stand in one column, and the button asks once more', async () => {
  await page.viewport(390, 844)
  const asked = served(
    () => preview(lines),
    (call) => (call.startsWith('POST /api/cuotas/proceso') ? { body: { id_reg_cuota_proceso: 8 } } : undefined),
  )
  await show()
  await expect.poll(() => text('.raise-phone strong')).toBe('193,50 €')
  expect(text('.raise-phone')).toContain('+13,50 € frente a noviembre')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await userEvent.click(raise(/^Generar 5 · 193,50/))
  await expect.element(page.getByRole('dialog', { name: /¿Generar 5 cuotas, 193,50\s€\?/ })).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Generar' }))
  await expect.poll(() => location.hash).toBe('#/cuotas/generar/8')
})
