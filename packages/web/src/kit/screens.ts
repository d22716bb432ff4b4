import type { ComponentType } from 'react'

/** One screen of the product, as routes.tsx lists them. */
export interface ScreenSpec {
  /** As the specification writes it: '/caja/{id}'. */
  readonly path: string
  /** Its code in the menu; the title is `menu.<code>`. */
  readonly code: string
  /** Namespaces of texts beyond those of the shell. */
  readonly texts: readonly string[]
  readonly load: () => Promise<{ default: ComponentType }>
  /** Screens drawn inside this one's `<Outlet />`, such as a booking over its planner. */
  readonly children: readonly ScreenSpec[]
}

const flat = (screens: readonly ScreenSpec[]): ScreenSpec[] => screens.flatMap((one) => [one, ...flat(one.children)])

let known: readonly ScreenSpec[] = []
/** Told once by routes.tsx. */
export const setScreens = (screens: readonly ScreenSpec[]) => {
  known = flat(screens)
}

/** Whether a route of the menu has its screen; the others are not offered. */
export const isReady = (ruta: string): boolean => known.some(({ path }) => path === ruta)

const matches = (pattern: string, path: string) => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith('{') ? /^\d+$/.test(given[index]!) : part === given[index]))
  )
}

/** The screen at a path, its names taken by numbers; literal paths win. */
export const screenAt = (path: string): ScreenSpec | undefined =>
  known.find((one) => one.path === path) ?? known.find((one) => matches(one.path, path))

/** The screens above a path, the outermost first. */
export const screensAbove = (path: string): { screen: ScreenSpec; path: string }[] => {
  const parts = path.split('/').filter(Boolean)
  return parts.slice(0, -1).flatMap((_, index) => {
    const at = `/${parts.slice(0, index + 1).join('/')}`
    const screen = screenAt(at)
    return screen ? [{ screen, path: at }] : []
  })
}
