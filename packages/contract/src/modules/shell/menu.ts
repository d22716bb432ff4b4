import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { may } from '../../kit/permissions.ts'
import { list, object } from '../../kit/shapes.ts'
import type { Settings } from '../club/parameters.ts'
import { isOn } from '../club/parameters.ts'
import { type MenuEntry, menuRows } from './menu-rows.ts'

/** A screen of the menu; its title is the text `menu.<code>`. */
export const menuRow = object({
  id: field.integer(),
  code: field.text(60),
  ruta: field.text(200),
  icono: field.text(40),
  grupo: field.text(40),
  lugar: field.text(20),
  ready: field.flag(),
})

/** The screens that the signed-in user has: rights and parameters decide. */
export const menu = action({ endpoint: 'GET /api/menu', permission: 'signed-in', input: {}, output: list(menuRow) })

type Who = { is_admin: boolean; rights: readonly string[] }

/** The screens open to `who` under these parameters: a screen whose parameter is off is not offered, even to an administrator. */
export const menuOf = (who: Who, settings: Settings): MenuEntry[] =>
  menuRows.filter(
    ({ right, parametros }) =>
      right !== 'anyone' && may(who, right) && (parametros.length === 0 || parametros.some((name) => isOn(settings[name]))),
  )

/** The route without trailing slash and hash: '#/socios/' → '/socios'. */
const plainRoute = (route: string) => `/${route.replace(/^.*#/, '').replace(/^\/+|\/+$/g, '')}`

/** The menu row of an address, its names matching one segment each; literal rows win over named ones. */
export function menuRowAt(route: string): MenuEntry | undefined {
  const path = plainRoute(route.split('?')[0]!)
  const fits = ({ ruta }: MenuEntry) => new RegExp(`^${ruta.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  return menuRows.find(({ ruta }) => ruta === path) ?? menuRows.find(fits)
}
