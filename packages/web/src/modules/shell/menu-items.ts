import { t } from '../../kit/i18n.ts'
import { isReady } from '../../kit/screens.ts'
import { type ClubInfo, currentSession } from '../../kit/session.ts'

type MenuRow = ClubInfo['menus'][number]

/** A line of the sidebar: one screen, or one for each sport or drawer. */
export interface MenuItem {
  readonly id: number
  readonly code: string
  readonly path: string
  readonly text: string
  readonly icon: string
  readonly group: string
}
const groups = ['bookings', 'members', 'money', 'courts', 'access', 'competition', 'settings', 'tools'] as const

const item = (row: MenuRow, path: string, text: string): MenuItem => ({
  id: row.id,
  code: row.code,
  path,
  text,
  icon: row.icono,
  group: row.grupo,
})

/** The sports the user may see; 0 among the allowed ones means all. */
const allowedSports = ({ tipo_recursos, tipo_recursos_permitidos: allowed }: ClubInfo) =>
  tipo_recursos.filter(({ id }) => allowed.includes(0) || allowed.includes(id))

function expand(row: MenuRow, info: ClubInfo): MenuItem[] {
  const each = (list: readonly { id: number; text: string }[]) =>
    list.map(({ id, text }) => item(row, row.ruta.replace('{id}', String(id)), text))
  if (row.lugar === 'per-sport') return each(allowedSports(info))
  if (row.lugar === 'per-drawer')
    return info.cajas.length === 1
      ? [item(row, row.ruta.replace('{id}', String(info.cajas[0]!.id)), t(`menu.${row.code}`))]
      : each(info.cajas)
  return row.lugar === 'sidebar' ? [item(row, row.ruta, t(`menu.${row.code}`))] : []
}

/** The sidebar's lines: screens of the user's rights and parameters that exist, by group. */
export function menuItems(): MenuItem[] {
  const info = currentSession()?.info
  if (!info) return []
  const rows = info.menus.filter(({ ruta, lugar }) => lugar !== 'child' && isReady(ruta))
  return groups.flatMap((group) => {
    const own = rows.filter(({ grupo }) => grupo === group)
    const planners = own.filter(({ lugar }) => lugar === 'per-sport')
    return [...planners, ...own.filter((row) => !planners.includes(row))].flatMap((row) => expand(row, info))
  })
}

export interface MenuGroup {
  readonly name: string
  readonly items: readonly MenuItem[]
}
/** The same lines under their headings; groups without a line are left out. */
export const menuGroups = (): MenuGroup[] => {
  const items = menuItems()
  return groups.map((name) => ({ name, items: items.filter(({ group }) => group === name) })).filter((group) => group.items.length > 0)
}
