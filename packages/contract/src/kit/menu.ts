import type { Permission } from './permissions.ts'

type MenuGroup = 'none' | 'bookings' | 'members' | 'money' | 'courts' | 'access' | 'competition' | 'settings' | 'tools'
/** `sidebar` shows the row once, `last-sport` once too, at the sport last seen, `per-sport` and `per-drawer` once for each sport or drawer, `child` never. */
type MenuPlace = 'sidebar' | 'last-sport' | 'per-sport' | 'per-drawer' | 'child'

/** Screen as its module declares it for the menu; its title is the text `menu.<code>`. */
export interface MenuRow {
  /** Permanent: shortcuts store it. Rows are in its order. */
  readonly id: number
  /** Id of the row directly before this one, overriding the order of ids. */
  readonly after?: number
  readonly code: string
  /** Route as written in the specification. */
  readonly ruta: string
  readonly right: Permission
  /** Name of a Tabler icon. */
  readonly icono: string
  readonly grupo: MenuGroup
  readonly lugar: MenuPlace
  /** Any one of these parameters switches the row on; without parameters it is always on. */
  readonly parametros?: readonly string[]
  /** On for administrators of the central club, whatever the parameters. */
  readonly central?: true
}

/** Menu rows of a module; its codes and parameter names are types. */
export const inMenu = <const R extends readonly MenuRow[]>(rows: R): R => rows
