import type { Fields } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import { type AnyRoute, createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { hashHistory } from './kit/history.ts'
import type { ResourceScreenProps } from './kit/resource-screen.tsx'
import { type ScreenSpec, setScreens } from './kit/screens.ts'
import { needTexts } from './kit/texts.ts'
import { startOutside, startSession } from './modules/shell/boot.ts'
import { CrashedScreen, MissingScreen } from './modules/shell/missing-screen.tsx'
import { Shell } from './modules/shell/shell.tsx'
import { startPath } from './modules/shell/start-path.ts'

// oxlint-disable eslint/max-params -- the list of screens reads as a table
/** One line per screen: its route as the specification writes it, its code in the menu, the texts it needs, its component. */
function screen<M extends Record<string, unknown>, K extends keyof M & string>(
  path: string,
  code: string,
  texts: readonly string[],
  load: () => Promise<M>,
  name: K,
  children: readonly ScreenSpec[] = [],
): ScreenSpec {
  return { path, code, texts, load: async () => ({ default: (await load())[name] as ComponentType }), children }
}

/** A screen that is the generic one for a resource: grid, form and delete follow from its declaration. */
function resourceScreen<F extends Fields>(
  path: string,
  code: string,
  texts: readonly string[],
  load: () => Promise<Resource<string, string, F>>,
  columns: readonly (keyof F & string)[],
  more: Omit<ResourceScreenProps<F>, 'resource' | 'columns'> = {},
): ScreenSpec {
  const compose = async () => {
    const [resource, { ResourceScreen }] = await Promise.all([load(), import('./kit/resource-screen.tsx')])
    return { default: () => <ResourceScreen resource={resource} columns={columns} {...more} /> }
  }
  return { path, code, texts, load: compose, children: [] }
}

// oxlint-enable eslint/max-params

/** Texts of the desk: planner, bookings and their money. */
const desk = ['planner', 'bookings', 'invoices', 'desk-ui'] as const
const cash = ['cash', 'desk-ui'] as const
const memberTexts = ['members', 'members-ui'] as const
const supplierTexts = ['suppliers', 'members-ui'] as const

const screens: readonly ScreenSpec[] = [
  screen('/accesodirecto', 'quick-access', [], () => import('./modules/shell/quick-access-screen.tsx'), 'QuickAccessScreen'),
  screen('/actualizaciones', 'updates', [], () => import('./modules/shell/updates-screen.tsx'), 'UpdatesScreen'),
  screen('/caja', 'cash-register', cash, () => import('./modules/cash/registers-screen.tsx'), 'RegistersScreen'),
  screen('/caja/{id}', 'cash-register', cash, () => import('./modules/cash/cash-screen.tsx'), 'CashScreen'),
  screen('/correo', 'mailbox', [], () => import('./modules/shell/mailbox-screen.tsx'), 'MailboxScreen'),
  screen('/cuenta', 'account', [], () => import('./modules/shell/account-screen.tsx'), 'AccountScreen'),
  screen('/dashboard', 'dashboard', [], () => import('./modules/shell/dashboard-screen.tsx'), 'DashboardScreen'),
  screen('/params', 'parameters', ['club'], () => import('./modules/club/parameters-screen.tsx'), 'ParametersScreen'),
  screen('/personal', 'staff', [], () => import('./modules/shell/staff-screen.tsx'), 'StaffScreen'),
  screen('/proveedor', 'suppliers', supplierTexts, () => import('./modules/suppliers/suppliers-screen.tsx'), 'SuppliersScreen'),
  screen('/proveedor/new', 'supplier-new', supplierTexts, () => import('./modules/suppliers/new-supplier-screen.tsx'), 'NewSupplierScreen'),
  screen(
    '/proveedor/{id}/edit',
    'supplier-edit',
    supplierTexts,
    () => import('./modules/suppliers/edit-supplier-screen.tsx'),
    'EditSupplierScreen',
  ),
  screen('/reservas', 'planner', ['planner'], () => import('./modules/planner/last-planner-screen.tsx'), 'LastPlannerScreen'),
  screen('/reservas/{id}', 'planner', desk, () => import('./modules/planner/planner-screen.tsx'), 'PlannerScreen', [
    screen(
      '/reservas/{id}/create/{id_mst_recurso}/{hora_ini}',
      'booking-new',
      desk,
      () => import('./modules/bookings/new-booking-panel.tsx'),
      'NewBookingPanel',
    ),
    screen('/reservas/{id}/{id_reserva}', 'booking-edit', desk, () => import('./modules/bookings/booking-panel.tsx'), 'BookingPanel'),
  ]),
  screen('/socios', 'members', memberTexts, () => import('./modules/members/members-screen.tsx'), 'MembersScreen'),
  screen('/socios/buscar', 'member-search', memberTexts, () => import('./modules/members/search-screen.tsx'), 'MemberSearchScreen'),
  screen(
    '/socios/importar',
    'member-import',
    memberTexts,
    () => import('./modules/members/import/import-screen.tsx'),
    'MemberImportScreen',
  ),
  screen('/socios/new', 'member-new', memberTexts, () => import('./modules/members/new-member-screen.tsx'), 'NewMemberScreen'),
  screen('/socios/type', 'member-types', memberTexts, () => import('./modules/members/types-screen.tsx'), 'MemberTypesScreen'),
  screen('/socios/{id}/edit', 'member-edit', memberTexts, () => import('./modules/members/edit-member-screen.tsx'), 'EditMemberScreen'),
  screen('/soporte', 'support', [], () => import('./modules/shell/support-screen.tsx'), 'SupportScreen'),
  resourceScreen(
    '/tipo_reservas',
    'booking-types',
    ['bookings', 'desk-ui'],
    async () => (await import('@app/contract/bookings/booking-type')).bookingType,
    ['desc_tiporeserva', 'color', 'preciohora', 'visible', 'desc_tiporeserva_usuario', 'color_usuario', 'restriccion_reservas', 'activo'],
    { ownUpdate: true, given: { color: '#0000ff' } },
  ),
]
setScreens(screens)

const root = createRootRoute({ notFoundComponent: MissingScreen, errorComponent: CrashedScreen })

const outside = (path: string, load: () => Promise<{ default: ComponentType }>) =>
  createRoute({ getParentRoute: () => root, path, beforeLoad: startOutside, component: lazyRouteComponent(load) })

const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  component: Shell,
  notFoundComponent: MissingScreen,
  beforeLoad: async ({ location }) => {
    const session = await startSession()
    const to = location.href === '/' ? undefined : location.href
    if (!session) throw redirect({ to: '/login', search: { to } as never })
    if (session.account.second_factor_pending && location.pathname !== '/cuenta') throw redirect({ to: '/cuenta' as never })
  },
})
const start = createRoute({
  getParentRoute: () => main,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: startPath() as never, replace: true })
  },
})

const toPattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, '$$$1')

function routeOf(spec: ScreenSpec, parent: AnyRoute, parentPath = ''): AnyRoute {
  const route: AnyRoute = createRoute({
    getParentRoute: () => parent,
    path: toPattern(spec.path.slice(parentPath.length)),
    loader: () => needTexts(spec.texts),
    component: lazyRouteComponent(spec.load),
  })
  return spec.children.length > 0 ? route.addChildren(spec.children.map((child) => routeOf(child, route, spec.path))) : route
}
const rest = createRoute({ getParentRoute: () => main, path: '$', component: MissingScreen })

const routeTree = root.addChildren([
  outside('/login', () => import('./modules/shell/sign-in-screen.tsx').then((m) => ({ default: m.SignInScreen }))),
  outside('/forgot', () => import('./modules/shell/forgot-screen.tsx').then((m) => ({ default: m.ForgotScreen }))),
  outside('/login/reset/$token', () => import('./modules/shell/reset-screen.tsx').then((m) => ({ default: m.ResetScreen }))),
  main.addChildren([start, ...screens.map((one) => routeOf(one, main)), rest]),
])

/** The search part as plain text both ways: '?date=01122026' stays what it is (stack-web T4). */
const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
function stringifySearch(search: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}

/** The one router: hash routes under /admin, both slash forms; what goes wrong on the way is only logged. */
export function makeRouter() {
  return createRouter({
    routeTree,
    history: hashHistory(),
    parseSearch,
    stringifySearch,
    trailingSlash: 'preserve',
    defaultPreload: false,
    defaultPendingMs: 100_000,
    defaultErrorComponent: CrashedScreen,
    defaultOnCatch: (error) => console.error(error),
    scrollRestoration: false,
  })
}
