import { intranetTexts } from '@app/contract/intranet-panel/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { addDays } from '@app/contract/values/day'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { today } from '../../kit/reads/today.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { setHistory } from '../../kit/screen/navigation.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { IntranetAnnualScreen } from './intranet-annual-screen.tsx'
import { IntranetPendingScreen } from './intranet-pending-screen.tsx'
import { IntranetScreen } from './intranet-screen.tsx'

const es = inLanguage(intranetTexts, 'es')
const row = {
  ...{ tipo: 'factura', cod: 'FV-1', ejercicio: 2020, fecha: '2020-10-15', vencimiento: '2020-11-14', cliente: 'Bar Les Pistes, SL' },
  ...{
    email: 'bar@example.org',
    concepto: 'Publicidad',
    importe: 1452,
    fecha_pago: null,
    numavisos: 0,
    ultimo_acto: null,
    fecha_acto: null,
  },
}
afterEach(() => setSession(null))

async function show(component: () => React.ReactNode, rows: object[], user = 'club') {
  setSession({
    account: { is_staff: true, is_admin: true, rights: [] },
    info: { zona: 'Europe/Madrid' },
    parameters: { USUARIO_WEB_INTRANET: user },
  } as never)
  const asked = serve((call, body) => {
    if (call.includes('marcar-pagada')) return { body: { fecha_pago: '2026-11-20' } }
    if (call.includes('cambiar-estado')) return { body: { numavisos: body.numavisos } }
    if (call.includes('emailFactura')) return { body: { enviadas: 1 } }
    return call.includes('oftneos') || call.includes('oftNeos') ? { body: rows } : { body: null }
  })
  location.hash = '/panelintranet'
  const history = hashHistory()
  setHistory(history)
  const routeTree = createRootRoute({ component })
  await draw(<RouterProvider router={createRouter({ routeTree, history }) as never} />, es)
  return asked
}
const bodyOf = (asked: Awaited<ReturnType<typeof show>>, path: string) => asked.find(({ call }) => call === `POST ${path}`)?.body

test('an overdue invoice is marked as paid and mailed from its row (A-52)', async () => {
  const asked = await show(IntranetPendingScreen, [row, { ...row, cod: 'FV-2', email: null }])
  await expect.element(page.getByText(/Vencida/).first()).toBeVisible()
  expect(await violations()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Enviar FV-2 por correo' })).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: 'Marcar pagada FV-1' }))
  await expect.poll(() => bodyOf(asked, '/api/facturas-softneos/marcar-pagada')).toEqual({ tipo: 'factura', cod: 'FV-1' })
  await userEvent.click(page.getByRole('button', { name: 'Enviar FV-1 por correo' }))
  await userEvent.click(page.getByRole('button', { name: 'Enviar 1 por correo' }))
  await expect.poll(() => bodyOf(asked, '/api/emailFacturaSoftNeos')).toEqual({ tipo: 'factura', facturas: ['FV-1'] })
})

test('figures sum what is unpaid, overdue and collected, narrow the list, and the overdue ones are reminded together', async () => {
  const day = today()
  const paid = { ...row, cod: 'FV-3', importe: 500, fecha_pago: day }
  const soon = { ...row, cod: 'FV-4', importe: 700, vencimiento: addDays(day, 6) }
  const later = { ...row, cod: 'FV-5', importe: 900, vencimiento: addDays(day, 7) }
  const asked = await show(IntranetScreen, [row, paid, soon, later])
  const figure = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect.poll(() => figure('Pendiente').element().textContent).toMatch(/3\.052,00\s€3 facturas$/)
  await expect.poll(() => figure('Vencido').element().textContent).toMatch(/1\.452,00\s€1 factura, la peor \d+ días$/)
  await expect.poll(() => figure('Vence en siete días').element().textContent).toMatch(/700,00\s€1 factura$/)
  await expect.poll(() => figure('Cobrado este mes').element().textContent).toMatch(/500,00\s€1 factura$/)
  await userEvent.click(figure('Vence en siete días'))
  await expect.poll(() => document.querySelectorAll('.dg-body [role=row]').length).toBe(1)
  await userEvent.click(figure('Vence en siete días'))
  await expect.poll(() => document.querySelectorAll('.dg-body [role=row]').length).toBe(4)
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Recordar 1 vencida' }))
  await userEvent.click(page.getByRole('button', { name: 'Enviar 1 por correo' }))
  await expect.poll(() => bodyOf(asked, '/api/emailFacturaSoftNeos')).toEqual({ tipo: 'factura', facturas: ['FV-1'] })
})

test('a yearly invoice gets a notice more or less', async () => {
  const asked = await show(IntranetAnnualScreen, [{ ...row, tipo: 'anual', cod: 'AN-1', numavisos: 1 }])
  await userEvent.click(page.getByRole('button', { name: 'Apuntar un aviso más de AN-1' }))
  await expect
    .poll(() => bodyOf(asked, '/api/facturas-softneos/cambiar-estado-aviso'))
    .toEqual({ ejercicio: 2020, cod: 'AN-1', numavisos: 2 })
})

test('without invoices, or without a web user, the screen says why', async () => {
  await show(IntranetScreen, [])
  await expect.element(page.getByText('Aquí no hay facturas')).toBeVisible()
  await show(IntranetScreen, [], '')
  await expect.element(page.getByText(/USUARIO_WEB_INTRANET/)).toBeVisible()
})
