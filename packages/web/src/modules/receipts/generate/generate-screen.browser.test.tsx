import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { incomeTexts } from '@app/contract/one-off-income/texts'
import { receiptsTexts } from '@app/contract/receipts/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { hashHistory } from '../../../kit/screen/history.ts'
import { draw, type ServedCall, serve, violations } from '../../../testing/page.tsx'
import { signIn } from '../../../testing/receipt-cases.tsx'
import { GenerateScreen } from './generate-screen.tsx'

const es = { ...inLanguage(receiptsTexts, 'es'), ...inLanguage(invoicesTexts, 'es'), ...inLanguage(incomeTexts, 'es') }

const line = (id: number, more: object = {}) => ({
  ...{
    id_reg_factura: id,
    fecha_creacion: '2026-12-01',
    concepto: 'Cuota adulto',
    observaciones: null,
    cantidad: 1,
    precio: 45,
    total: 45,
  },
  ...{ id_mst_tipopago: null, id_mst_empresas: 1, desc_usuario: `Socio ${id}`, associated_iban: 'ES9121000418450200051332' },
  ...{ tipoCuota: 'Adulto', id_mst_tipocuotas: 1, id_mst_socios: id, id_mst_socios_pagador: id, nombre_pagador: `Socio ${id}` },
  ...{ pendiente: 45, fallo: null, id_reg_mandato: id, secuencia: 'RCUR' },
  ...more,
})
const payer = { id_mst_socios_pagador: 1, nombre_pagador: 'Socio 1' }
const lines = [
  line(1),
  line(2, { ...payer, pendiente: 22.5 }),
  line(3, { ...payer, concepto: 'Taquilla', tipoCuota: null, id_mst_tipocuotas: null, pendiente: 60 }),
  line(4, { fallo: 'sin_mandato' }),
  line(5, { fallo: 'sin_mandato', pendiente: 30 }),
  line(6, { fallo: 'sin_cuenta', associated_iban: null }),
]
const made = { recibos: [70, 71], importe: 105, fuera: [{ id_reg_factura: 2, motivo: 'ya_en_recibo' }] }

type Answer = { status?: number; body: unknown }
const answer = (rows: readonly unknown[]) => (call: string) => {
  if (call.includes('getFacturasSinRecibo')) return { body: rows }
  if (call.includes('genera_recibo')) return { body: { status: 'ok', data: made } }
  if (call.includes('elimina_rebuts')) return { body: { status: 'ok', data: { eliminados: 2, avisados: 0 } } }
  if (call.includes('dropdownWithNoCuota')) {
    return {
      body: [
        { id: 0, text: 'Sin cuota' },
        { id: 1, text: 'Adulto' },
      ],
    }
  }
  return { body: call.includes('dropdown') ? [{ id: 1, text: 'Club' }] : {} }
}
const served = (rows: readonly unknown[] = lines, more: (call: string) => Answer | undefined = () => undefined): ServedCall[] =>
  serve((call) => more(call) ?? answer(rows)(call))
const show = (scheme: 'light' | 'dark' = 'light') => {
  location.hash = '/recibo'
  const routeTree = createRootRoute({ component: GenerateScreen })
  return draw(<RouterProvider router={createRouter({ routeTree, history: hashHistory() }) as never} />, es, scheme)
}
const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00A0', ' ') ?? ''
const button = (name: string | RegExp) => page.getByRole('button', { name })
const names = () => [...document.querySelectorAll('[role=gridcell][data-column=concepto]')].length
beforeEach(() => signIn())

test('all lines that can be debited are ticked; the outcome counts them, their sum and their receipts once joined (A-94, A-179)', async () => {
  const asked = served()
  await show()
  await expect.element(button(/^Generar 2 recibos/)).toBeEnabled()
  expect(text('.rc-outcome')).toContain('3 líneas elegidas127,50 €')
  expect(text('.rc-outcome')).toContain('2 líneas van en el recibo de quien paga por la familia2 recibos')
  expect(text('.rc-badge')).toBe('3 · 120,00 €')
  await expect.poll(names).toBe(6)
  expect(page.getByRole('checkbox', { checked: true }).elements().length).toBeGreaterThanOrEqual(3)
  expect(text('.dg-body')).toContain('ES•• 2100 ···· 1332')
  expect(text('.dg-body')).toContain('Sin mandato firmado')
  const [read] = asked.filter(({ call }) => call.includes('getFacturasSinRecibo'))
  const [, from, to] = /inicio\/([\d-]+)\/fin\/([\d-]+)/.exec(read!.call)!
  expect((Date.parse(to!) - Date.parse(from!)) / 86_400_000).toBe(210)
  expect(await violations()).toEqual([])
})

test('Ctrl+Enter makes the receipts of the ticked lines without a dialog; the notice names those left out, leads on, and undoes', async () => {
  const asked = served()
  await show()
  await expect.element(button(/^Generar 2 recibos/)).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(/^2 recibos, 105,00\s€$/)).toBeVisible()
  expect(asked.find(({ call }) => call.includes('genera_recibo'))?.body).toMatchObject({ facturas: [1, 2, 3], sin_banco: 0 })
  await expect.element(page.getByText(/Se quedan fuera: Ya está en un recibo \(1\)/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ir a Sin descargar' })).toHaveAttribute('href', '#/recibo/visualizar')
  expect(await violations()).toEqual([])
  await userEvent.click(button('Deshacer'))
  await expect.element(page.getByText('2 recibos deshechos')).toBeVisible()
  expect(asked.find(({ call }) => call.includes('elimina_rebuts'))?.body).toMatchObject({ rebuts_seleccionats: [70, 71] })
})

test('a reason restricts the grid to its lines, tells its meaning and leads to the payer; the choice stays', async () => {
  setSession({
    account: { is_staff: true, is_admin: false, rights: ['invoices'] },
    info: { zona: 'Europe/Madrid' },
    parameters: {},
  } as never)
  served()
  await show()
  await userEvent.click(button(/^Sin mandato firmado/))
  await expect.poll(names).toBe(2)
  await expect.element(button(/^Generar 2 recibos/)).toBeEnabled()
  await expect.element(page.getByText('Sin su firma el banco lo devuelve durante 13 meses.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ficha de Socio 4' }))
    .toHaveAttribute('href', '#/socios/4/edit?tabActivated=tabRecibos')
  await userEvent.click(button('Solo: Sin mandato firmado'))
  await expect.poll(names).toBe(6)
})

test('a bar over the selection appears once it differs from that of the entry; Esc ticks nothing', async () => {
  served()
  await show()
  await expect.element(page.getByText('Filas: 6 · 3 líneas elegidas')).toBeVisible()
  expect(document.querySelector('.dg-bulk')).toBe(null)
  await userEvent.click(page.getByRole('row').filter({ hasText: 'Taquilla' }).getByRole('checkbox'))
  await expect.poll(() => text('.dg-bulk')).toContain('2 líneas')
  await expect.element(button(/^Generar 1 recibo/)).toBeEnabled()
  await expect.element(button('Eliminar 2 líneas')).toBeVisible()
  await userEvent.click(button(/^Quitar selección/))
  await expect.element(button(/^Generar recibos/)).toBeVisible()
})

test('the switch shows those that can or cannot be debited, with their counts', async () => {
  served()
  await show()
  await userEvent.click(page.getByText('No se pueden 3'))
  await expect.poll(names).toBe(3)
  await userEvent.click(page.getByText('Se pueden girar 3'))
  await expect.poll(names).toBe(3)
  await expect.poll(() => text('.dg-body')).not.toContain('Sin cuenta')
})

test('fee types restrict what comes out, «Sin cuota» among them (R-181)', async () => {
  served()
  await show()
  await userEvent.click(page.getByRole('combobox', { name: 'Tipos de cuota' }))
  await userEvent.click(page.getByRole('option', { name: 'Sin cuota' }))
  await expect.poll(names).toBe(1)
  await expect.element(button(/^Generar 1 recibo/)).toBeEnabled()
  expect(text('.rc-outcome')).toContain('1 línea elegida60,00 €')
})

test('without a chosen line the button says to choose one, and nothing is sent (R-179)', async () => {
  const asked = served()
  await show()
  await expect.element(button(/^Generar 2 recibos/)).toBeEnabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Seleccionar todas las filas filtradas' }))
  await userEvent.click(button(/^Generar recibos/))
  await expect.element(page.getByText('Elige al menos una línea.')).toBeVisible()
  expect(asked.some(({ call }) => call.includes('genera_recibo'))).toBe(false)
})

test('a custom concept joins more lines, counts its letters, and shows the words of the bank (R-166, R-182)', async () => {
  await signIn({ PEDIR_CONCEPTO_RECIBO: '1' })
  const asked = served()
  await show()
  await userEvent.fill(page.getByRole('textbox', { name: 'Concepto del recibo' }), 'Año nuevo')
  await expect.element(button(/^Generar 1 recibo/)).toBeEnabled()
  await expect.element(page.getByText('9 de 140 letras. El banco escribe: Ano nuevo')).toBeVisible()
  await userEvent.click(button(/^Generar 1 recibo/))
  await expect
    .poll(() => asked.find(({ call }) => call.includes('genera_recibo'))?.body)
    .toMatchObject({ concepto_personalizado: 'Año nuevo' })
})

test('where the club has receipts without bank, those that cannot be debited go to the list (R-184)', async () => {
  await signIn({ ACTIVAR_RECIBOS_NO_BANCO: '1' })
  const asked = served()
  await show()
  await userEvent.click(button('Sin banco: 3 líneas a la lista'))
  await expect
    .poll(() => asked.find(({ call }) => call.includes('genera_recibo'))?.body)
    .toMatchObject({ facturas: [4, 5, 6], sin_banco: 1 })
})

test('one line alone gets its receipt from its row, and another is deleted by its own steps', async () => {
  const asked = served(lines, (call) =>
    call.includes('pasosEliminar')
      ? { body: { facturas: [{ id_reg_factura: 4, paso: 'se_borra', importe: 0, de_cuota: 0 }] } }
      : call.includes('sociosCuotas')
        ? { body: { lineas: [] } }
        : undefined,
  )
  await show()
  await userEvent.click(button('Más acciones con Socio 3, Taquilla'))
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('menuitem', { name: 'Generar solo este recibo' }))
  await expect.poll(() => asked.find(({ call }) => call.includes('genera_recibo'))?.body).toMatchObject({ facturas: [3] })
  await userEvent.click(button('Más acciones con Socio 4, Cuota adulto'))
  await expect.element(page.getByRole('menuitem', { name: /Generar solo este recibo.*Sin mandato firmado/ })).toBeVisible()
  await userEvent.click(page.getByRole('menuitem', { name: /^Eliminar la línea/ }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('where every line has its receipt, the list says so and leads to the downloaded ones', async () => {
  served([])
  await show('dark')
  await expect.element(page.getByText(/^Todo tiene recibo hasta el \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver descargados' })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('on a phone two figures, the reasons and the button stand in one column', async () => {
  await page.viewport(390, 844)
  served()
  await show()
  await expect.poll(() => text('.rc-figures')).toBe('3 líneas elegidas127,50 €Qué va a salir2 recibos')
  await expect.element(button(/^Sin mandato firmado/)).toBeVisible()
  await expect.element(button(/^Generar 2 recibos/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})
