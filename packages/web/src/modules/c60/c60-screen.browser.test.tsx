import { defaultProfile } from '@app/contract/c60/c60-profile'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { handleKey } from '../../kit/screen/commands.ts'
import { serve, violations } from '../../testing/page.tsx'
import { shownText, showScreen } from '../../testing/receipt-cases.tsx'
import { serveUploads } from '../../testing/serve-uploads.ts'
import { C60Screen } from './c60-screen.tsx'

const payment = (linea: number, more: object = {}) => ({
  ...{ linea, referencia: `00000000123${linea}`, importe: 45, fecha: '2026-11-20', resultado: 'paga', id_reg_factura: linea },
  ...{ id_mst_socios: linea, nombre_completo: `Socio ${linea}`, concepto: 'Cuota', pendiente: 45, tarde: 0, ...more },
})
const read = (more: object = {}) => ({
  nombre_perfil: 'Norma 57',
  cobros: [
    payment(1),
    payment(2, { resultado: 'importe_menor', importe: 40 }),
    payment(3, { resultado: 'ya_pagada', pendiente: 0 }),
    payment(4, { resultado: 'desconocida', nombre_completo: null, id_mst_socios: null, id_reg_factura: null, pendiente: null }),
  ],
  ...{ importe: 175, pie: null, cuadra: 1, leido_antes: null, huella: 'h1', ...more },
})
const profile = {
  ...{ nombre: defaultProfile.nombre, longitud: 100, codigo: '60', codigo_pie: null, campos_pie: [], es_propio: 0 },
  campos: defaultProfile.campos.map(([nombre, ancho]) => ({ nombre, ancho })),
}
const line = `6001${'08045501'}521121000418201126000000004500000001${' '.repeat(20)}01${'0000000012373'}`.padEnd(100)
const ok = (data: object) => ({ body: { status: 'ok', msg: 'Guardado', data: { ...data, msg: 'Guardado' } } })
/** Answers reads and uploads; returns the forms that were sent, and the other calls. */
function served(preview: () => { status?: number; body: unknown } = () => ok(read())) {
  const asked = serve((call) => ({ body: call.includes('c60/perfil') ? profile : [] }))
  const sent = serveUploads(({ url }) =>
    url.includes('c60/vista') ? preview() : ok({ perfil: null, cobros: 4, importe: 175, pagadas: 2 }),
  )
  return { asked, sent }
}
const show = (scheme: 'light' | 'dark' = 'light') => showScreen(() => <C60Screen />, '/recibo/c60', scheme)
const drop = (name = 'cobros.txt') =>
  userEvent.upload(page.getByLabelText(/fichero de cobros/), new File([line], name, { type: 'text/plain' }))
const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  await page.viewport(1440, 900)
  setSession({ account: { is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => window.removeEventListener('keydown', handleKey))
})
afterEach(() => setSession(null))

test('a file is shown before its lines are paid: figures, outcome of each payment, part payments by a tick (A-82)', async () => {
  served()
  await show()
  await drop()
  await expect.element(button(/^Marcar 1 como pagada/)).toBeEnabled()
  expect(shownText('.c60-figures')).toContain('Se marcan1 45,00')
  await userEvent.click(page.getByRole('checkbox', { name: /^Anotar 40,00/ }))
  await expect.element(button(/^Marcar 2 como pagadas/)).toBeEnabled()
  expect(await violations()).toEqual([])
})

test('Ctrl+Enter sends the file as it was shown, once', async () => {
  const { sent } = served()
  await show()
  await drop()
  await expect.element(button(/^Marcar 1 como pagada/)).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText(/línea marcada|líneas marcadas/).first()).toBeVisible()
  const paid = sent.filter(({ url }) => url.includes('c60_subida_archivo'))
  expect(paid.map(({ form }) => form.get('huella'))).toEqual(['h1'])
})

test('another total of the foot is confirmed first; a file that was read before pays nothing', async () => {
  let answer = read({ pie: 200, cuadra: 0 })
  served(() => ok(answer))
  await show()
  await drop()
  await expect.element(button(/^Marcar 1/)).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: /Lo he visto/ }))
  await expect.element(button(/^Marcar 1/)).toBeEnabled()
  await userEvent.click(button('Otro fichero'))
  answer = read({ leido_antes: '2026-11-25T10:00:00Z' })
  await drop('otra.txt')
  await expect.element(page.getByText(/^Ya leído el 25\/11\/2026/)).toBeVisible()
  await expect.element(button(/^Marcar/)).toBeDisabled()
})

test('a file that cannot be read says its line and position at the field (R-447)', async () => {
  served(() => ({
    status: 422,
    body: {
      status: 'fail',
      msg: 'No se ha podido leer.',
      code: 'ERROR_C60',
      c60FileUpload: ['Línea 17, posición 31: el importe no es un número.'],
    },
  }))
  await show()
  await drop()
  await expect.element(page.getByText(/Línea 17, posición 31/)).toBeVisible()
})

test('the profile is cut over a line of the file, by keys too, and saved once it has read one', async () => {
  const { asked } = served()
  await show('dark')
  await expect.element(page.getByText('Suelta un fichero para ver una de sus líneas', { exact: false })).toBeVisible()
  await drop()
  const start = page.getByRole('textbox', { name: 'Inicio 18' })
  await userEvent.click(start)
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(page.getByRole('textbox', { name: 'Largo 17' })).toHaveValue('14')
  expect(await violations()).toEqual([])
  await userEvent.click(button('Guardar perfil'))
  await expect.poll(() => asked.some(({ call }) => call.startsWith('PUT') && call.includes('c60/perfil'))).toBe(true)
})

test('a phone shows the preview alone', async () => {
  await page.viewport(390, 844)
  served()
  await show()
  await drop()
  await expect.element(page.getByText('Los cobros se marcan en un ordenador.')).toBeVisible()
  expect(document.querySelector('.c60-sample')).toBeNull()
})
