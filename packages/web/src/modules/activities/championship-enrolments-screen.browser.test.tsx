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
import { ChampionshipEnrolmentsScreen } from './championship-enrolments-screen.tsx'

const es = { ...inLanguage(activitiesTexts, 'es'), ...inLanguage(activityScreenTexts, 'es') }
const league = {
  ...{ id_reg_campeonatos: 1, desc_campeonato: 'Liga', id_mst_tiporecurso: 1, fecha_ini: '2026-11-20', fecha_fin: '2026-12-31' },
  ...{ desc_categoria: null, vigente: 1 },
  campeonatos_grupo: [
    { id_reg_campeonatos_grupo: 1, desc_campeonatos_grupo: 'A', partidos: 0, por_colocar: 0, pendientes: 0 },
    { id_reg_campeonatos_grupo: 2, desc_campeonatos_grupo: 'B', partidos: 0, por_colocar: 0, pendientes: 0 },
  ],
}
const person = {
  ...{
    id_reg_campeonatos_inscritos: 1,
    id_reg_campeonatos_grupo: 2,
    id_mst_socios: null,
    nombre: 'Zoe Prats',
    email: null,
    telefono: null,
  },
  ...{ precio: 15, fecha: '2026-11-20', fecha_facturacion: null },
  ...{ nombre_completo: 'Zoe Prats', numsocio: null, email_contacto: null, telefono_contacto: null },
}
afterEach(() => setSession(null))

test('the people of another group of the championship are one choice away, without extra columns (A-175)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => {
    if (call.includes('get_campeonato_with_campeonatos_grupo')) return { body: [league] }
    const id = Number(/campeonato_grupo\/(\d)/.exec(call)?.[1])
    if (call.endsWith('/inscritos'))
      return {
        body: {
          ...{ id_reg_campeonatos_grupo: id, desc_campeonatos_grupo: id === 1 ? 'A' : 'B', desc_campeonato: 'Liga' },
          inscritos: id === 1 ? [] : [person],
        },
      }
    return { body: person }
  })
  location.hash = '/campeonatos/inscritos'
  const history = hashHistory()
  setHistory(history)
  const routeTree = createRootRoute({ component: ChampionshipEnrolmentsScreen })
  await draw(<RouterProvider router={createRouter({ routeTree, history }) as never} />, es)
  await expect.element(page.getByText('Todavía no hay nadie inscrito')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Campeonato y grupo' }), 'B')
  await expect.element(page.getByRole('heading', { name: 'Liga · B' })).toBeVisible()
  await userEvent.dblClick(page.getByText('Zoe Prats'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Precio' }), '20')
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect
    .poll(() => asked.find(({ call }) => call === 'PUT /api/campeonato_inscrito/1')?.body)
    .toEqual({ precio: 20, _read: { precio: 15 } })
})
