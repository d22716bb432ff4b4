import { type ModuleName, resources } from '@app/contract'
import type { Resource } from '@app/contract/kit/resource'
import { menuRowAt } from '@app/contract/menu'
import { catalogueOf } from './kit/database/catalogue.ts'
import { crud } from './kit/database/crud.ts'
import type { Guards } from './kit/http/platform.ts'
import type { Restrictions } from './kit/http/restrictions.ts'
import type { Route } from './kit/http/serve.ts'
import type { Seed } from './kit/install.ts'
import { inOrder, type ServerModule } from './kit/module.ts'
import { nestedRoutes } from './kit/nested-routes.ts'
import type { Check } from './kit/verify.ts'
import type { Job } from './kit/work/attempt.ts'
import type { Closing } from './kit/work/closing.ts'
import type { Tidy } from './kit/work/housekeeping.ts'
import { accessModule } from './modules/access/module.ts'
import { activitiesModule } from './modules/activities/module.ts'
import { activityTypesModule } from './modules/activity-types/module.ts'
import { bankReturnsModule } from './modules/bank-returns/module.ts'
import { bookingConfigModule } from './modules/booking-config/module.ts'
import { bookingsModule } from './modules/bookings/module.ts'
import { renewOccupation } from './modules/bookings/public.ts'
import { c60Module } from './modules/c60/module.ts'
import { calendarsModule } from './modules/calendars/module.ts'
import { cardsModule } from './modules/cards/module.ts'
import { cashModule } from './modules/cash/module.ts'
import { cashMachineModule } from './modules/cash-machine/module.ts'
import { closuresModule } from './modules/closures/module.ts'
import { clubModule } from './modules/club/module.ts'
import { clubFinderModule } from './modules/club-finder/module.ts'
import { companyModule } from './modules/company/module.ts'
import { coursesModule } from './modules/courses/module.ts'
import { courtsModule } from './modules/courts/module.ts'
import { departuresModule } from './modules/departures/module.ts'
import { enrolmentBillingModule } from './modules/enrolment-billing/module.ts'
import { feeTypesModule } from './modules/fee-types/module.ts'
import { feesModule } from './modules/fees/module.ts'
import { framesModule } from './modules/frames/module.ts'
import { helpModule } from './modules/help/module.ts'
import { identityModule } from './modules/identity/module.ts'
import { incomeTypesModule } from './modules/income-types/module.ts'
import { intranetPanelModule } from './modules/intranet-panel/module.ts'
import { invoicesModule } from './modules/invoices/module.ts'
import { labelsModule } from './modules/labels/module.ts'
import { ledgerModule } from './modules/ledger/module.ts'
import { lettersModule } from './modules/letters/module.ts'
import { levelsModule } from './modules/levels/module.ts'
import { lightsModule } from './modules/lights/module.ts'
import { mailModule } from './modules/mail/module.ts'
import { mandatesModule } from './modules/mandates/module.ts'
import { matchesModule } from './modules/matches/module.ts'
import { memberActsModule } from './modules/member-acts/module.ts'
import { memberDocumentsModule } from './modules/member-documents/module.ts'
import { memberHoursModule } from './modules/member-hours/module.ts'
import { memberMergeModule } from './modules/member-merge/module.ts'
import { memberPageModule } from './modules/member-page/module.ts'
import { memberPermissionsModule } from './modules/member-permissions/module.ts'
import { memberSummaryModule } from './modules/member-summary/module.ts'
import { membersModule } from './modules/members/module.ts'
import { notificationRangesModule } from './modules/notification-ranges/module.ts'
import { notificationsModule } from './modules/notifications/module.ts'
import { officialInvoicesModule } from './modules/official-invoices/module.ts'
import { oneOffIncomeModule } from './modules/one-off-income/module.ts'
import { openingBalancesModule } from './modules/opening-balances/module.ts'
import { passTypesModule } from './modules/pass-types/module.ts'
import { passesModule } from './modules/passes/module.ts'
import { periodsModule } from './modules/periods/module.ts'
import { permanentModule } from './modules/permanent/module.ts'
import { personalDataModule } from './modules/personal-data/module.ts'
import { plannerModule } from './modules/planner/module.ts'
import { productsModule } from './modules/products/module.ts'
import { rankingsModule } from './modules/rankings/module.ts'
import { receiptsModule } from './modules/receipts/module.ts'
import { registryModule } from './modules/registry/module.ts'
import { reportsModule } from './modules/reports/module.ts'
import { runsModule } from './modules/runs/module.ts'
import { seasonModule } from './modules/season/module.ts'
import { setUpModule } from './modules/set-up/module.ts'
import { shellModule } from './modules/shell/module.ts'
import { suppliersModule } from './modules/suppliers/module.ts'
import { tariffsModule } from './modules/tariffs/module.ts'
import { tillModule } from './modules/till/module.ts'
import { verifactuModule } from './modules/verifactu/module.ts'
import { walletModule } from './modules/wallet/module.ts'
import { weekStateModule } from './modules/week-state/module.ts'

/** Every module of the server; one that the contract names and this list lacks does not compile. */
export const modules = {
  'booking-config': bookingConfigModule,
  bookings: bookingsModule,
  calendars: calendarsModule,
  cards: cardsModule,
  cash: cashModule,
  'cash-machine': cashMachineModule,
  closures: closuresModule,
  club: clubModule,
  company: companyModule,
  'club-finder': clubFinderModule,
  courts: courtsModule(renewOccupation),
  identity: identityModule,
  'income-types': incomeTypesModule,
  invoices: invoicesModule,
  activities: activitiesModule,
  'enrolment-billing': enrolmentBillingModule,
  frames: framesModule,
  'intranet-panel': intranetPanelModule,
  'activity-types': activityTypesModule,
  labels: labelsModule,
  ledger: ledgerModule,
  levels: levelsModule,
  access: accessModule,
  lights: lightsModule,
  letters: lettersModule,
  mail: mailModule,
  matches: matchesModule,
  'member-acts': memberActsModule,
  'opening-balances': openingBalancesModule,
  'member-documents': memberDocumentsModule,
  'member-hours': memberHoursModule,
  'member-merge': memberMergeModule,
  'member-permissions': memberPermissionsModule,
  members: membersModule,
  'notification-ranges': notificationRangesModule,
  'official-invoices': officialInvoicesModule,
  verifactu: verifactuModule,
  mandates: mandatesModule,
  receipts: receiptsModule,
  'bank-returns': bankReturnsModule,
  c60: c60Module,
  notifications: notificationsModule,
  'one-off-income': oneOffIncomeModule,
  'pass-types': passTypesModule,
  passes: passesModule,
  courses: coursesModule,
  'fee-types': feeTypesModule,
  fees: feesModule,
  departures: departuresModule,
  'member-page': memberPageModule,
  'member-summary': memberSummaryModule,
  'personal-data': personalDataModule,
  registry: registryModule,
  periods: periodsModule,
  runs: runsModule,
  permanent: permanentModule,
  planner: plannerModule,
  products: productsModule,
  rankings: rankingsModule,
  reports: reportsModule,
  season: seasonModule,
  shell: shellModule,
  help: helpModule,
  'set-up': setUpModule,
  suppliers: suppliersModule,
  tariffs: tariffsModule,
  till: tillModule,
  wallet: walletModule,
  'week-state': weekStateModule,
} satisfies Record<ModuleName, ServerModule>
const all: readonly ServerModule[] = Object.values<ServerModule>(modules)

/** The product's resources and screens, as the kit looks them up. */
export const catalogue = catalogueOf(resources as readonly Resource[], menuRowAt, {
  memberColumns: all.flatMap((one) => one.memberColumns ?? []),
  importRows: all.flatMap((one) => one.importRows ?? []),
})

const ownRoutes: readonly Route[] = [...catalogue.resources.flatMap((one) => crud(one)), ...all.flatMap((one) => one.routes)]
/** Every call of the product with its handler: the generic routes of resources, each module's own, those of parts under their parents. */
export const routes: readonly Route[] = [...ownRoutes, ...nestedRoutes(ownRoutes, catalogue.byTable)]

/** Constraint → refusal, of every module; a constraint belongs to one. */
export const guards: Guards = Object.assign({}, ...all.map((one) => one.guards))

/** Restrictions of rows, of every module; a table belongs to one. */
export const restrictions: Restrictions = Object.assign({}, ...all.map((one) => one.restrictions))

/** Seeds of a new club, in the order of their dependencies. */
export const seeds: readonly Seed[] = inOrder(modules, ({ seed }) => seed).map(({ part }) => part.run)

/** Demo data, module by module, in the order of their dependencies. */
export const demos = inOrder(modules, ({ demo }) => demo).map(({ name, part }) => ({ name, fill: part.fill }))

/** The invariants that `npm run verify` looks at. */
export const checks: readonly Check[] = all.flatMap((one) => one.checks ?? [])

/** Work of the modules at the end of transactions. */
export const closings: readonly Closing[] = all.flatMap((one) => one.closing ?? [])

/** Hourly work of the modules. */
export const tidies: readonly Tidy[] = all.flatMap((one) => one.tidy ?? [])

/** The kinds of outbox jobs with their handlers. */
export const jobs: readonly Job[] = all.flatMap((one) => one.jobs ?? [])
