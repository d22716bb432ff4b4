import { feeTypesTexts } from '@app/contract/fee-types/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialogs } from '../../kit/dialogs/dialogs.ts'
import { setSession } from '../../kit/reads/session.ts'
import { handleKey } from '../../kit/screen/commands.ts'
import { setScreens } from '../../kit/screen/screens.ts'
import { draw, type ServedCall, serve, violations } from '../../testing/page.tsx'
import { FeeTypesScreen } from './fee-types-screen.tsx'

document.addEventListener('keydown', handleKey)

const texts = inLanguage(feeTypesTexts, 'es')
const school = {
  ...{ id_mst_tipocuotas: 2, desc_tipocuota: 'Escuela', activo: 1, reservado: 0, cuotas: 2, socios: 120 },
  ...{ promotions: [{ num_cuotas: 3, precio_promocion: 27 }], hermanos: [{ porcentaje: 20 }, { porcentaje: 30 }] },
}
const plain = {
  ...school,
  id_mst_tipocuotas: 1,
  desc_tipocuota: 'General',
  reservado: 1,
  cuotas: 0,
  socios: 0,
  promotions: [],
  hermanos: [],
}
const fee = (id_mst_cuotas: number, desc_cuota: string, precio: number) => ({
  ...{ id_mst_cuotas, desc_cuota, precio, id_mst_tipocuotas: 2, id_mst_empresas: null, id_mst_tipoingreso: 2, activo: 1 },
  ...{ frecuencia_cuotas: 1, dia_generacion_factura: 1, periodo_cobro_cuota: 0, cantidad: 0, inactiva_desde: null, id_mst_tiposocio: null },
  ...{ primera_mensualidad_proporcional: 0, ultima_mensualidad_proporcional: 0 },
})
const lists = { id_mst_tipocuotas: 2, datos: school.promotions, hermanos: school.hermanos }

/** Draws the screen over a server; `save` answers the save of the promotions. */
async function drawn({
  rows = [plain, school] as object[],
  save = { status: 200, body: { ...lists, status: 1 } as object },
  hasFees = false,
} = {}) {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => {
    if (call === 'GET /api/tipo_cuotas') return { body: rows, reads: 'fee-type' }
    if (call.startsWith('GET /api/tipo-cuotas/obtener-promociones/')) return { body: lists }
    if (call === 'GET /api/cuotas') return { body: [fee(1, 'Escuela 2 h', 36), fee(2, 'Escuela 3 h', 48)] }
    if (call === 'POST /api/tipo-cuotas/guardar-promociones') return save
    if (call.includes('tieneCuotasAsociadas'))
      return { body: { tiene: hasFees ? 1 : 0, msg: hasFees ? texts['msg.tipoCuotaConCuotas'] : null } }
    if (call === 'PUT /api/tipo_cuotas/2') return { body: school }
    return { body: call.startsWith('DELETE') ? {} : [] }
  })
  await draw(<FeeTypesScreen />, texts)
  return asked
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })
/** Texts of the elements that a selector finds; figures have a space that does not break. */
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent.replaceAll('\u00a0', ' '))
const amounts = () => textsOf('.fty-example b')
const opened = async () => {
  await userEvent.click(button('Promoción y hermanos Escuela'))
  await expect.element(field('Número de cuotas: 1.ª a 3.ª')).toHaveValue('3')
  await expect.poll(amounts).toHaveLength(8)
}
const saved = (asked: readonly ServedCall[]) => asked.find(({ call }) => call.includes('guardar-promociones'))?.body

test('the grid says promotions and siblings in words, with fees and members', async () => {
  await drawn()
  const cell = (name: string) => textsOf(`[role="gridcell"][data-column="${name}"]`)
  await expect.poll(() => cell('promotions')).toEqual(['—', '3 × 27,00 €'])
  expect(cell('hermanos')).toEqual(['—', '2.º 20 % · 3.º 30 %'])
  expect([cell('cuotas'), cell('socios')]).toEqual([
    ['0', '2'],
    ['0', '120'],
  ])
})

test('the numbering and the picture of eight months follow what is typed, which is saved as a whole list (A-146)', async () => {
  const asked = await drawn()
  await opened()
  expect(amounts()).toEqual([...Array(3).fill('27,00 €'), ...Array(5).fill('36,00 €')])
  await userEvent.click(button('Otro tramo'))
  await expect.element(field('Número de cuotas: 4.ª')).toHaveFocus()
  await userEvent.keyboard('3')
  await expect.element(page.getByText('desde la 7.ª, el precio de la cuota')).toBeVisible()
  await userEvent.keyboard('{Tab}31,5')
  await expect.poll(amounts).toEqual([...Array(3).fill('27,00 €'), ...Array(3).fill('31,50 €'), ...Array(2).fill('36,00 €')])
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => saved(asked))
    .toMatchObject({
      id_mst_tipocuotas: 2,
      datos: [
        { num_cuotas: 3, precio_promocion: 27 },
        { num_cuotas: 3, precio_promocion: 31.5 },
      ],
      _read: { datos: lists.datos },
    })
  expect(saved(asked)).not.toHaveProperty('hermanos')
})

test('each place in a family shows its price with the chosen fee (A-149)', async () => {
  await drawn()
  await opened()
  const prices = () => textsOf('.fty-price')
  expect(prices()).toEqual(['36,00 €', '28,80 €', '25,20 €'])
  await userEvent.click(page.getByRole('combobox', { name: 'Ejemplo con la cuota' }))
  await userEvent.click(page.getByRole('option', { name: 'Escuela 3 h' }))
  expect(prices()).toEqual(['48,00 €', '38,40 €', '33,60 €'])
  await userEvent.fill(field('Descuento: 3.º'), '50')
  expect(prices()).toEqual(['48,00 €', '38,40 €', '24,00 €'])
  expect(await violations()).toEqual([])
})

test('a refused save keeps the text and offers to save again (R-355)', async () => {
  await drawn({ save: { status: 500, body: { status: 0, code: 'msg.unexpected', msg: 'No se ha podido completar.' } } })
  await opened()
  await userEvent.fill(field('Precio: 1.ª a 3.ª'), '25')
  await userEvent.click(button('Guardar'))
  await expect.element(page.getByText('No se ha podido completar.')).toBeVisible()
  await expect.element(field('Precio: 1.ª a 3.ª')).toHaveValue('25,00')
  await expect.element(button('Guardar otra vez')).toBeVisible()
})

test('a type with fees is not deleted: it offers its fees and to deactivate it (R-354)', async () => {
  setScreens([{ path: '/cuotas', code: 'fee-types', load: async () => () => null }])
  const asked = await drawn({ hasFees: true })
  await userEvent.click(button('Eliminar Escuela'))
  await expect.element(page.getByText(texts['msg.tipoCuotaConCuotas'])).toBeVisible()
  await expect.element(page.getByText(/^«Escuela»: 2 cuotas, 120 socios\./)).toBeVisible()
  await expect.element(button('Ver sus cuotas')).toBeVisible()
  await userEvent.click(button('Desactivar'))
  await expect.poll(() => asked.find(({ call }) => call === 'PUT /api/tipo_cuotas/2')?.body).toMatchObject({ activo: 0 })
  setScreens([])
})

test('a reserved type is not deleted and says so; another one is, after a question (R-353)', async () => {
  const asked = await drawn()
  await userEvent.click(button('Eliminar General'))
  await expect.poll(() => dialogs.get()[0]?.title).toBe(texts['msg.noPermitirEliminarReservado'])
  await userEvent.click(button('Cerrar'))
  await userEvent.click(button('Eliminar Escuela'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.poll(() => asked.map(({ call }) => call)).toContain('DELETE /api/tipo_cuotas/2')
  expect(asked.map(({ call }) => call)).not.toContain('DELETE /api/tipo_cuotas/1')
})

test('a list without types says what a type is, and offers a new one', async () => {
  await drawn({ rows: [] })
  await expect.element(page.getByText('Aún no hay tipos de cuota')).toBeVisible()
  await userEvent.click(button('Tipo nuevo'))
  await expect.element(page.getByRole('textbox', { name: 'Tipo' })).toBeVisible()
})

test('a panel whose lists cannot be read says so, and shows them after a retry', async () => {
  let isDown = true
  await drawn()
  const fetched = window.fetch
  window.fetch = (url, init) =>
    isDown && String(url).includes('obtener-promociones')
      ? Promise.resolve(new Response(JSON.stringify({ code: 'msg.unexpected', msg: 'Algo ha fallado.' }), { status: 500 }))
      : fetched(url, init)
  await userEvent.click(button('Promoción y hermanos Escuela'))
  await expect.element(page.getByText('Algo ha fallado.')).toBeVisible()
  isDown = false
  await userEvent.click(button('Reintentar'))
  await expect.element(field('Número de cuotas: 1.ª a 3.ª')).toHaveValue('3')
})
