import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { permanentTexts } from '@app/contract/permanent/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { setHistory } from '../../kit/screen/navigation.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { PermanentListScreen } from './permanent-list-screen.tsx'
import { NewPermanentScreen } from './permanent-screens.tsx'

const es = { ...inLanguage(bookingsTexts, 'es'), ...inLanguage(permanentTexts, 'es'), 'menu.permanent-booking-new': 'Reserva fija nueva' }
const course = {
  ...{ id_mst_curso: 7, desc_curso: 'Iniciación, martes', id_mst_cuotas: 4, id_mst_curso_grupo: null, id_mst_tiporeserva: 3, activo: 1 },
  ...{
    inactivo_desde: null,
    limite_alumnos: 12,
    es_lista_espera: 0,
    desc_curso_grupo: null,
    desc_cuota: 'Adultos',
    desc_tiporeserva: 'Clase',
  },
  ...{ limite_alumnos_activos: 3, limite_alumnos_espera: 0, ofrecidas: 0, desc_tiposrecurso: 'Pádel', tiposrecurso: [2], horario: [] },
  ...{ reservas: 0, eliminable: 0, precio: 38, al_mes: 114 },
}
const courts = [
  { id: 11, text: 'Pádel 1' },
  { id: 12, text: 'Tenis 1' },
]
const cell = {
  ...{ id_mst_recurso: 11, resultado: 'new', id_reg_reserva: null, pista: 11, importe: 0, precio: 0, choques: [], solapa: 0 },
  ...{ libres: [], motivo: null },
}
const plan = {
  fechas: [
    {
      ...{ fecha: '2099-12-01', resultado: 'new', hora_ini: 930, duracion: 60, antes: null, pagado: 0, marcable: 1, marcada: 1 },
      celdas: [cell],
    },
  ],
  ...{ choques: [], recursos: [], hasta: '2099-12-31', vista: 'a' },
}
const saved = { id_mst_reservasfijas: 5, creadas: 1, movidas: 0, quitadas: 0, anuladas: 0, saltadas: 0, actos: [] }
const missing = { status: 404, body: { status: 0, code: 'msg.not_found', msg: 'No se ha encontrado.' } }

const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))

/** Draws a screen of the course at its address over a server; returns the calls. */
async function drawn(Screen: ComponentType, address: string, own: object = {}) {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => {
    if (call === 'GET /api/cursos/7') return { body: { ...course, ...own } }
    if (call.startsWith('GET /api/cursos/')) return missing
    if (call === 'POST /api/permanentReservations/preview') return { body: plan }
    if (call === 'POST /api/tipo_recurso/0/reservasFijas') return { body: saved }
    if (call.includes('recurso/dropdown')) return { body: courts }
    if (call.includes('tipo_reserva/dropdown')) return { body: [{ id: 3, text: 'Clase' }] }
    if (call.startsWith('GET /api/tipo_recurso/2/')) {
      return { body: { recursos: [{ id_mst_recurso: 11, desc_recurso: 'Pádel 1' }] } }
    }
    return { body: [] }
  })
  location.hash = address
  const history = hashHistory()
  setHistory(history)
  const root = createRootRoute({ notFoundComponent: () => null })
  const routes = ['/cursos/$idcurso/permanent', '/reservas/$id/permanent']
    .flatMap((list) => [list, `${list}/new`])
    .map((path) => createRoute({ getParentRoute: () => root, path, component: Screen } as never))
  const routeTree = root.addChildren(routes as never)
  await draw(<RouterProvider router={createRouter({ routeTree, history, parseSearch } as never) as never} />, es)
  return asked
}
const buttonNames = () => [...document.querySelectorAll('.sf-courts button b')].map((one) => one.textContent)
afterEach(() => setSession(null))

test('the permanent bookings of a course are those of the asked day, under its name, with the way back (R-112)', async () => {
  const asked = await drawn(PermanentListScreen, '/cursos/7/permanent?date=24112026&')
  await expect.element(page.getByRole('heading', { name: 'Iniciación, martes: reservas fijas' })).toBeVisible()
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('GET /api/permanentReservations'))?.call)
    .toMatch(/fecha=24\/11\/2026.*id_mst_curso=7|fecha=2026-11-24.*id_mst_curso=7/)
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Reserva fija nueva' }))
  await expect.poll(() => location.hash).toContain('#/cursos/7/permanent/new?date=24112026')
  await drawn(PermanentListScreen, '/cursos/7/permanent')
  await userEvent.click(page.getByRole('button', { name: 'Volver al curso' }))
  await expect.poll(() => location.hash).toBe('#/cursos/4/7/detail')
})

test('a course that is not there is said, and nothing can be added to it (R-112)', async () => {
  await drawn(PermanentListScreen, '/cursos/99/permanent')
  await expect.element(page.getByText('No se ha encontrado.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reserva fija nueva' })).not.toBeInTheDocument()
  await drawn(NewPermanentScreen, '/cursos/99/permanent/new')
  await expect.element(page.getByText('No se ha encontrado.')).toBeVisible()
})

test('a new one begins with name and booking type of the course, and offers the courts of its sports (R-112, R-259)', async () => {
  await drawn(NewPermanentScreen, '/cursos/7/permanent/new')
  await expect.element(page.getByRole('textbox', { name: es['permanent-booking.nombre']! })).toHaveValue('Iniciación, martes')
  await expect.element(page.getByRole('combobox', { name: es['permanent-booking.id_mst_tiporeserva']! })).toHaveValue('Clase')
  await expect.poll(buttonNames).toEqual(['Pádel 1'])
  await userEvent.click(page.getByRole('button', { name: 'Cancelar' }))
  await expect.poll(() => location.hash).toBe('#/cursos/7/permanent')
})

test('a course of no sport is offered every court', async () => {
  await drawn(NewPermanentScreen, '/cursos/7/permanent/new', { tiposrecurso: [] })
  await expect.poll(buttonNames).toEqual(['Pádel 1', 'Tenis 1'])
})

test.each([
  ['of the course', '/cursos/7/permanent/new', '#/cursos/7/permanent'],
  ['of the sport on the asked day', '/reservas/2/permanent/new?date=24112026&', '#/reservas/2/permanent?date=24112026'],
])('saving returns to the list %s (R-257)', async (_list, address, list) => {
  const asked = await drawn(NewPermanentScreen, address)
  await userEvent.fill(page.getByRole('textbox', { name: es['permanent-booking.nombre']! }), 'Los martes')
  await userEvent.click(page.getByRole('checkbox', { name: /martes/i }))
  await userEvent.fill(page.getByRole('textbox', { name: /^Inicio/ }), '15:30')
  await userEvent.fill(page.getByRole('textbox', { name: /^Fin/ }), '16:30')
  await userEvent.click(page.getByRole('button', { name: /^Pádel 1/ }))
  await userEvent.click(page.getByRole('button', { name: 'Ver la fecha' }))
  await userEvent.click(page.getByRole('button', { name: 'Crear 1 reserva' }))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/tipo_recurso/0/reservasFijas')).toBe(true)
  await expect.poll(() => location.hash).toBe(list)
})
