import { type AnyRoute, createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { hashHistory } from './kit/screen/history.ts'
import { setScreens } from './kit/screen/screens.ts'
import { startSession, startSignedOut } from './modules/shell/boot.ts'
import { CrashedScreen, MissingScreen } from './modules/shell/pages/missing-screen.tsx'
import { Shell } from './modules/shell/shell.tsx'
import { startPath } from './modules/shell/start-path.ts'
import { needTexts } from './modules/shell/texts.ts'
import { screens } from './routes.tsx'

setScreens(screens)

const root = createRootRoute({ notFoundComponent: MissingScreen, errorComponent: CrashedScreen })

const outside = (path: string, load: () => Promise<{ default: ComponentType }>) =>
  createRoute({ getParentRoute: () => root, path, beforeLoad: startSignedOut, component: lazyRouteComponent(load) })

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
  beforeLoad: async () => {
    throw redirect({ to: (await startPath()) as never, replace: true })
  },
})

const toPattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, '$$$1')

function routeOf(spec: (typeof screens)[number], parent: AnyRoute): AnyRoute {
  const route: AnyRoute = createRoute({
    getParentRoute: () => parent,
    path: toPattern(spec.path.slice((spec.under ?? '').length)),
    loader: () => needTexts(spec.namespaces),
    component: lazyRouteComponent(async () => ({ default: await spec.load() })),
  })
  return route.addChildren(routesUnder(spec.path, route))
}
const routesUnder = (path: string | undefined, parent: AnyRoute) =>
  screens.filter(({ under }) => under === path).map((one) => routeOf(one, parent))
const rest = createRoute({ getParentRoute: () => main, path: '$', component: MissingScreen })

const routeTree = root.addChildren([
  outside('/login', () => import('./modules/identity/sign-in-screen.tsx').then((m) => ({ default: m.SignInScreen }))),
  outside('/forgot', () => import('./modules/identity/forgot-screen.tsx').then((m) => ({ default: m.ForgotScreen }))),
  outside('/login/reset/$token', () => import('./modules/identity/reset-screen.tsx').then((m) => ({ default: m.ResetScreen }))),
  main.addChildren([start, ...routesUnder(undefined, main), rest]),
])

/** Search part as plain text both ways: '?date=01122026' is kept unchanged (W-4). */
const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
function stringifySearch(search: Record<string, unknown>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}

/** The one router: hash routes under /admin, both slash forms; navigation errors are only logged. */
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
