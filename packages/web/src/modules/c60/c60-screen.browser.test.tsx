import { defaultProfile } from '@app/contract/c60/c60-profile'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve, violations } from '../../testing/page.tsx'
import { shownText, showScreen, signIn } from '../../testing/receipt-cases.tsx'
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

beforeEach(() => signIn())

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

test('a number that is typed cuts once it is whole: no half of it takes fields away', async () => {
  served()
  await show()
  await drop()
  const rows = () => document.querySelectorAll('.c60-table tbody tr').length
  const field = (name: string) => page.getByRole('textbox', { name })
  await userEvent.click(field('Letras por línea'))
  await userEvent.keyboard('{Control>}a{/Control}120')
  expect(rows()).toBe(18)
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Largo 18')).toHaveValue('37')
  expect(rows()).toBe(18)
  await userEvent.click(field('Inicio 18'))
  await userEvent.keyboard('{Control>}a{/Control}83{Tab}')
  await expect.element(field('Largo 17')).toHaveValue('12')
  await userEvent.click(field('El pie empieza por'))
  await userEvent.keyboard('92{Enter}')
  await userEvent.click(page.getByText('Pie 0'))
  await expect.element(field('Largo 1')).toHaveValue('2')
  await userEvent.click(button('Dejarlo como estaba'))
  await expect.element(field('Letras por línea')).toHaveValue('100')
})

test('a profile changed at another desk meanwhile is not overwritten', async () => {
  const msg = 'Otra persona lo ha cambiado.'
  const asked = serve((call) =>
    call.startsWith('PUT')
      ? { status: 409, body: { code: 'msg.changed_meanwhile', msg } }
      : { body: call.includes('c60/perfil') ? profile : [] },
  )
  serveUploads(() => ok(read()))
  await show()
  await drop()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre' }), 'Mi banco')
  await userEvent.click(button('Guardar perfil'))
  await expect.element(page.getByText(msg)).toBeVisible()
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    nombre: 'Mi banco',
    _read: { nombre: 'Norma 57', es_propio: 0 },
  })
  await expect.element(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Mi banco')
})

test('another company has its own profile, and closes the file that was read for the first one', async () => {
  const asked = serve((call) => ({
    body: call.includes('dropdown')
      ? [
          { id: 1, text: 'Club' },
          { id: 2, text: 'Bar' },
        ]
      : call.includes('c60/perfil')
        ? profile
        : [],
  }))
  const sent = serveUploads(() => ok(read()))
  await showScreen(() => <C60Screen />, '/recibo/c60?id_mst_empresas=2&')
  await drop()
  await expect.element(button(/^Marcar 1/)).toBeEnabled()
  expect(sent.map(({ form }) => form.get('id_mst_empresas'))).toEqual(['2'])
  await userEvent.click(page.getByRole('combobox', { name: 'Empresa' }))
  await userEvent.click(page.getByRole('option', { name: 'Club' }))
  await expect.element(page.getByLabelText(/fichero de cobros/)).toBeInTheDocument()
  expect(button(/^Marcar/).elements()).toEqual([])
  await expect.poll(() => asked.some(({ call }) => call.endsWith('/api/empresa/1/c60/perfil'))).toBe(true)
})

test('payments that changed since they were shown are told, and read again', async () => {
  const msg = 'Los cobros han cambiado desde que se mostraron: míralos otra vez.'
  serve((call) => ({ body: call.includes('c60/perfil') ? profile : [] }))
  const sent = serveUploads(({ url }) =>
    url.includes('c60/vista') ? ok(read()) : { status: 409, body: { code: 'c60.han_cambiado', msg } },
  )
  await show()
  await drop()
  await userEvent.click(button(/^Marcar 1/))
  await expect.element(page.getByText(msg)).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(button('Mirarlo otra vez'))
  await expect.poll(() => sent.filter(({ url }) => url.includes('c60/vista')).length).toBe(2)
  await expect.element(page.getByText(msg)).not.toBeInTheDocument()
})

test('a profile in a file is stored, and the file that could not be read is read again by it; a wrong one says so', async () => {
  let isGood = true
  serve((call) => ({ body: call.includes('c60/perfil') ? profile : [] }))
  const fault = (text: string) => ({ status: 422, body: { code: 'ERROR_C60', msg: 'No se ha podido leer.', c60FileUpload: [text] } })
  let isStored = false
  serveUploads(({ url }) => {
    if (url.includes('c60/vista')) return isStored ? ok(read()) : fault('Línea 1: no es el formato.')
    if (!isGood) return fault('El formato no está completo.')
    isStored = true
    return ok({ perfil: 'Caixa', cobros: 0, importe: 0, pagadas: 0 })
  })
  await show()
  await drop()
  await expect.element(page.getByText(/Línea 1: no es el formato/)).toBeVisible()
  isGood = false
  await drop('roto.json')
  await expect.element(page.getByText(/El formato no está completo/)).toBeVisible()
  isGood = true
  await drop('caixa.json')
  await expect.element(page.getByText('Perfil Caixa guardado')).toBeVisible()
  await expect.element(page.getByText(/^cobros\.txt · Leído con el perfil/)).toBeVisible()
})

test('a phone shows the preview alone', async () => {
  await page.viewport(390, 844)
  served()
  await show()
  await drop()
  await expect.element(page.getByText('Los cobros se marcan en un ordenador.')).toBeVisible()
  expect(document.querySelector('.c60-sample')).toBeNull()
})
