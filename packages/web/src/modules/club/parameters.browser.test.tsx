import { clubTexts } from '@app/contract/club/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queries } from '../../kit/reads/queries.ts'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve } from '../../testing/page.tsx'
import { ParametersScreen } from './parameters-screen.tsx'

const es = inLanguage(clubTexts, 'es')
const row = (id_sys_param: number, cod_param: string, tipo: string, valor: string, more: object = {}) => ({
  ...{ id_sys_param, cod_param, desc_param: cod_param, activo: 1, valor, tipo, grupo: 'bookings', valor_defecto: valor },
  ...{ opciones: [], min: null, max: null, unidad: null, protegido: 0, ...more },
})
const rows = [
  row(1, 'HORAS_VISTA', 'integer', '24', { min: 0, max: 999 }),
  row(2, 'ACTIVAR_CAJA', 'flag', '1'),
  row(3, 'MODO_AUTENTICACION', 'choice', '0', { opciones: ['0', '1', '5'] }),
]
const cell = (index: number) => document.querySelector<HTMLElement>(`[aria-rowindex="${index + 3}"] [data-column="valor"]`)
/** No request is pending, and no editor is open. */
const isIdle = () => queries.isFetching() === 0 && document.querySelector('.dg-editor') === null
async function open(index: number) {
  await expect.poll(() => cell(index)).not.toBeNull()
  await userEvent.click(cell(index)!)
  await userEvent.keyboard('{F2}')
}

test('a parameter’s value is edited in its row, by its kind, and a refusal is said there (spec 2 §2)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  const asked = serve((call, body) => {
    if (call === 'GET /api/param/getAll') return { body: rows }
    if (body.valor === '5000') return { status: 422, body: { msg: 'Hay datos que revisar.', code: 'msg.invalid_input' } }
    const saved = rows.find(({ id_sys_param }) => call === `PUT /api/param/${id_sys_param}`)
    return { body: Object.assign(saved ?? {}, body) }
  })
  await draw(<ParametersScreen />, es)
  const sent = () => asked.filter(({ call }) => call.startsWith('PUT')).map(({ call, body }) => [call, body.valor])
  await open(0)
  await userEvent.keyboard('48{Enter}')
  await expect.poll(sent).toEqual([['PUT /api/param/1', '48']])
  await expect.poll(() => [cell(0)?.textContent, isIdle()]).toEqual(['48', true])
  await open(0)
  await userEvent.keyboard('5000{Enter}')
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('Valor no se ha cambiado: Hay datos que revisar.')

  await open(1)
  await userEvent.selectOptions(page.getByRole('combobox', { name: es['parameter.valor'] }), 'No')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent().at(-1)).toEqual(['PUT /api/param/2', '0'])
  await open(2)
  expect([...document.querySelectorAll('.dg-editor option')].map((one) => one.textContent)).toEqual(['0', '1', '5'])
  setSession(null)
})

test('in a narrow window the value of a row is chosen in its sheet, among the same', async () => {
  await page.viewport(390, 844)
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  serve(() => ({ body: rows }))
  await draw(<ParametersScreen />, es)
  await userEvent.click(page.getByText('MODO_AUTENTICACION').first())
  const sheet = page.getByRole('dialog', { name: 'MODO_AUTENTICACION' })
  await userEvent.click(sheet.getByRole('button', { name: /^Valor:/ }))
  const choice = sheet.getByRole('combobox', { name: es['parameter.valor'] })
  await expect.element(choice).toBeVisible()
  expect([...choice.element().querySelectorAll('option')].map((one) => one.textContent)).toEqual(['0', '1', '5'])
  setSession(null)
  await page.viewport(1280, 800)
})

test('a guarded parameter asks for the password until it is right, and is locked for staff (A-167)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never)
  const guarded = [row(10, 'MODO_AUTENTICACION', 'choice', '0', { opciones: ['0', '1', '5'], protegido: 1 })]
  const asked = serve((call, body) => {
    if (call === 'GET /api/param/getAll') return { body: guarded }
    if (body._password === undefined) return { status: 403, body: { msg: 'Confirma con tu contraseña', code: 'msg.password_needed' } }
    if (body._password !== 'correcta') return { status: 422, body: { msg: 'No es tu contraseña.', code: 'account.wrong_password' } }
    return { body: { ...guarded[0], valor: '1' } }
  })
  await draw(<ParametersScreen />, es)
  const sent = () => asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => [body.valor, body._password])
  await open(0)
  await userEvent.selectOptions(page.getByRole('combobox', { name: es['parameter.valor'] }), '1')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Escribe tu contraseña' })
  await expect.element(dialog.getByText('Confirma con tu contraseña')).toBeVisible()
  await userEvent.keyboard('otra{Enter}')
  await expect.element(dialog.getByText('No es tu contraseña.')).toBeVisible()
  await userEvent.keyboard('correcta{Enter}')
  await expect.poll(sent).toEqual([
    ['1', undefined],
    ['1', 'otra'],
    ['1', 'correcta'],
  ])
  await expect.poll(isIdle).toBe(true)
  setSession({ account: { is_staff: true, is_admin: false, rights: ['params'] }, info: {}, parameters: {} } as never)
  await open(0)
  expect(document.querySelector('.dg-editor')).toBeNull()
  setSession(null)
})
