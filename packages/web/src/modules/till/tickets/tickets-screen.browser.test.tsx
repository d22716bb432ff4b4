import { inLanguage } from '@app/contract/kit/texts'
import { tillTexts } from '@app/contract/till/texts'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { hashHistory } from '../../../kit/screen/history.ts'
import { draw, serve } from '../../../testing/page.tsx'
import { TicketsScreen } from './tickets-screen.tsx'

const cart = (id: number) => ({
  ...{ id_reg_tpv_carro: id, fecha_creacion: '2026-11-20T10:00:00Z', fecha_pago: null, id_mst_socios: null, nombre_completo: null },
  ...{ desc_socio_creacion: null, estado: 'aparcado', lineas: 1, te_qrs: 0, total: 3, devuelto: null },
})
afterEach(() => setSession(null))

test('the carts have pages of 10, of 20, or one of all (R-390)', async () => {
  setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: { zona: 'Europe/Madrid' }, parameters: {} } as never)
  serve((call) => ({ body: call.includes('buscarCarroGrid') ? Array.from({ length: 25 }, (_, index) => cart(index + 1)) : [] }))
  location.hash = '/'
  const routeTree = createRootRoute({ component: TicketsScreen })
  await draw(<RouterProvider router={createRouter({ routeTree, history: hashHistory() }) as never} />, inLanguage(tillTexts, 'es'))
  const size = page.getByLabelText('Por página')
  await expect.element(size).toHaveValue('10')
  expect([...size.element().querySelectorAll('option')].map((one) => one.textContent)).toEqual(['10', '20', 'Todas'])
})
