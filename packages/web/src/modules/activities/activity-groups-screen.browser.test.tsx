import { activitiesTexts } from '@app/contract/activities/texts'
import { activityScreenTexts } from '@app/contract/activities/words/screen-texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { ActivityGroupsScreen } from './activity-groups-screen.tsx'

const es = { ...inLanguage(activitiesTexts, 'es'), ...inLanguage(activityScreenTexts, 'es') }
const columnas = [
  { nombre: 'Talla', tipo: 'text' },
  { nombre: 'Edad', tipo: 'number' },
]
const camp = { id_reg_actividades_grupo: 1, id_reg_actividades: 1, desc_actividades_grupo: 'Mañanas', columnas, desc_actividad: 'Campus' }
const outing = { ...camp, id_reg_actividades_grupo: 2, id_reg_actividades: 2, desc_actividades_grupo: 'Familias', desc_actividad: 'Salida' }

/** Draws the screen over a server; returns the calls. */
async function drawn(search = '') {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => {
    if (call.endsWith('con_inscritos'))
      return {
        body: [
          { ...camp, inscritos: 12 },
          { ...outing, inscritos: 0 },
        ],
      }
    if (call.endsWith('actividad/dropdown'))
      return {
        body: [
          { id: 1, text: 'Campus' },
          { id: 2, text: 'Salida' },
        ],
      }
    return { body: camp }
  })
  // the history appends the address of the test page
  location.hash = `/actividades/grupos?${search}&`
  const root = createRootRoute()
  const screen = createRoute({ getParentRoute: () => root, path: '/actividades/grupos', component: ActivityGroupsScreen })
  const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
  const router = createRouter({ routeTree: root.addChildren([screen]), history: hashHistory(), parseSearch })
  await draw(<RouterProvider router={router as never} />, es)
  return asked
}
const sent = (asked: Awaited<ReturnType<typeof drawn>>, call: string) => asked.find((one) => one.call === call)?.body
afterEach(() => setSession(null))

test('a group leads to its people, and a column is renamed and another added in its form (A-175)', async () => {
  const asked = await drawn()
  await expect.element(page.getByRole('link', { name: '12' })).toHaveAttribute('href', '#/actividades/inscritos?grupo=1')
  expect(await violations()).toEqual([])
  await userEvent.dblClick(page.getByText('Mañanas'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre de la columna 1' }), 'Camiseta')
  await userEvent.click(page.getByRole('button', { name: 'Añadir columna' }))
  await expect.element(page.getByRole('textbox', { name: 'Nombre de la columna 3' })).toHaveFocus()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre de la columna 3' }), 'Comedor')
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect
    .poll(() => sent(asked, 'PUT /api/actividad_grupo/1'))
    .toMatchObject({
      columnas: [
        { nombre: 'Camiseta', tipo: 'text', antes: 'Talla' },
        { nombre: 'Edad', tipo: 'number', antes: 'Edad' },
        { nombre: 'Comedor', tipo: 'text', antes: null },
      ],
      _read: { columnas },
    })
})

test('a new group is of the activity that is shown', async () => {
  const asked = await drawn('actividad=2')
  await expect.element(page.getByText('Familias')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Grupo nuevo' }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Grupo' }), 'Adultos')
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect
    .poll(() => sent(asked, 'POST /api/actividad_grupo'))
    .toMatchObject({ id_reg_actividades: 2, desc_actividades_grupo: 'Adultos', columnas: [] })
})
