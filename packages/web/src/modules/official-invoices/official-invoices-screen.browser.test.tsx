import { incomeTypesTexts } from '@app/contract/income-types/texts'
import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { officialInvoicesTexts } from '@app/contract/official-invoices/texts'
import { runsTexts } from '@app/contract/runs/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { handleKey } from '../../kit/screen/commands.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { OfficialInvoicesScreen } from './official-invoices-screen.tsx'

const es = {
  ...inLanguage(officialInvoicesTexts, 'es'),
  ...inLanguage(invoicesTexts, 'es'),
  ...inLanguage(incomeTypesTexts, 'es'),
  ...inLanguage(runsTexts, 'es'),
  'menu.official-invoices': 'Facturas oficiales',
}
const invoice = (n: number) => ({
  ...{ id_reg_facturaoficial: n, num_factura: n, num_completo: `T26/00000${n}`, tipo: 'F2', nombre_cliente: 'Vidal, Mireia' },
  ...{ nif_cliente: null, importe: 12.1, precio: 12.1, base: 10, cuota: 2.1, prefijo: 'T', fecha: '2026-11-20' },
  ...{ id_mst_empresas: 1, nombre_emisor: 'Club', descConcatTipoPago: 'Efectivo' },
  ...{ aeat: 'correcto', anulada: 0, relacion: null, origen: [] },
})
const other = { clase: 'rectifica', id_reg_facturaoficial: 9, num_completo: 'R26/000013', fecha: '2026-11-21', importe: -5 }
const detail = {
  ...invoice(1),
  ...{ aeat: 'con_errores', anulada: null, origenes: [], posteriores: [other] },
  respuesta: { n: 9, codigo: 2004, mensaje: 'El reloj va adelantado', csv: 'A-77KP02', respondido: '2026-11-20T09:59:33Z' },
  qr: { enlace: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B85626240', trazo: 'M4 4h7v1h-7z', lado: 15 },
  ...{ id_reg_documento_serie: 1, nif_emisor: 'B85626240', id_mst_socios: 12, direccion_cliente: null, id_mst_socios_creacion: 1 },
  lineas: [
    {
      ...{ id_reg_facturaoficial_linea: 1, id_reg_facturaoficial: 1, id_reg_factura: 1, concepto: 'Clase', cantidad: 2, precio: 6.05 },
      ...{ impuesto: 'iva', prc_iva: 21, exencion: null, vigente: 1 },
    },
  ],
  impuestos: [
    { id_reg_facturaoficial_impuesto: 1, id_reg_facturaoficial: 1, impuesto: 'iva', prc_iva: 21, exencion: null, base: 10, cuota: 2.1 },
  ],
  registro: { n: 7, huella: `7C1E90AB${'0'.repeat(52)}44F2`, anterior: '', fecha_hora: '2026-11-20T10:58:31+01:00' },
  pagos: [{ desc_tipopago: 'Efectivo', importe: 12.1 }],
  entregada: 1,
  autor: 'Vives, Marta',
}
const line = (id: number, motivo: string | null) => ({
  ...{ id_reg_factura: id, concepto: `Clase ${id}`, precio: 5, cantidad: 1, total: 5, fecha_pago: motivo ? null : '2026-11-20' },
  ...{ fecha_creacion: '2026-11-20', id_mst_tipoingreso: 2, id_mst_tipopago: 1, id_mst_empresas: 1, id_mst_socios: 12 },
  ...{
    id_reg_tpv_carro: null,
    impuesto: 'iva',
    prc_iva: 21,
    exencion: null,
    cod_factura: String(id),
    desc_socio: 'Vidal',
    prefijo: 'T',
    motivo,
    hasta_3000: 1,
  },
})
const show = () => {
  location.hash = '/factura_oficial'
  const routeTree = createRootRoute({ component: OfficialInvoicesScreen })
  return draw(<RouterProvider router={createRouter({ routeTree, history: hashHistory() }) as never} />, es)
}
const answers: readonly (readonly [string, unknown])[] = [
  ['getFacturaoficialDetalle', detail],
  ['mostrarRegFactura', [line(1, null), line(2, 'sin_pagar'), line(3, null)]],
  ['/series', []],
  ['facturaoficial_prefijos', []],
  ['/dropdown', [{ id: 1, text: 'Uno' }]],
  ['/api/procesos', []],
  ['/api/facturaoficial', [invoice(3), invoice(1)]],
]

const shownText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

beforeEach(() => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  serve((call) => ({ body: answers.find(([part]) => call.includes(part))?.[1] ?? null }))
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('the issued ones come with totals and the state of their series, and open in a static dialog with record and fingerprint (R-161)', async () => {
  await show()
  await expect.element(page.getByText('Filas: 2 · T26/000001 a T26/000003: falta un número')).toBeVisible()
  await expect.poll(() => document.querySelector('.dg-foot')?.textContent).toContain('24,20')
  await userEvent.click(page.getByRole('button', { name: 'Ver T26/000001' }))
  await expect.element(page.getByRole('dialog', { name: /Simplificada/ })).toBeVisible()
  await expect.poll(shownText).toContain('Emitida el 20/11/2026 a las 10:58:31 por Vives, Marta')
  await expect.poll(shownText).toContain('IVA 21 %10,00\u00A0€2,10\u00A0€12,10\u00A0€')
  await expect.poll(shownText).toContain('7 de la cadena')
  await expect.poll(shownText).toContain('7C1E 90AB … 44F2')
  await expect.poll(shownText).toContain('Pagado: Efectivo 12,10')
  expect(await violations()).toEqual([])
})

test('the detail shows the answer of the tax agency, the QR as printed with its page, and opens the invoices related to it', async () => {
  const asked = serve((call) => ({ body: answers.find(([part]) => call.includes(part))?.[1] ?? null }))
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Ver T26/000001' }))
  await expect.poll(shownText).toContain('Con errores')
  await expect.poll(shownText).toContain('Hacienda, 20/11/2026')
  await expect.poll(shownText).toContain('Respuesta al registro 9')
  await expect.poll(shownText).toContain('2004: El reloj va adelantado')
  await expect.poll(shownText).toContain('CSVA-77KP02')
  await expect.element(page.getByRole('img', { name: 'QR de T26/000001' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Comprobar el QR' })).toHaveAttribute('href', detail.qr.enlace)
  await expect.poll(shownText).toContain('Rectificada porR26/000013')
  await userEvent.click(page.getByRole('button', { name: 'R26/000013' }))
  await expect.poll(() => asked.some(({ call }) => call.includes('/9/getFacturaoficialDetalle'))).toBe(true)
  expect(await violations()).toEqual([])
})

test('the list names the state at the tax agency and what an invoice rectifies, and is restricted to those that were refused', async () => {
  const rectifying = { ...invoice(3), tipo: 'R5', relacion: 'rectifica', origen: ['T26/000001'], aeat: 'incorrecto' }
  const rows = [rectifying, { ...invoice(2), anulada: 1, aeat: 'en_cola' }, invoice(1)]
  serve((call) => ({ body: call.includes('facturaoficial?') ? rows : (answers.find(([part]) => call.includes(part))?.[1] ?? null) }))
  await show()
  await expect.element(page.getByRole('gridcell', { name: 'Rectifica T26/000001' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Anulada' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Rechazada' })).toBeVisible()
  await userEvent.click(page.getByText('Rechazadas 1'))
  await expect.element(page.getByText('Filas: 1 · T26/000001 a T26/000003: sin huecos')).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: 'Anulada' })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

test('lines to convert are chosen without the unpaid ones, and Ctrl+A, Ctrl+Enter leads to the date modal (A-96)', async () => {
  await show()
  await userEvent.click(page.getByRole('tab', { name: /Por convertir\s*2/ }))
  await expect.element(page.getByRole('gridcell', { name: 'sin cobrar' })).toBeVisible()
  expect(page.getByLabelText('Seleccionar fila').elements()).toHaveLength(2)
  await userEvent.click(page.getByRole('gridcell', { name: 'Clase 1' }))
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(page.getByRole('button', { name: /^Convertir 2 líneas/ }).first()).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('dialog', { name: /Convertir 2 líneas/ })).toBeVisible()
  await expect.poll(shownText).toContain('1 línea se queda fuera. sin cobrar: «Clase 2»')
})

test('deleting says that nothing is deleted, and the notice what was done; a failure shows its message (R-161, R-163, A-177)', async () => {
  const asked = serve((call) =>
    call.startsWith('DELETE')
      ? {
          body: {
            status: 'ok',
            data: { id_reg_facturaoficial: 1, accion: 'anulada', num_completo: 'T26/000001', mensaje: 'T26/000001 anulada.' },
          },
        }
      : call.includes('destroyMultiple')
        ? { status: 409, body: { status: 'fail', code: 'oficial.anulada', data: { msg: 'Ya está anulada.' } } }
        : { body: answers.find(([part]) => call.includes(part))?.[1] ?? null },
  )
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Eliminar T26/000001' }))
  await expect.poll(shownText).toContain('Lo emitido no se borra')
  await userEvent.click(page.getByRole('button', { name: 'Eliminar', exact: true }))
  await expect.element(page.getByText('T26/000001 anulada.')).toBeVisible()
  await userEvent.click(page.getByLabelText('Seleccionar todas las filas filtradas'))
  await userEvent.click(page.getByRole('button', { name: 'Eliminar 2', exact: true }))
  await expect.poll(shownText).toContain('¿Eliminar 2 facturas?')
  await userEvent.click(page.getByRole('button', { name: 'Eliminar', exact: true }))
  await expect.element(page.getByText('Ya está anulada.')).toBeVisible()
  const several = asked.find(({ call }) => call.includes('destroyMultiple'))
  expect(several?.body.id_reg_facturaoficial).toEqual([3, 1])
})

test('a full invoice is asked for with the payer’s data, its tax id judged under the field', async () => {
  const asked = serve((call) => {
    if (call.includes('/receptor'))
      return { body: { nombre: 'Mireia Vidal', nif: '12345678A', direccion: 'Carrer Major, 1, 08302 Mataró' } }
    if (call.includes('/completa'))
      return { body: { status: 'ok', data: { id_reg_facturaoficial: 9, num_completo: 'F26/000001', tipo: 'F3', importe: 12.1 } } }
    return { body: answers.find(([part]) => call.includes(part))?.[1] ?? null }
  })
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Ver T26/000001' }))
  await userEvent.click(page.getByRole('button', { name: 'Hacer factura completa' }))
  await expect.element(page.getByText('La letra de 12345678 es Z.')).toBeVisible()
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: /^NIF/ }).last(), '12345678Z')
  await expect.element(page.getByText(/Dígito correcto/)).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Emitida F26/000001.')).toBeVisible()
  expect(asked.find(({ call }) => call.includes('/completa'))?.body).toMatchObject({
    ...{ id_reg_facturaoficial: [1], nif: '12345678Z', nombre: 'Mireia Vidal', direccion: 'Carrer Major, 1, 08302 Mataró' },
  })
})

test('«Rectificar…» gives back lines of the invoice, which rectifies it (A-177)', async () => {
  const left = {
    ...{
      importe: 12.1,
      facturas: [{ id_reg_factura: 1, importe: 12.1, propuesto: 12.1, usos: null, es_abono: 0 }],
      cajas: [],
      monedero: 0,
    },
    pagos: [{ id_reg_factura: 1, id_mst_tipopago: 1, desc_tipopago: 'Efectivo', id_mst_caja: null, importe: 12.1 }],
  }
  const asked = serve((call) => {
    if (call.includes('/porDevolver')) return { body: left }
    if (call.includes('/factura/devolver')) return { body: { status: 'ok', data: { devuelto: 5, facturas: [] } } }
    return { body: answers.find(([part]) => call.includes(part))?.[1] ?? null }
  })
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Ver T26/000001' }))
  await userEvent.click(page.getByRole('button', { name: 'Rectificar…' }))
  await expect.element(page.getByRole('dialog', { name: 'Rectificar T26/000001' })).toBeVisible()
  await userEvent.fill(page.getByRole('dialog', { name: 'Rectificar T26/000001' }).getByRole('textbox'), '5')
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => asked.find(({ call }) => call.includes('/factura/devolver'))?.body)
    .toMatchObject({ facturas: [{ id_reg_factura: 1, importe: 5 }], forma: 'como_se_pago' })
  await expect.element(page.getByRole('dialog', { name: 'Rectificar T26/000001' })).not.toBeInTheDocument()
})
