import type { Fields } from '@app/contract/kit/field'
import type { Resource } from '@app/contract/kit/resource'
import { type AnyRoute, createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { hashHistory } from './kit/history.ts'
import type { ResourceScreenProps } from './kit/resource-screen.tsx'
import { type ScreenSpec, setScreens } from './kit/screens.ts'
import { startOutside, startSession } from './modules/shell/boot.ts'
import { CrashedScreen, MissingScreen } from './modules/shell/missing-screen.tsx'
import { Shell } from './modules/shell/shell.tsx'
import { startPath } from './modules/shell/start-path.ts'
import { needTexts } from './modules/shell/texts.ts'

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
const desk = ['planner', 'bookings', 'invoices', 'desk-ui', 'tariffs'] as const
const cash = ['cash', 'desk-ui'] as const
const memberTexts = ['members', 'members-ui'] as const
const courtTexts = ['courts', 'pictures'] as const
const supplierTexts = ['suppliers', 'members-ui'] as const
const calendarTexts = ['calendars', 'pictures'] as const
const lightTexts = ['lights', 'pictures'] as const
const tariffTexts = ['tariffs', 'pass-types', 'pictures'] as const

const screens: readonly ScreenSpec[] = [
  screen('/accesodirecto', 'quick-access', [], () => import('./modules/shell/quick-access-screen.tsx'), 'QuickAccessScreen'),
  screen(
    '/actSemanaEstado',
    'week-states',
    ['week-state'],
    () => import('./modules/week-state/week-states-screen.tsx'),
    'WeekStatesScreen',
  ),
  screen('/actualizaciones', 'updates', [], () => import('./modules/shell/updates-screen.tsx'), 'UpdatesScreen'),
  screen('/calendarios', 'calendars', calendarTexts, () => import('./modules/calendars/calendars-screen.tsx'), 'CalendarsScreen'),
  screen(
    '/calendarios/new',
    'calendar-new',
    calendarTexts,
    () => import('./modules/calendars/new-calendar-screen.tsx'),
    'NewCalendarScreen',
  ),
  screen(
    '/calendarios/calendarios/festivos',
    'holidays',
    calendarTexts,
    () => import('./modules/calendars/holidays-screen.tsx'),
    'HolidaysScreen',
  ),
  screen(
    '/calendarios/{id}/detail',
    'calendar-detail',
    calendarTexts,
    () => import('./modules/calendars/calendar-screen.tsx'),
    'CalendarScreen',
  ),
  screen(
    '/calendarios/{id}/edit',
    'opening-generate',
    calendarTexts,
    () => import('./modules/calendars/schedule-screens.tsx'),
    'GenerateScheduleScreen',
  ),
  screen(
    '/calendarios/{id}/detail/horario/{id_mst_horarios}/edit',
    'opening-edit',
    calendarTexts,
    () => import('./modules/calendars/schedule-screens.tsx'),
    'EditScheduleScreen',
  ),
  screen('/caja', 'cash-register', cash, () => import('./modules/cash/registers-screen.tsx'), 'RegistersScreen'),
  screen('/caja/{id}', 'cash-register', cash, () => import('./modules/cash/cash-screen.tsx'), 'CashScreen'),
  screen(
    '/campeonatoCategoria',
    'championship-categories',
    ['rankings'],
    () => import('./modules/rankings/categories-screen.tsx'),
    'CategoriesScreen',
  ),
  screen('/campeonatoRanking', 'rankings', ['rankings'], () => import('./modules/rankings/rankings-screen.tsx'), 'RankingsScreen'),
  screen('/correo', 'mailbox', [], () => import('./modules/shell/mailbox-screen.tsx'), 'MailboxScreen'),
  screen('/cuenta', 'account', [], () => import('./modules/shell/account-screen.tsx'), 'AccountScreen'),
  screen('/dashboard', 'dashboard', [], () => import('./modules/shell/dashboard-screen.tsx'), 'DashboardScreen'),
  screen('/empresas', 'companies', ['company'], () => import('./modules/company/companies-screen.tsx'), 'CompaniesScreen'),
  screen('/empresas/{id}/edit', 'company', ['company'], () => import('./modules/company/edit-company-screen.tsx'), 'EditCompanyScreen'),
  screen('/niveles', 'levels', ['levels'], () => import('./modules/levels/levels-screen.tsx'), 'LevelsScreen'),
  screen(
    '/luzcalendarios',
    'light-calendars',
    lightTexts,
    () => import('./modules/lights/light-calendars-screen.tsx'),
    'LightCalendarsScreen',
  ),
  screen(
    '/luzcalendarios/{id}/edit',
    'light-calendar-edit',
    lightTexts,
    () => import('./modules/lights/light-calendar-screen.tsx'),
    'LightCalendarScreen',
  ),
  screen(
    '/luzcalendarios/{id}/edit/{idtramo}/edittramo',
    'light-calendar-slot',
    lightTexts,
    () => import('./modules/lights/slot-screens.tsx'),
    'CalendarSlotScreen',
  ),
  screen('/luztramos', 'light-slots', lightTexts, () => import('./modules/lights/light-slots-screen.tsx'), 'LightSlotsScreen'),
  screen('/luztramos/{id}/edit', 'light-slot-edit', lightTexts, () => import('./modules/lights/slot-screens.tsx'), 'LightSlotScreen'),
  screen('/params', 'parameters', ['club'], () => import('./modules/club/parameters-screen.tsx'), 'ParametersScreen'),
  screen(
    '/params_tribuna',
    'booking-parameters',
    ['club'],
    () => import('./modules/club/booking-parameters-screen.tsx'),
    'BookingParametersScreen',
  ),
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
  screen(
    '/reservas/config',
    'booking-configurations',
    ['booking-config'],
    () => import('./modules/booking-config/config-screen.tsx'),
    'BookingConfigScreen',
  ),
  screen(
    '/reservas/config/edit/{id}',
    'booking-configuration-edit',
    ['booking-config'],
    () => import('./modules/booking-config/edit-config-screen.tsx'),
    'EditBookingConfigScreen',
  ),
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
  resourceScreen(
    '/socios/type',
    'member-types',
    memberTexts,
    async () => (await import('@app/contract/members/member-type')).memberType,
    ['desc', 'es_titular', 'nivel', 'horas_vista', 'finsemana_vista', 'activar_pago', 'anadir_invitado'],
    { more: { desc: { width: 240 }, horas_vista: { width: 210 } } },
  ),
  screen('/socios/{id}/edit', 'member-edit', memberTexts, () => import('./modules/members/edit-member-screen.tsx'), 'EditMemberScreen'),
  screen('/soporte', 'support', [], () => import('./modules/shell/support-screen.tsx'), 'SupportScreen'),
  screen('/tarifas', 'tariffs', tariffTexts, () => import('./modules/tariffs/tariffs-screen.tsx'), 'TariffsScreen'),
  screen(
    '/tarifas/abonos',
    'pass-prices',
    ['pass-types'],
    () => import('./modules/pass-types/price-matrix-screen.tsx'),
    'PriceMatrixScreen',
  ),
  screen('/tarifas/new', 'tariff-new', tariffTexts, () => import('./modules/tariffs/new-tariff-screen.tsx'), 'NewTariffScreen'),
  screen('/tarifas/{id}/edit', 'tariff-edit', tariffTexts, () => import('./modules/tariffs/edit-tariff-screen.tsx'), 'EditTariffScreen', [
    screen(
      '/tarifas/{id}/edit/TarifasPrecios/{id_mst_tarifas_precios}/TarifasPreciosTramos',
      'price-bands',
      tariffTexts,
      () => import('./modules/tariffs/bands-screen.tsx'),
      'BandsScreen',
    ),
  ]),
  screen(
    '/tipo_ingresos',
    'income-types',
    ['income-types'],
    () => import('./modules/income-types/income-types-screen.tsx'),
    'IncomeTypesScreen',
  ),
  screen('/tipoabono', 'pass-types', ['pass-types'], () => import('./modules/pass-types/pass-types-screen.tsx'), 'PassTypesScreen'),
  screen(
    '/tipoabono/edit/{id}',
    'pass-type-edit',
    ['pass-types'],
    () => import('./modules/pass-types/edit-pass-type-screen.tsx'),
    'EditPassTypeScreen',
  ),
  screen('/tipo_recursos', 'court-types', courtTexts, () => import('./modules/courts/types-screen.tsx'), 'TypesScreen'),
  screen('/tipo_recursos/new', 'court-type-new', courtTexts, () => import('./modules/courts/new-type-screen.tsx'), 'NewTypeScreen'),
  screen(
    '/tipo_recursos/{id}/edit',
    'court-type-edit',
    courtTexts,
    () => import('./modules/courts/edit-type-screen.tsx'),
    'EditTypeScreen',
  ),
  screen(
    '/tipo_recursos/{id}/detail',
    'court-type-detail',
    courtTexts,
    () => import('./modules/courts/type-detail-screen.tsx'),
    'TypeDetailScreen',
  ),
  screen(
    '/tipo_recursos/{id}/recursos/new',
    'court-new',
    courtTexts,
    () => import('./modules/courts/new-court-screen.tsx'),
    'NewCourtScreen',
  ),
  screen(
    '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit',
    'court-edit',
    courtTexts,
    () => import('./modules/courts/edit-court-screen.tsx'),
    'EditCourtScreen',
  ),
  screen(
    '/tipo_recursos/{id}/detail/{id_mst_recurso}/edit/{id_reg_recurso_pagotramos}/edit',
    'court-payment-slot',
    courtTexts,
    () => import('./modules/courts/payment-slot-screen.tsx'),
    'PaymentSlotScreen',
  ),
  screen(
    '/tipo_reservas',
    'booking-types',
    ['bookings', 'desk-ui'],
    () => import('./modules/bookings/types-screen.tsx'),
    'BookingTypesScreen',
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

/** The search part as plain text both ways: '?date=01122026' stays what it is (W-4). */
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
