import type { ModuleName, ScreenCode } from '@app/contract/kit/product'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** Screen as listed by the `screens.tsx` of its module. */
export interface ScreenSpec {
  /** In the notation of the specification: '/caja/{id}'. */
  readonly path: string
  /** Code in the menu; the title is `menu.<code>`. */
  readonly code: ScreenCode
  /** Icon in the menu: the `icono` of its row there. */
  readonly icon?: Icon
  /** Modules with texts of the screen, besides its own and the shell. */
  readonly texts?: readonly ModuleName[]
  /** Path of the screen with the `<Outlet />` for it, such as the planner below a booking. */
  readonly under?: string
  readonly load: () => Promise<ComponentType>
}

let known: readonly ScreenSpec[] = []
/** Set once by router.tsx. */
export const setScreens = (screens: readonly ScreenSpec[]) => {
  known = screens
}

/** Screen of a literal route, parameter names included. */
export const screenOf = (ruta: string): ScreenSpec | undefined => known.find(({ path }) => path === ruta)
/** True if a route of the menu has a screen; others are not offered. */
export const isReady = (ruta: string): boolean => screenOf(ruta) !== undefined

const matches = (pattern: string, path: string) => {
  const patternParts = pattern.split('/')
  const pathParts = path.split('/')
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => (part.startsWith('{') ? /^\d+$/.test(pathParts[index]!) : part === pathParts[index]))
  )
}

/** Screen at a path, with parameters replaced by numbers; literal paths win. */
export const screenAt = (path: string): ScreenSpec | undefined => screenOf(path) ?? known.find((one) => matches(one.path, path))

/** Screens above a path, the outermost first. */
export const screensAbove = (path: string): { screen: ScreenSpec; path: string }[] => {
  const parts = path.split('/').filter(Boolean)
  return parts.slice(0, -1).flatMap((_, index) => {
    const at = `/${parts.slice(0, index + 1).join('/')}`
    const screen = screenAt(at)
    return screen ? [{ screen, path: at }] : []
  })
}
