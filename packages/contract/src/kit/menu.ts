import type { Permission } from './permissions.ts'

type MenuGroup = 'none' | 'bookings' | 'members' | 'money' | 'courts' | 'access' | 'competition' | 'settings' | 'tools'
/** `sidebar` shows it as it is, `per-sport` and `per-drawer` once for each of those, `child` not at all. */
type MenuPlace = 'sidebar' | 'per-sport' | 'per-drawer' | 'child'

/** A screen as its module declares it for the menu; its title is the text `menu.<code>`. */
export interface MenuRow {
  /** Kept for ever: shortcuts name it. The rows stand in its order. */
  readonly id: number
  /** The row of this id stands before it, whatever its own. */
  readonly after?: number
  readonly code: string
  /** Its route as the specification writes it. */
  readonly ruta: string
  readonly right: Permission
  /** Name of a Tabler icon. */
  readonly icono: string
  readonly grupo: MenuGroup
  readonly lugar: MenuPlace
  /** Any one of these parameters switches it on; without them it always is. */
  readonly parametros?: readonly string[]
}

/** The rows of a module; its codes and the names of its parameters are types. */
export const inMenu = <const R extends readonly MenuRow[]>(rows: R): R => rows
