import type { ModuleName, ScreenCode } from '@app/contract/kit/product'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** A screen as the `screens.tsx` of its module lists it. */
export interface ScreenSpec {
  /** As the specification writes it: '/caja/{id}'. */
  readonly path: string
  /** Its code in the menu; the title is `menu.<code>`. */
  readonly code: ScreenCode
  /** Its picture in the menu: the `icono` of its row there. */
  readonly icon?: Icon
  /** Modules whose words it says beyond its own and the shell's. */
  readonly texts?: readonly ModuleName[]
  /** The path of the screen in whose `<Outlet />` it is drawn, such as the planner below a booking. */
  readonly under?: string
  readonly load: () => Promise<ComponentType>
}

let known: readonly ScreenSpec[] = []
/** Set once by router.tsx. */
export const setScreens = (screens: readonly ScreenSpec[]) => {
  known = screens
}

/** The screen of a route as it is written, names included. */
export const screenOf = (ruta: string): ScreenSpec | undefined => known.find(({ path }) => path === ruta)
/** Whether a route of the menu has its screen; the others are not offered. */
export const isReady = (ruta: string): boolean => screenOf(ruta) !== undefined

const matches = (pattern: string, path: string) => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith('{') ? /^\d+$/.test(given[index]!) : part === given[index]))
  )
}

/** The screen at a path, its names taken by numbers; literal paths win. */
export const screenAt = (path: string): ScreenSpec | undefined => screenOf(path) ?? known.find((one) => matches(one.path, path))

/** The screens above a path, the outermost first. */
export const screensAbove = (path: string): { screen: ScreenSpec; path: string }[] => {
  const parts = path.split('/').filter(Boolean)
  return parts.slice(0, -1).flatMap((_, index) => {
    const at = `/${parts.slice(0, index + 1).join('/')}`
    const screen = screenAt(at)
    return screen ? [{ screen, path: at }] : []
  })
}
