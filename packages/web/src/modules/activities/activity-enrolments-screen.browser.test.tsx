import { activitiesTexts } from '@app/contract/activities/texts'
import { activityScreenTexts } from '@app/contract/activities/words/screen-texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { setHistory } from '../../kit/screen/navigation.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { ActivityEnrolmentsScreen } from './activity-enrolments-screen.tsx'

const es = { ...inLanguage(activitiesTexts, 'es'), ...inLanguage(activityScreenTexts, 'es') }
const columnas = [
  { nombre: 'Talla', tipo: 'text' },
  { nombre: 'Comedor', tipo: 'yesno' },
]
const activities = [
  {
    ...{ id_reg_actividades: 1, desc_actividad: 'Campus', fecha_ini: '2026-11-01', fecha_fin: '2026-12-31', vigente: 1 },
    actividad_grupo: [{ id_reg_actividades_grupo: 1, desc_actividades_grupo: 'Mañanas', inscritos: 2 }],
  },
]
const billing = { precio: 12.5, fecha: '2026-11-20', fecha_facturacion: null }
const nobody = { id_mst_socios: null, nombre: null, email: null, telefono: null }
const anna = {
  ...{ id_reg_actividades_inscritos: 1, id_reg_actividades_grupo: 1, ...nobody, id_mst_socios: 7, valores: null, ...billing },
  ...{ nombre_completo: 'Anna Puig', numsocio: 41, email_contacto: 'anna@club.test', telefono_contacto: null },
}
const zoe = {
  ...{ id_reg_actividades_inscritos: 2, id_reg_actividades_grupo: 1, ...nobody, nombre: 'Zoe Prats', ...billing },
  ...{ valores: { Talla: 'M', Comedor: 1 }, nombre_completo: 'Zoe Prats', numsocio: null, email_contacto: null, telefono_contacto: null },
}
const group = { id_reg_actividades_grupo: 1, desc_actividades_grupo: 'Mañanas', desc_actividad: 'Campus', columnas, inscritos: [anna, zoe] }
const line = (linea: number, estado: string, nombre_completo: string, more: object = {}) => ({
  ...{ linea, estado, id_mst_socios: null, nombre_completo, email: null, telefono: null, valores: {}, precio: null, fecha: null },
  ...{ fecha_facturacion: null, hallazgos: [], ...more },
})
const wrong = { hallazgos: [{ campo: 'valores.Comedor', key: 'invalid.flag', params: {}, error: true }] }

/** Draws the screen over a server; returns the calls. */
async function drawn(some: object[] = activities) {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call, body) => {
    if (call.endsWith('get_actividad_with_actividad_grupo')) return { body: some }
    if (call.endsWith('/ensayo')) {
      const isOut = (body.excluir as number[]).includes(3)
      return {
        body: {
          mapping: ['nombre', 'valores.Comedor'],
          resumen: { filas: 2, listas: 1, socios: 0, errores: isOut ? 0 : 1, conocidas: 0 },
          filas: [line(3, isOut ? 'excluded' : 'error', 'Pau Roca', wrong), line(2, 'ready', 'Ona Soler')],
        },
      }
    }
    if (call.endsWith('/importar')) return { body: { inscritos: 1, ya_inscritos: 0, excluidos: 1 } }
    if (call.endsWith('/inscritos')) return { body: group }
    return { body: call.startsWith('DELETE') ? {} : zoe }
  })
  location.hash = '/actividades/inscritos'
  const history = hashHistory()
  setHistory(history)
  const routeTree = createRootRoute({ component: ActivityEnrolmentsScreen })
  await draw(<RouterProvider router={createRouter({ routeTree, history }) as never} />, es)
  return asked
}
const sent = (asked: Awaited<ReturnType<typeof drawn>>, call: string) => asked.find((one) => one.call === call)?.body
const button = (name: string) => page.getByRole('button', { name, exact: true })
afterEach(() => setSession(null))

test('the people of the first current group are shown with the columns of the group (A-175)', async () => {
  await drawn()
  await expect.element(page.getByRole('heading', { name: 'Campus · Mañanas' })).toBeVisible()
  for (const name of ['Talla', 'Comedor']) await expect.element(page.getByRole('columnheader', { name })).toBeVisible()
  await expect.element(page.getByText('anna@club.test')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('somebody who is no member is enrolled by name, with the extra columns', async () => {
  const asked = await drawn()
  await userEvent.click(button('Inscribir'))
  await userEvent.click(page.getByText('Alguien de fuera'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre' }), 'Ona Soler')
  await userEvent.fill(page.getByRole('textbox', { name: 'Talla' }), 'S')
  await userEvent.click(page.getByRole('checkbox', { name: 'Comedor' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Precio' }), '12,50')
  expect(await violations()).toEqual([])
  await userEvent.click(button('Guardar'))
  await expect
    .poll(() => sent(asked, 'POST /api/actividad_inscrito'))
    .toMatchObject({
      ...{ id_reg_actividades_grupo: 1, id_mst_socios: null, nombre: 'Ona Soler', precio: 12.5 },
      valores: { Talla: 'S', Comedor: 1 },
    })
})

test('a changed extra column is sent alone, with the values it was changed from', async () => {
  const asked = await drawn()
  await userEvent.dblClick(page.getByText('Zoe Prats'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Talla' }), 'L')
  await userEvent.click(button('Guardar'))
  await expect
    .poll(() => sent(asked, 'PUT /api/actividad_inscrito/2'))
    .toEqual({ valores: { Talla: 'L' }, _read: { valores: { Talla: 'M', Comedor: 1 } } })
})

test('an enrolment is deleted after a question', async () => {
  const asked = await drawn()
  await userEvent.click(button('Eliminar Anna Puig'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.poll(() => asked.some(({ call }) => call === 'DELETE /api/actividad_inscrito/1')).toBe(true)
})

test('a pasted list shows its errors by row and column, and is imported once they are left out (A-175)', async () => {
  const asked = await drawn()
  await userEvent.click(button('Importar…'))
  await userEvent.fill(page.getByRole('textbox', { name: 'O pega la lista' }), 'Nombre\tComedor\nOna Soler\tsí\nPau Roca\tquizá')
  await userEvent.click(button('Comprobar la lista'))
  await expect.element(page.getByText('Por inscribir: 1, de ellos socios: 0 · Ya inscritos: 0 · Con errores: 1')).toBeVisible()
  await expect.element(page.getByText(/^Comedor: /)).toBeVisible()
  expect(await violations()).toEqual([])
  await expect.element(button('Inscribir a 1')).toBeDisabled()
  await userEvent.click(button('Dejar fuera 1 fila con errores'))
  await userEvent.click(button('Inscribir a 1'))
  await expect
    .poll(() => sent(asked, 'POST /api/actividad_grupo/1/inscritos/importar'))
    .toMatchObject({
      ...{ excluir: [3], mapping: ['nombre', 'valores.Comedor'] },
      tabla: {
        header: ['Nombre', 'Comedor'],
        rows: [
          ['Ona Soler', 'sí'],
          ['Pau Roca', 'quizá'],
        ],
        lines: [2, 3],
      },
    })
  await expect.element(page.getByText('1 inscrito')).toBeVisible()
})

test('without a group the way to the groups is shown', async () => {
  await drawn([])
  await userEvent.click(button('Grupos de actividad'))
  await expect.poll(() => location.hash).toBe('#/actividades/grupos')
})
