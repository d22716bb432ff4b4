import { incomeTypesTexts } from '@app/contract/income-types/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { shellTexts } from '@app/contract/shell/texts'
import { suppliersTexts } from '@app/contract/suppliers/texts'
import { RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialogs } from './kit/dialogs/dialogs.ts'
import { RefusedError } from './kit/dialogs/refused-error.ts'
import { toasts } from './kit/dialogs/toasts.ts'
import { setSession } from './kit/reads/session.ts'
import { makeRouter } from './router.tsx'
import { draw, serve } from './testing/page.tsx'

const es = { ...inLanguage(shellTexts, 'es'), ...inLanguage(suppliersTexts, 'es'), ...inLanguage(incomeTypesTexts, 'es') }
const menus = [
  { id: 45, code: 'suppliers', ruta: '/proveedor', icono: 'truck', grupo: 'money', lugar: 'sidebar', ready: true },
  { id: 53, code: 'planner', ruta: '/reservas/{id}', icono: 'calendar', grupo: 'bookings', lugar: 'per-sport', ready: true },
]
const texts = { lang: 'es', version: '1', strings: {} }
const refused = { status: 500, body: { code: 'msg.unexpected', msg: 'Ha fallado.' } }

beforeEach(async () => {
  await page.viewport(1440, 900)
  const settings = { rutaInicio: '', segundos_ultimos_accesos: 0, minutos_refresco_auto: 5 }
  const account = { id_mst_socios: 1, nombre: 'Rosa', is_staff: true, is_admin: false, rights: ['suppliers', 'bookings'], settings }
  const tipo_recursos = [{ id: 7, text: 'Pádel', acceso_directo: true }]
  const lists = { menus, tipo_recursos, tipo_recursos_permitidos: [0], cajas: [], locales: ['es-ES'] }
  setSession({ account, info: { club: 'Club', zona: 'Europe/Madrid', locale: 'es-ES', ...lists }, parameters: {} } as never)
})
afterEach(() => setSession(null))

/** Opens the product at an address over a server; `own` answers before its own answers. */
async function openAt(address: string, own: (call: string) => unknown = () => undefined) {
  serve(async (call) => {
    const found = await own(call)
    if (found) return found as { body: unknown }
    if (call.startsWith('GET /api/strings/')) return { body: texts }
    const shortcut = { id_accesodirecto_socio: 1, id_menu: 45, id_tipo_accesodirecto: 1, orden: 1 }
    return { body: call === 'GET /api/accesodirecto_socio' ? [shortcut] : [] }
  })
  location.hash = address
  const router = makeRouter()
  await draw(<RouterProvider router={router as never} />, es)
  return router
}
const crumbs = () => [...document.querySelectorAll('.crumbs a')].map((one) => [one.textContent, one.getAttribute('href')])

test('the shell has the menu at the side, the tabs of the quick accesses, and the toggles of its notices (R-006)', async () => {
  await openAt('/proveedor')
  const menu = page.getByRole('navigation', { name: es['ui.menu']! })
  await expect.element(menu.getByRole('link', { name: es['menu.suppliers']! })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Pádel' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: es['ui.quick_accesses']! })
  await expect.element(tabs.getByRole('link', { name: es['menu.suppliers']! })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: es['ui.notices']! }))
  await expect.element(page.getByRole('combobox', { name: es['ui.recent_accesses_every']! })).toBeVisible()
  await expect.element(page.getByRole('switch', { name: es['ui.drag_and_drop']! })).toBeVisible()
})

test('every screen is under the shell but those before signing in, and the first one is the planner of the first sport (R-011)', async () => {
  const { routesById } = await openAt('/')
  await expect.poll(() => location.hash).toBe('#/reservas/7')
  const outside = Object.keys(routesById).filter((id) => !id.startsWith('/main'))
  expect(outside.toSorted()).toEqual(['/forgot', '/login', '/login/reset/$token', '__root__'])
})

test('title and breadcrumb are the translated titles of a screen and of those above it (R-468)', async () => {
  await openAt('/proveedor')
  await expect.element(page.getByRole('heading', { level: 1, name: es['menu.suppliers']! })).toBeVisible()
  await expect.poll(() => document.title).toBe(`${es['menu.suppliers']} · Club`)
  expect(crumbs()).toEqual([])
  location.hash = '/proveedor/new'
  await expect.element(page.getByRole('heading', { level: 1, name: es['menu.supplier-new']! })).toBeVisible()
  await expect.poll(() => document.title).toBe(`${es['menu.supplier-new']} · Club`)
  expect(crumbs()).toEqual([[es['menu.suppliers'], '#/proveedor']])
})

test('a bar shows that a screen is coming, and is gone with it (R-467)', async () => {
  const arrived = Promise.withResolvers<void>()
  await openAt('/proveedor', (call) => call.startsWith('GET /api/strings/income-types') && arrived.promise.then(() => ({ body: texts })))
  const bar = page.getByRole('progressbar', { name: 'Cargando…' })
  await expect.element(page.getByRole('heading', { level: 1, name: es['menu.suppliers']! })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  location.hash = '/tipo_ingresos'
  await expect.element(bar).toBeInTheDocument()
  arrived.resolve()
  await expect.element(page.getByRole('heading', { level: 1, name: es['menu.income-types']! })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a screen that does not come is logged, and an unknown one is said in its place; neither is a toast or an alert (R-466)', async () => {
  const logged: unknown[][] = []
  const { error } = console
  console.error = (...said: unknown[]) => void logged.push(said)
  onTestFinished(() => {
    console.error = error
  })
  await openAt('/nada')
  await expect.element(page.getByText(es['ui.no_such_page']!)).toBeVisible()
  await openAt('/soporte', (call) => (call.startsWith('GET /api/infoVersion') || call.startsWith('GET /api/strings/')) && refused)
  await expect.element(page.getByText(es['ui.page_failed']!)).toBeVisible()
  expect(logged.filter(([first, ...more]) => first instanceof RefusedError && more.length === 0)).toHaveLength(1)
  expect([toasts.get(), dialogs.get()]).toEqual([[], []])
})
