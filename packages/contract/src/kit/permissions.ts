/** Menu rights: what a staff member is granted by socios_menus rows. Every route names one; an administrator has them all. */
export const rights = [
  'bookings',
  'members',
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

/** `anyone` needs no session, `signed-in` any session, `admin` is_admin. */
export type Permission = Right | 'anyone' | 'signed-in' | 'admin'

/** Whether somebody may make a call that needs `permission`. */
export const may = (who: { is_admin: boolean; rights: readonly string[] } | null, permission: Permission) =>
  permission === 'anyone' || (who !== null && (permission === 'signed-in' || who.is_admin || who.rights.includes(permission)))
