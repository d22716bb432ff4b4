import { inLanguage } from '@app/contract/kit/texts'
import { membersTexts } from '@app/contract/members/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { draw, serve } from '../../../testing/page.tsx'
import { listColumns } from './member-columns.tsx'
import { MembersGrid } from './members-grid.tsx'

afterEach(() => setSession(null))

const person = (id: number, apellidos: string, numsocio: number | null) => ({
  id_mst_socios: id,
  apellidos,
  nombre: 'Marta',
  nombre_completo: `Marta ${apellidos}`,
  numsocio,
  activo: true,
  telefono: null,
  debe: 500,
})
const people = [person(1, 'Administradora', null), person(2, 'Agirre', 7), person(3, 'Zubiri', 3)]

test('the club’s own people, who have no number, stand behind the members, and what all of them owe is totalled', async () => {
  setSession({
    account: { id_mst_socios: 1, is_staff: true, is_admin: true, rights: [] },
    info: { club: '', zona: 'Europe/Madrid' },
    parameters: {},
  } as never)
  serve(() => ({ body: [] }))
  const reading = { data: people as never, error: null, refetch: () => {} }
  const grid = () => (
    <div style={{ height: 500 }}>
      <MembersGrid name="m" columnsOf={listColumns} reading={reading} toolbar={null} empty={{ title: 'Nadie' }} />
    </div>
  )
  const router = createRouter({ routeTree: createRootRoute({ component: grid }) })
  await draw(<RouterProvider router={router as never} />, inLanguage(membersTexts, 'es'))
  await expect.element(page.getByRole('link', { name: 'Zubiri' })).toBeVisible()
  const names = [...document.querySelectorAll('.dg-body [data-column=apellidos]')].map((cell) => cell.textContent)
  expect(names).toEqual(['Agirre', 'Zubiri', 'Administradora'])
  expect(document.querySelector('.dg-foot [data-column=debe], .dg-foot')?.textContent).toContain('15,00')
})
