/** Menu rights, granted to a staff member by socios_menus rows. An administrator has them all. */
export const rights = [
  'bookings',
  'members',
  'messages',
  'suppliers',
  'cash',
  'invoices',
  'courts',
  'calendars',
  'tariffs',
  'params',
  'rankings',
] as const
export type Right = (typeof rights)[number]

/**
 * Permission of a call: the right of the screen that shows it, or any of several rights if several screens do. `admin` is is_admin.
 * `signed-in` is any session of staff: only for the user's own account, settings and the data of the shell. `member` is the session of any
 * member, staff included: only for what is the member's own (0195). `anyone` needs none.
 */
export type Permission = 'anyone' | 'member' | 'signed-in' | 'admin' | Right | readonly Right[]

/** Facts of a user that decide the permitted calls. */
export interface Permitted {
  readonly is_staff: boolean
  readonly is_admin: boolean
  readonly rights: readonly string[]
}

/** True if the user may make a call that needs `permission`. Beyond the own page everything takes staff, rights and `is_admin` included. */
export function may(user: Permitted | null, permission: Permission): boolean {
  if (permission === 'anyone') return true
  if (user === null) return false
  if (permission === 'member') return true
  if (!user.is_staff) return false
  return permission === 'signed-in' || user.is_admin || rightsIn(permission).some((right) => user.rights.includes(right))
}

/** Right needed beside that of the screen by a call that gives value out. */
export const givingRight = 'cash'

/** True if the user may make the call. */
export const mayCall = (
  user: Permitted | null,
  { permission, gives }: { readonly permission: Permission; readonly gives?: true },
): boolean => may(user, permission) && (!gives || may(user, givingRight))

/** The rights of which one is enough; for other permissions the permission name. */
export const rightsIn = (permission: Permission): readonly string[] => (typeof permission === 'string' ? [permission] : permission)
