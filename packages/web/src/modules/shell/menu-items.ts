import { type Icon, IconPoint } from '@tabler/icons-react'
import { type ClubInfo, currentSession } from '../../kit/reads/session.ts'
import { isReady, screenOf } from '../../kit/screen/screens.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { allowedSports, lastSport } from './allowed-sports.ts'

type MenuRow = ClubInfo['menus'][number]

/** Destination: one screen, or one for each sport or drawer. */
export interface MenuItem {
  readonly id: number
  readonly code: string
  readonly path: string
  readonly text: string
  readonly icon: Icon
  readonly group: string
  /** True if found by its name only: the sport has no shortcut in the menu. */
  readonly isOffMenu?: boolean
}
const groups = ['bookings', 'members', 'money', 'courts', 'access', 'competition', 'settings', 'tools'] as const

const item = (row: MenuRow, path: string, text: string): MenuItem => ({
  id: row.id,
  code: row.code,
  path,
  text,
  icon: screenOf(row.ruta)?.icon ?? IconPoint,
  group: row.grupo,
})

function expand(row: MenuRow, info: ClubInfo): MenuItem[] {
  const at = (id: number, text: string) => item(row, row.ruta.replace('{id}', String(id)), text)
  if (row.lugar === 'per-sport')
    return allowedSports().map(({ id, text, acceso_directo }) => ({ ...at(id, text), isOffMenu: !acceso_directo }))
  if (row.lugar === 'last-sport') return allowedSports().length === 0 ? [] : [at(lastSport(), tFound('menu', row.code))]
  if (row.lugar === 'per-drawer')
    return info.cajas.length === 1
      ? [at(info.cajas[0]!.id, tFound('menu', row.code))]
      : info.cajas.map(({ id, text }) => at(id, t('ui.register', { nombre: text })))
  return row.lugar === 'sidebar' ? [item(row, row.ruta, tFound('menu', row.code))] : []
}

/** Destinations of the sidebar, the palette and the shortcuts: existing screens within the user's rights and parameters, by group. */
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

/** Global actions of the palette: screens that begin something, such as a new member, and the close of each register. */
export function menuActions(): { id: string; text: string; path: string }[] {
  const info = currentSession()?.info
  if (!info) return []
  const begun = info.menus.filter(({ ruta, lugar, grupo }) => lugar === 'child' && grupo !== 'none' && !ruta.includes('{') && isReady(ruta))
  const closed = menuItems().filter(({ code }) => code === 'cash-register')
  return [
    ...begun.map(({ ruta, code }) => ({ id: `do:${ruta}`, text: tFound('menu', code), path: ruta })),
    ...closed.map(({ path, text }) => ({ id: `do:${path}`, text: t('ui.close_register', { nombre: text }), path })),
  ]
}

export interface MenuGroup {
  readonly name: string
  readonly items: readonly MenuItem[]
}
/** Lines of the sidebar under their headings; empty groups are omitted. */
export const menuGroups = (): MenuGroup[] => {
  const items = menuItems().filter(({ isOffMenu }) => !isOffMenu)
  return groups.map((name) => ({ name, items: items.filter(({ group }) => group === name) })).filter((group) => group.items.length > 0)
}
