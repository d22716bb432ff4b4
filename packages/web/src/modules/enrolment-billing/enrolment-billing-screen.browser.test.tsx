import { enrolmentBillingTexts } from '@app/contract/enrolment-billing/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { setHistory } from '../../kit/screen/navigation.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { EnrolmentBillingScreen } from './enrolment-billing-screen.tsx'

const es = inLanguage(enrolmentBillingTexts, 'es')
const row = (id: number, fecha_facturacion: string | null, more = {}) => ({
  ...{ url_club: 'segon.test', club: 'Segon club', id_inscrito: id, nombre_completo: `Persona ${id}`, titulo: 'Campus', grupo: 'A' },
  ...{ fecha: '2026-11-10', precio: 15, fecha_facturacion, marcado_hoy: 0, ...more },
})
afterEach(() => setSession(null))

async function show(central: boolean, clubes: object[]) {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  const asked = serve((call) => {
    if (call.includes('pageInfo')) return { body: { central: Number(central), clubes, sin_facturacion: [], sin_respuesta: ['Club lluny'] } }
    if (call.includes('marcarFacturado')) return { body: { inscritos: 2, importe: 30 } }
    if (call.includes('/actInscritosClub/')) return { body: [row(1, null), row(2, null), row(3, '2026-11-12')] }
    return { body: [] }
  })
  location.hash = '/facturacion_inscritos?mes=2026-11'
  const history = hashHistory()
  setHistory(history)
  const routeTree = createRootRoute({ component: EnrolmentBillingScreen })
  await draw(<RouterProvider router={createRouter({ routeTree, history }) as never} />, es)
  return asked
}

test('a club marks what is pending of a month, with the number and the sum it saw (R-449, A-176)', async () => {
  const own = { url_club: 'segon.test', nombre: 'Segon club', actividades: 1, campeonatos: 0 }
  const asked = await show(false, [own])
  await expect.element(page.getByText('Persona 3')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /Marcar 2 como facturados, 30,00/ }))
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ month: 11, year: 2026, url_club: 'segon.test', inscritos: 2, importe: 30 })
  await userEvent.click(page.getByRole('button', { name: 'Mes siguiente' }))
  await expect.poll(() => asked.some(({ call }) => call.includes('/actInscritosClub/12/2026'))).toBe(true)
})

test('the central view sums the clubs and opens one; clubs without an answer are named (R-450)', async () => {
  const asked = await show(true, [{ url_club: 'segon.test', nombre: 'Segon club', actividades: 1, campeonatos: 1 }])
  await expect.element(page.getByText(/Club lluny/)).toBeVisible()
  await expect.element(page.getByText('Pendiente en parte')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Club' }), 'Segon club')
  await expect.element(page.getByRole('heading', { name: 'Segon club' })).toBeVisible()
  await expect.poll(() => asked.some(({ call }) => call.includes('/actInscritosClub/11/2026?url_club=segon.test'))).toBe(true)
  expect(await violations()).toEqual([])
})

test('an enrolment without a day of billing is pending, any other one is billed on its day (R-448)', async () => {
  await show(false, [{ url_club: 'segon.test', nombre: 'Segon club', actividades: 1, campeonatos: 0 }])
  await expect.element(page.getByText('Persona 3')).toBeVisible()
  const states = [...document.querySelectorAll('.dg-body [data-column=fecha_facturacion]')].map((one) => one.textContent)
  expect(states).toEqual(['Pendiente', 'Pendiente', 'Facturado el 12/11/2026'])
})

test('a club with both sections off says which parameters switch them on (R-451)', async () => {
  await show(false, [{ url_club: 'segon.test', nombre: 'Segon club', actividades: 0, campeonatos: 0 }])
  await expect.element(page.getByText(/FACTURACION_ACTIVIDADES_INSCRITOS/)).toBeVisible()
})
