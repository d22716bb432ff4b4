import { readFileSync } from 'node:fs'
import { settingsOf } from '@app/contract/club/parameters'
import { rightsIn } from '@app/contract/kit/permissions'
import { menuOf, menuRowAt, menuRows } from '@app/contract/menu'
import { describe, expect, it } from 'vitest'

const settings = settingsOf([])

/** Screens by number, in the order of the menu: shortcuts name the numbers, users know the order. New ones need not be added. */
const known = `
  1 login, 2 quick-access, 3 week-states, 4 updates, 5 cash-register, 6 calendars, 7 holidays, 8 calendar-new,
  9 calendar-detail, 10 opening-edit, 11 opening-generate, 12 championship-categories, 13 rankings, 14 access-codes, 15 fees,
  16 fee-detail, 17 courses, 18 course-students, 19 course-bookings, 20 course-booking-new, 21 course-groups, 22 dashboard,
  23 company, 99 companies, 24 enrolment-billing, 25 access-requests, 26 official-invoices, 27 web-manager, 28 web-camera,
  29 reports, 30 one-off-income, 31 light-calendars, 32 light-calendar-edit, 33 light-calendar-slot, 34 light-slots,
  35 light-slot-edit, 36 wallet-prices, 37 notifications, 38 notification-new, 39 notification-edit, 40 intranet,
  41 intranet-annual, 42 intranet-pending, 43 parameters, 44 booking-parameters, 45 suppliers, 46 supplier-new,
  47 supplier-edit, 48 receipts-generate, 49 receipts-open, 50 receipts-downloaded, 51 receipts-remittance, 52 remittances,
  53 planner, 64 permanent-bookings, 54 weekend, 62 blocks, 55 season-hours, 56 season-week, 57 booking-configurations, 58 booking-configuration-edit,
  59 bookings-pending, 60 booking-new, 61 booking-edit, 63 block-new,
  65 permanent-booking-new, 66 permanent-booking-edit, 67 members, 68 member-new, 69 member-edit, 70 member-types, 71 labels,
  72 registry, 73 member-search, 74 support, 75 tariffs, 76 tariff-new, 77 tariff-edit, 78 price-bands, 79 pass-prices,
  80 pass-types, 81 pass-type-edit, 82 fee-types, 83 income-types, 84 court-type-new, 85 court-type-detail, 86 court-type-edit,
  87 court-edit, 88 court-payment-slot, 89 court-new, 90 court-types, 91 booking-types, 92 till, 93 products, 94 levels,
  95 staff, 96 mailbox, 97 account, 98 member-import`

/** Routes of screens.tsv in the notation of the menu; dialogs have none. */
const routes = readFileSync(new URL('../../../../../docs/spec/screens.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
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

describe('the menu rows', () => {
  it('have one number, one code and one address each', () => {
    for (const key of ['id', 'code', 'ruta'] as const) expect(new Set(menuRows.map((row) => row[key])).size).toBe(menuRows.length)
  })
  it('keep their numbers and their order', () => {
    const kept = known.trim().split(/,\s+/)
    expect(menuRows.map(({ id, code }) => `${id} ${code}`).filter((row) => kept.includes(row))).toEqual(kept)
  })
  it('hold every screen of the specification that has an address (A-64, A-111, A-112)', () => {
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
  it('are each found at an address of their own', () => {
    const strayed = menuRows.filter((row) => menuRowAt(row.ruta.replaceAll(/\{\w+\}/g, '1')) !== row)
    expect(strayed.map(({ code }) => code)).toEqual([])
  })
  it('belong to the rights that open them (R-013)', () => {
    const clerk = menuOf({ is_staff: true, is_admin: false, rights: ['cash'] }, settings)
    expect(clerk.filter(({ right }) => !['cash', 'signed-in'].some((one) => rightsIn(right).includes(one)))).toEqual([])
    expect(clerk.map(({ code }) => code)).toEqual(expect.arrayContaining(['cash-register', 'report-list']))
    expect(menuOf({ is_staff: true, is_admin: true, rights: [] }, settings).length).toBeGreaterThan(clerk.length)
  })
})
