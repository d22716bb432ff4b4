import type { ModuleName } from '@app/contract'
import type { ScreenSpec } from './kit/screen/screens.ts'
import { screens as access } from './modules/access/screens.tsx'
import { screens as activities } from './modules/activities/screens.tsx'
import { screens as activityTypes } from './modules/activity-types/screens.tsx'
import { screens as bankReturns } from './modules/bank-returns/screens.tsx'
import { screens as bookingConfig } from './modules/booking-config/screens.tsx'
import { screens as bookings } from './modules/bookings/screens.tsx'
import { screens as c60 } from './modules/c60/screens.tsx'
import { screens as calendars } from './modules/calendars/screens.tsx'
import { screens as cards } from './modules/cards/screens.tsx'
import { screens as cash } from './modules/cash/screens.tsx'
import { screens as closures } from './modules/closures/screens.tsx'
import { screens as club } from './modules/club/screens.tsx'
import { screens as company } from './modules/company/screens.tsx'
import { screens as courses } from './modules/courses/screens.tsx'
import { screens as courts } from './modules/courts/screens.tsx'
import { screens as enrolmentBilling } from './modules/enrolment-billing/screens.tsx'
import { screens as feeTypes } from './modules/fee-types/screens.tsx'
import { screens as fees } from './modules/fees/screens.tsx'
import { screens as frames } from './modules/frames/screens.tsx'
import { screens as help } from './modules/help/screens.tsx'
import { screens as identity } from './modules/identity/screens.tsx'
import { screens as incomeTypes } from './modules/income-types/screens.tsx'
import { screens as intranetPanel } from './modules/intranet-panel/screens.tsx'
import { screens as labels } from './modules/labels/screens.tsx'
import { screens as letters } from './modules/letters/screens.tsx'
import { screens as levels } from './modules/levels/screens.tsx'
import { screens as lights } from './modules/lights/screens.tsx'
import { screens as mail } from './modules/mail/screens.tsx'
import { screens as matches } from './modules/matches/screens.tsx'
import { screens as memberMerge } from './modules/member-merge/screens.tsx'
import { screens as members } from './modules/members/screens.tsx'
import { screens as notifications } from './modules/notifications/screens.tsx'
import { screens as officialInvoices } from './modules/official-invoices/screens.tsx'
import { screens as oneOffIncome } from './modules/one-off-income/screens.tsx'
import { screens as passTypes } from './modules/pass-types/screens.tsx'
import { screens as periods } from './modules/periods/screens.tsx'
import { screens as permanent } from './modules/permanent/screens.tsx'
import { screens as planner } from './modules/planner/screens.tsx'
import { screens as products } from './modules/products/screens.tsx'
import { screens as rankings } from './modules/rankings/screens.tsx'
import { screens as receipts } from './modules/receipts/screens.tsx'
import { screens as registry } from './modules/registry/screens.tsx'
import { screens as reports } from './modules/reports/screens.tsx'
import { screens as season } from './modules/season/screens.tsx'
import { screens as setUp } from './modules/set-up/screens.tsx'
import { screens as shell } from './modules/shell/screens.tsx'
import { screens as suppliers } from './modules/suppliers/screens.tsx'
import { screens as tariffs } from './modules/tariffs/screens.tsx'
import { screens as till } from './modules/till/screens.tsx'
import { screens as verifactu } from './modules/verifactu/screens.tsx'
import { screens as wallet } from './modules/wallet/screens.tsx'
import { screens as weekState } from './modules/week-state/screens.tsx'

/** Screens of every module; a module of the contract missing in this list does not compile. Invoices, the ledger and bulk actions on members are shown within the screens of others. */
export const modules = {
  'booking-config': bookingConfig,
  bookings,
  calendars,
  cards,
  cash,
  'cash-machine': [],
  closures,
  club,
  company,
  'club-finder': [],
  courts,
  courses,
  notifications,
  'fee-types': feeTypes,
  fees,
  departures: [],
  identity,
  'income-types': incomeTypes,
  invoices: [],
  ledger: [],
  'activity-types': activityTypes,
  labels,
  levels,
  access,
  lights,
  mail,
  matches,
  activities,
  'intranet-panel': intranetPanel,
  frames,
  'enrolment-billing': enrolmentBilling,
  'member-page': [],
  'member-summary': [],
  'member-acts': [],
  'opening-balances': [],
  'member-merge': memberMerge,
  'member-documents': [],
  'member-hours': [],
  'member-permissions': [],
  members,
  'notification-ranges': [],
  'official-invoices': officialInvoices,
  verifactu,
  'one-off-income': oneOffIncome,
  'pass-types': passTypes,
  passes: [],
  periods,
  permanent,
  'personal-data': [],
  planner,
  products,
  rankings,
  receipts,
  letters,
  mandates: [],
  'bank-returns': bankReturns,
  c60,
  registry,
  reports,
  runs: [],
  season,
  shell,
  help,
  'set-up': setUp,
  suppliers,
  tariffs,
  till,
  wallet,
  'week-state': weekState,
} satisfies Record<ModuleName, readonly ScreenSpec[]>

/** Every screen, with the namespaces of its texts: its own module's first. */
export const screens = Object.entries<readonly ScreenSpec[]>(modules).flatMap(([name, own]) =>
  own.map((one) => ({ ...one, namespaces: [name, ...(one.texts ?? [])] })),
)
