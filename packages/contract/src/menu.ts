import { modules } from './index.ts'
import type { MenuRow } from './kit/menu.ts'
import { may } from './kit/permissions.ts'
import { isOn, type ParameterName, type Settings } from './modules/club/parameters.ts'
import { screensToCome } from './screens-to-come.ts'

/** A screen of the specification, built or not. */
export interface MenuEntry extends Omit<MenuRow, 'after' | 'parametros'> {
  readonly parametros: readonly ParameterName[]
  /** True if the screen is built. */
  readonly ready: boolean
}

type Row = MenuRow & { readonly parametros?: readonly ParameterName[] }
const placed = (rows: readonly Row[], ready: boolean) =>
  rows.map(({ after, parametros = [], ...row }) => ({ place: after ?? row.id, entry: { ...row, parametros, ready } }))

/** One row per screen route of the specification, in the order of the menu. */
export const menuRows: readonly MenuEntry[] = [
  ...Object.values(modules).flatMap(({ menu }) => placed(menu, true)),
  ...placed(screensToCome, false),
]
  .sort((a, b) => a.place - b.place || a.entry.id - b.entry.id)
  .map(({ entry }) => entry)

type Viewer = { is_admin: boolean; rights: readonly string[] }

/** Screens open to a user under these parameters. A screen with its parameter off is hidden, even from an administrator. */
export const menuOf = (user: Viewer, settings: Settings): MenuEntry[] =>
  menuRows.filter(
    ({ right, parametros }) =>
      right !== 'anyone' && may(user, right) && (parametros.length === 0 || parametros.some((name) => isOn(settings[name]))),
  )

/** The route without trailing slash and hash: '#/socios/' → '/socios'. */
const plainRoute = (route: string) => `/${route.replace(/^.*#/, '').replace(/^\/+|\/+$/g, '')}`

/** Menu row of an address. Each name in a route matches one integer segment or text segment; literal rows win over named ones. */
export function menuRowAt(route: string): MenuEntry | undefined {
  const path = plainRoute(route.split('?')[0]!)
  const fits = ({ ruta }: MenuEntry) => new RegExp(`^${ruta.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return menuRows.find(({ ruta }) => ruta === path) ?? menuRows.find(fits)
}
