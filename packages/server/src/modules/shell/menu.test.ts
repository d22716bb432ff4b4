import { readFileSync } from 'node:fs'
import { settingsOf } from '@app/contract/club/parameters'
import { menuOf, menuRowAt } from '@app/contract/shell/menu'
import { menuRows } from '@app/contract/shell/menu-rows'
import { describe, expect, it } from 'vitest'

const settings = settingsOf([])

describe('the menu rows', () => {
  it('have one number, one code and one address each', () => {
    for (const key of ['id', 'code', 'ruta'] as const) expect(new Set(menuRows.map((row) => row[key])).size).toBe(menuRows.length)
  })
  it('hold every screen of the specification that has an address (A-64, A-111, A-112)', () => {
    const screens = readFileSync(new URL('../../../../../docs/spec/screens.tsv', import.meta.url), 'utf8')
      .split('\n')
      .slice(1)
    const routes = screens
      .map((line) => line.split('\t')[0]!.trim())
      .filter((route) => route.startsWith('/') || route.startsWith('.../'))
      .map((route) =>
        route
          .replace('...', '/reservas/{id}')
          .replace('{product}', 'tribuna')
          .replaceAll(/\?[^?]*/g, '')
          .replaceAll(/\{(\w+):int\}/g, '{$1}')
          .replaceAll(/:(\w+)/g, '{$1}')
          .replaceAll(/\/+/g, '/')
          .replace(/(.)\/$/, '$1'),
      )
    const known = new Set<string>(menuRows.map(({ ruta }) => ruta))
    expect(routes.length).toBeGreaterThan(80)
    expect(routes.filter((route) => !known.has(route) && route !== '/reservas')).toEqual([])
  })
  it('are found by address, with and without slash and hash, fixed words first (A-101, A-113)', () => {
    for (const route of ['/socios', '/socios/', '#/socios/', '/admin#/socios']) expect(menuRowAt(route)?.code).toBe('members')
    expect(menuRowAt('/reservas/7?date=20112026')?.code).toBe('planner')
    expect(menuRowAt('/reservas/pendientes')?.code).toBe('bookings-pending')
    expect(menuRowAt('/nada')).toBeUndefined()
  })
  it('belong to the rights that open them (R-013)', () => {
    const clerk = menuOf({ is_admin: false, rights: ['cash'] }, settings)
    expect(clerk.filter(({ right }) => right !== 'cash' && right !== 'signed-in')).toEqual([])
    expect(menuOf({ is_admin: true, rights: [] }, settings).length).toBeGreaterThan(clerk.length)
  })
})
