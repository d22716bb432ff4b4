import { cashTexts } from '@app/contract/cash/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { shellTexts } from '@app/contract/shell/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clubTime } from '../../../kit/reads/clock.ts'
import { setSession } from '../../../kit/reads/session.ts'
import { place, visits } from '../../../kit/screen/screen-title.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { TabStrip } from '../bar/tab-strip.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

const texts = { ...inLanguage(shellTexts, 'es'), ...inLanguage(plannerTexts, 'es'), ...inLanguage(cashTexts, 'es') }
const booking = (id: number, hora_ini: number, more: object = {}) => ({
  id_reg_reserva: id,
  id_mst_recurso: 1,
  hora_ini,
  nombre: null,
  socios: [{ id_mst_socios: 5, nombre_completo: 'Rosa Agirre' }],
  total: 20,
  pagado: 0,
  ...more,
})
const day = (reservas: object[]) => ({
  id_mst_tiporecurso: 1,
  start: clubTime().day,
  end: clubTime().day,
  recursos: [{ id_mst_recurso: 1, desc_recurso: 'Pista 1', ocupacion: 40 }],
  reservas,
})
const drawer = {
  caja: { id_mst_caja: 1 },
  ultima_caja: { fecha: '2026-01-05T20:00:00Z', amount: 100 },
  expectedAmount: 130,
  origen: { kept: 100, collected: 30, added: 0, withdrawn: 0 },
}
const server = () =>
  serve((call) => {
    if (call.startsWith('GET /api/tipo_recurso/1/reservas'))
      return { body: day([booking(1, 0, { pagado: 5 }), booking(2, 1500, { nombre: 'Torneo' }), booking(3, 0, { pagado: 20 })]) }
    if (call.startsWith('GET /api/caja/getInfo/1')) return { body: drawer }
    return { body: [] }
  })

function signIn(rights: string[]) {
  setSession({
    account: { is_staff: true, is_admin: false, rights, id_mst_socios: 1, lang: 'es', settings: {} },
    info: {
      club: 'Club',
      zona: 'Europe/Madrid',
      menus: [],
      cajas: [{ id: 1, text: 'Bar' }],
      tipo_recursos: [{ id: 1, text: 'Pádel', acceso_directo: true }],
      tipo_recursos_permitidos: [0],
    },
    parameters: {},
  } as never)
}
/** In a router, since it holds links. */
const inRouter = (what: ReactNode) => (
  <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: () => what }) }) as never} />
)

afterEach(() => {
  setSession(null)
  visits.set([])
})

test('the dashboard begins the day: what is booked, what has begun and is not paid, and the registers left open (R-047)', async () => {
  signIn(['bookings', 'cash'])
  server()
  await draw(inRouter(<DashboardScreen />), texts)
  await expect.element(page.getByText('3 reservas')).toBeVisible()
  await expect.element(page.getByText(/A las .*: Torneo, Pista 1/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Por cobrar: 15,00\u00A0€' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Rosa Agirre' })).toHaveAttribute('href', expect.stringContaining('/reservas/1/1'))
  await expect.element(page.getByText('130,00\u00A0€')).toBeVisible()
  await expect.element(page.getByText('Sin cerrar desde: 05/01/2026 21:00')).toBeVisible()
  expect(await violations()).toEqual([])
})

test('the dashboard asks for nothing that a right of its own would open (A-87)', async () => {
  signIn([])
  const asked = server()
  await draw(inRouter(<DashboardScreen />), texts)
  await expect.element(page.getByRole('heading', { name: 'Accesos directos' })).toBeVisible()
  expect(asked.filter(({ call }) => /reservas|caja/.test(call))).toEqual([])
  expect(page.getByRole('heading', { name: 'Reservas de hoy' }).elements()).toEqual([])
})

test('the tab strip leaves out the record that the title names, and shows names whole or not at all', async () => {
  signIn([])
  serve(() => ({ body: [] }))
  const path = '/tarifas/1/edit'
  place.set({ title: 'Tarifa', above: [], isMenu: false, path })
  visits.set([
    { path: window.location.hash.slice(1) || '/', title: 'Esta' },
    ...Array.from({ length: 6 }, (_, index) => ({ path: `/x/${index}`, title: `Un nombre bastante largo número ${index}` })),
  ])
  await draw(inRouter(<div style={{ display: 'flex', width: 700 }}>{<TabStrip />}</div>), texts)
  await expect.element(page.getByRole('link', { name: 'Un nombre bastante largo número 0' })).toBeVisible()
  expect(page.getByText('Esta', { exact: true }).elements()).toEqual([])
  const strip = document.querySelector('.top-tabs')!.getBoundingClientRect()
  for (const tab of document.querySelectorAll('.top-tab-pair')) {
    const box = tab.getBoundingClientRect()
    expect(box.top >= strip.bottom || box.right <= strip.right).toBe(true)
  }
})
