import { modules } from './index.ts'
import type { MenuRow } from './kit/menu.ts'
import { may, type Permitted } from './kit/permissions.ts'
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

/** Screens open to a user under these parameters. A screen with its parameter off is hidden, even from an administrator. */
export const menuOf = (user: Permitted, settings: Settings, isCentral = false): MenuEntry[] => {
  const isShown = ({ parametros, central }: MenuEntry) =>
    parametros.length === 0 || parametros.some((name) => isOn(settings[name])) || (central === true && isCentral && user.is_admin)
  return menuRows.filter((row) => row.right !== 'anyone' && may(user, row.right) && isShown(row))
}

/** The route without trailing slash and hash: '#/socios/' → '/socios'. */
const plainRoute = (route: string) => `/${route.replace(/^.*#/, '').replace(/^\/+|\/+$/g, '')}`

const namesIn = ({ ruta }: MenuEntry) => ruta.split('{').length

/** Menu row of an address. Each name in a route matches one segment; the row with the fewest names wins: literal ones over named ones. */
export function menuRowAt(route: string): MenuEntry | undefined {
  const path = plainRoute(route.split('?')[0]!)
  const fits = ({ ruta }: MenuEntry) => new RegExp(`^${ruta.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return menuRows.filter(fits).toSorted((a, b) => namesIn(a) - namesIn(b))[0]
}
