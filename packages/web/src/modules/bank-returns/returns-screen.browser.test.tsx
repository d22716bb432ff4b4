import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ServedCall, serve, violations } from '../../testing/page.tsx'
import { shownText, showScreen, signIn } from '../../testing/receipt-cases.tsx'
import { serveUploads } from '../../testing/serve-uploads.ts'
import { ReturnsScreen } from './returns-screen.tsx'

/** Return on the wire, as the preview reads it. */
const row = (n: number, more: object = {}) => ({
  ...{
    clave: `T${n}|2026-11-24|AM04`,
    resultado: 'encontrada',
    por: 'adeudo',
    id_reg_recibo: n,
    id_mst_socios: n,
    nombre_completo: `Socio ${n}`,
  },
  ...{ telefono: '600111222', email: 1, concepto: 'Cuota adulto', id_reg_remesas: 5, fecha_remesa: '2026-11-20', importe: 45, precio: 45 },
  ...{ gastos: 0.45, fecha: '2026-11-24', codigo: 'AM04', motivo: 'No había saldo', es_rechazo: 0, vez: 1, tarde: 0, paso: 'girar' },
  ...{ bloquea: 0, sin_carta: 0, recargo: 1.5, dia: '2026-12-10', id_reg_regla_devolucion: 1, debe: 45, candidatos: [] },
  ...more,
})
const candidate = (id: number, por: string) => ({
  ...{
    id_reg_recibo: id,
    id_mst_socios: id,
    nombre_completo: `Candidato ${id}`,
    concepto: 'Cuota',
    precio: 45,
    fecha_remesa: '2026-11-20',
    por,
  },
})
const unmatched = row(4, {
  ...{ clave: '?4', resultado: 'candidatos', por: null, id_reg_recibo: null, id_mst_socios: null, nombre_completo: null, debe: 0 },
  candidatos: [candidate(71, 'mandato'), candidate(72, 'cuenta')],
})
const read = (more: object = {}) => ({
  ...{ content: '', nombre_fichero: 'devoluciones.xml', clase: 'pain.002', dia: '2026-11-24', documentos: 1, importe: 180, gastos: 1.8 },
  devoluciones: [
    row(1),
    row(2, { paso: 'pedir_iban', dia: null, recargo: 0, codigo: 'AC04', motivo: 'La cuenta está cerrada' }),
    row(3),
    unmatched,
  ],
  ...{ cuadra: 1, leido_antes: null, cobradas: [], huella: 'abc', error: 0, msg: 'Guardado', ...more },
})
const applied = {
  ...{ content: '3 devoluciones aplicadas, 135,00 €', aplicadas: 3, apartadas: 1, importe: 135, recibos_nuevos: 2 },
  ...{ id_reg_fichero_devoluciones: 9, cobradas: 0, error: 0, msg: 'Guardado' },
}
const listed = {
  ...{
    id_reg_devolucion: 1,
    id_reg_recibo: 1,
    id_reg_fichero_devoluciones: 9,
    fecha: '2026-11-24',
    codigo: 'AM04',
    es_rechazo: 0,
    importe: 45,
  },
  ...{ gastos: 0.45, clave: 'x', paso: 'caja', bloquea: 0, sin_carta: 0, id_reg_factura: null, id_reg_recibo_nuevo: null },
  ...{ pagar_hasta: '2026-12-05', fecha_aplicada: '2026-11-26T10:00:00Z', id_mst_socios_creacion: 1, fecha_carta: null, deshecha: 0 },
  ...{ nombre_completo: 'Marín, Neus', id_mst_socios: 1, concepto: 'Cuota', motivo_banco: 'No había saldo', telefono: null, pendiente: 45 },
  ...{ nombre_fichero: 'devoluciones.xml', fecha_pago: null, deshacible: 1 },
}
const file = {
  ...{ id_reg_fichero_devoluciones: 9, nombre_fichero: 'devoluciones.xml', huella: 'a', clase: 'pain.002', fecha: '2026-11-26T10:00:00Z' },
  ...{ devoluciones: 3, importe: 135, id_mst_socios_creacion: 1, autor: 'Vives, Marta', deshacible: 1 },
}

const served = (rows: readonly unknown[] = []): ServedCall[] =>
  serve((call) => {
    if (call.includes('/deshacer')) return { body: { deshechas: 3 } }
    if (call.includes('/devoluciones/ficheros')) return { body: rows.length > 0 ? [file] : [] }
    return { body: call.includes('/api/recibo/devoluciones') ? rows : [] }
  })
const show = (scheme: 'light' | 'dark' = 'light') => showScreen(ReturnsScreen, '/recibo/devoluciones', scheme)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const drop = () => userEvent.upload(page.getByLabelText(/Fichero del banco/), new File(['<Document/>'], 'devoluciones.xml'))
const press = (key: string, more: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))

beforeEach(() => signIn())

test('without returns the screen asks for a file of the bank, and a refused one says why', async () => {
  served()
  serveUploads(() => ({
    status: 422,
    body: { error: 1, msg: 'No.', code: 'devolucion.no_reconocido', devolucionesFile: ['No es un fichero de devoluciones.'] },
  }))
  await show()
  await expect.element(page.getByText('Suelta aquí el fichero del banco.')).toBeVisible()
  await drop()
  await expect.element(page.getByText('No es un fichero de devoluciones.')).toBeVisible()
  expect(await violations()).toEqual([])
})

test.each(['light', 'dark'] as const)('a file is told in one sentence, and each return has its proposal, in %s', async (scheme) => {
  served()
  serveUploads(() => ({ body: read() }))
  await show(scheme)
  await drop()
  await expect.poll(() => shownText('.returns-bar')).toContain('Reconocido: devoluciones del banco, pain.002')
  expect(shownText('.returns-bar')).toContain(
    'Del 24/11/2026 · 4 devoluciones, 180,00 € · sumas iguales a las del fichero · no se había leído antes',
  )
  expect(shownText('.returns-bar')).toContain('Emparejadas3 de 4')
  expect(shownText('.returns-bar')).toContain('Recargo a los socios3,00 €')
  expect(shownText('.dg-body')).toContain('Volver a girar · el 10/12/2026 · +1,50 €')
  expect(shownText('.dg-body')).toContain('Sin emparejar: elige')
  expect(shownText('aside')).toContain('Por la regla «AM04, 1.ª vez».')
  expect(shownText('.returns-letter')).toContain('Volveremos a cobrarlo en la misma cuenta a partir del 10/12/2026: 46,50 €.')
  await expect.element(button(/Aplicar las 3 propuestas/)).toBeEnabled()
  expect(await violations()).toEqual([])
})

test('keys 1 to 6 choose and go down, and Ctrl+Enter applies what is ticked with those choices; the toast undoes it', async () => {
  const asked = served([listed])
  const sent = serveUploads(({ url }) => ({ body: url.endsWith('/1') ? applied : read() }))
  await show()
  await drop()
  await expect.poll(() => shownText('aside h2')).toBe('Socio 1')
  press('5')
  press('3')
  await expect.poll(() => shownText('aside h2')).toBe('Socio 2')
  press('j')
  press('6')
  await expect.poll(() => shownText('.dg-body')).toContain('Bloquear el acceso')
  press('Enter', { ctrlKey: true })
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]!.url).toBe('/api/recibo/sociosRecibos/devoluciones/1')
  expect(sent[1]!.form.get('huella')).toBe('abc')
  const decisions = JSON.parse(String(sent[1]!.form.get('decisiones'))) as {
    id_reg_recibo: number
    paso: string
    bloquea: number
    recargo: number
  }[]
  expect(decisions.map(({ id_reg_recibo, paso, bloquea, recargo }) => [id_reg_recibo, paso, bloquea, recargo])).toEqual([
    [1, 'caja', 1, 1.5],
    [2, 'pedir_iban', 0, 0],
    [3, 'nada', 0, 0],
  ])
  await expect.element(page.getByText('3 devoluciones aplicadas, 135,00 €')).toBeVisible()
  await userEvent.click(button('Deshacer').last())
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/recibo/devoluciones/9/deshacer')).toBe(true)
})

test('an unmatched return takes a candidate that is chosen, with what speaks for it', async () => {
  served()
  const sent = serveUploads(({ url }) => ({ body: url.endsWith('/1') ? applied : read() }))
  await show()
  await drop()
  await userEvent.click(button(/^45,00/).first())
  await expect.poll(() => shownText('.returns-candidates')).toContain('Candidato 71')
  expect(shownText('.returns-candidates')).toContain('mandato igual · 45,00 € · 20/11/2026')
  expect(await violations()).toEqual([])
  press('2')
  await userEvent.click(button(/Aplicar las 4 propuestas/))
  await expect.poll(() => sent.length).toBe(2)
  expect(JSON.parse(String(sent[1]!.form.get('decisiones'))).at(-1)).toMatchObject({ clave: '?4', id_reg_recibo: 72 })
})

test('a file whose sums do not add up is shown, and not applied', async () => {
  served()
  serveUploads(() => ({ body: read({ cuadra: 0 }) }))
  await show()
  await drop()
  await expect.element(page.getByText('las sumas no son las del fichero: no se puede aplicar')).toBeVisible()
  await expect.element(button(/Aplicar/)).toBeDisabled()
})

test('applied returns stand with what is waited for, and their files are undone while their letters wait', async () => {
  const asked = served([listed])
  await show()
  await expect.poll(() => shownText('.dg-body')).toContain('Pendiente en caja · hasta el 05/12/2026')
  expect(shownText('.dg-body')).toContain('Sale en cinco minutos')
  await expect.poll(() => shownText('.returns-files')).toContain('3 devoluciones, 135,00 €')
  expect(await violations()).toEqual([])
  await userEvent.click(button('Deshacer devoluciones.xml'))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/recibo/devoluciones/9/deshacer')).toBe(true)
})

test('on a phone there is one return a card, with the call on top and the next one below', async () => {
  await page.viewport(390, 844)
  served()
  serveUploads(() => ({ body: read() }))
  await show()
  await drop()
  await expect.poll(() => shownText('.returns-place')).toBe('1 de 4')
  await expect.element(page.getByRole('link', { name: 'Llamar a Socio 1' })).toBeVisible()
  await userEvent.click(button('Dejar para luego'))
  await expect.poll(() => shownText('.returns-place')).toBe('2 de 4')
  await expect.element(button(/Aplicar las 2 propuestas/)).toBeEnabled()
  expect(await violations()).toEqual([])
})
