import { coursesTexts } from '@app/contract/courses/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { setHistory } from '../../kit/screen/navigation.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { CourseGroupsScreen } from './course-groups-screen.tsx'

const es = { ...inLanguage(coursesTexts, 'es'), 'menu.courses': 'Cursos' }
const groups = [
  { id_mst_curso_grupo: 1, desc: 'Escuela de adultos' },
  { id_mst_curso_grupo: 2, desc: 'Escuela de niños' },
]
const course = { id_mst_curso: 1, desc_curso: 'Iniciación', activo: 1, id_mst_curso_grupo: 1, desc_curso_grupo: 'Escuela de adultos' }

/** Draws the screen over a server; returns the calls. */
async function drawn(rows: object[] = groups) {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => {
    if (call === 'GET /api/curso_grupo') return { body: rows }
    if (call === 'GET /api/curso/cursoWithGrupo') return { body: [course] }
    if (call.endsWith('curso_grupo/1/checkDelete')) return { body: { eliminable: 0, cursos: 1, msg: 'El grupo tiene 1 cursos.' } }
    if (call.endsWith('checkDelete')) return { body: { eliminable: 1, cursos: 0, msg: null } }
    return { body: call.startsWith('DELETE') ? {} : groups[0] }
  })
  location.hash = '/cursos/grupos'
  const history = hashHistory()
  setHistory(history)
  const routeTree = createRootRoute({ component: CourseGroupsScreen })
  await draw(<RouterProvider router={createRouter({ routeTree, history }) as never} />, es)
  return asked
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const callsOf = (asked: Awaited<ReturnType<typeof drawn>>, method: string) =>
  asked.filter(({ call }) => call.startsWith(method)).map(({ call }) => call)
afterEach(() => setSession(null))

test('a group with courses is not deleted: the server counts them, and their list is one press away (R-113)', async () => {
  const asked = await drawn()
  await expect.element(page.getByRole('link', { name: '1' })).toHaveAttribute('href', '#/cursos?grupo=1')
  expect(await violations()).toEqual([])
  await userEvent.click(button('Eliminar Escuela de adultos'))
  await expect.element(page.getByText('«Escuela de adultos» no se puede eliminar.')).toBeVisible()
  await expect.element(page.getByText('El grupo tiene 1 cursos.')).toBeVisible()
  await userEvent.click(button('Ver sus cursos'))
  await expect.poll(() => location.hash).toBe('#/cursos?grupo=1')
  expect(callsOf(asked, 'DELETE')).toEqual([])
})

test('a group without courses is deleted after a question (R-113)', async () => {
  const asked = await drawn()
  await userEvent.click(button('Eliminar Escuela de niños'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.poll(() => callsOf(asked, 'DELETE')).toEqual(['DELETE /api/curso_grupo/2'])
  expect(callsOf(asked, 'POST')).toEqual(['POST /api/curso_grupo/2/checkDelete'])
})

test('a new group is a name', async () => {
  const asked = await drawn([])
  await expect.element(page.getByText('Aún no hay grupos')).toBeVisible()
  await userEvent.click(button('Grupo nuevo'))
  await userEvent.fill(page.getByRole('textbox', { name: 'Grupo' }), 'Verano')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.find(({ call }) => call === 'POST /api/curso_grupo')?.body).toMatchObject({ desc: 'Verano' })
})
