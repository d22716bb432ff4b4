import { kitTexts } from './kit/kit-texts.ts'
import type { ContractModule } from './kit/module.ts'
import type { ProductResource, RefusalCode, TextKey } from './kit/product.ts'
import { kitRefusals, type RefusalStatus } from './kit/refusals.ts'
import { fill, inLanguage, type Language, languages, type Texts } from './kit/texts.ts'
import { messagesToCome } from './messages-to-come.ts'
import { accessModule } from './modules/access/module.ts'
import { activitiesModule } from './modules/activities/module.ts'
import { activityTypesModule } from './modules/activity-types/module.ts'
import { bankReturnsModule } from './modules/bank-returns/module.ts'
import { bookingConfigModule } from './modules/booking-config/module.ts'
import { bookingsModule } from './modules/bookings/module.ts'
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

/** Registry of every module of the product, each listed once. */
export const modules = {
  identity: identityModule,
  letters: lettersModule,
  mail: mailModule,
  shell: shellModule,
  help: helpModule,
  'set-up': setUpModule,
  club: clubModule,
  members: membersModule,
  'member-acts': memberActsModule,
  'opening-balances': openingBalancesModule,
  'member-merge': memberMergeModule,
  activities: activitiesModule,
  'enrolment-billing': enrolmentBillingModule,
  frames: framesModule,
  'intranet-panel': intranetPanelModule,
  'activity-types': activityTypesModule,
  labels: labelsModule,
  'member-documents': memberDocumentsModule,
  'member-hours': memberHoursModule,
  'member-permissions': memberPermissionsModule,
  'notification-ranges': notificationRangesModule,
  suppliers: suppliersModule,
  courts: courtsModule,
  calendars: calendarsModule,
  access: accessModule,
  lights: lightsModule,
  'income-types': incomeTypesModule,
  company: companyModule,
  'club-finder': clubFinderModule,
  tariffs: tariffsModule,
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
  bookings: bookingsModule,
  'booking-config': bookingConfigModule,
  levels: levelsModule,
  rankings: rankingsModule,
  'week-state': weekStateModule,
  planner: plannerModule,
  periods: periodsModule,
  runs: runsModule,
  permanent: permanentModule,
  reports: reportsModule,
  season: seasonModule,
  matches: matchesModule,
  closures: closuresModule,
  ledger: ledgerModule,
  invoices: invoicesModule,
  'official-invoices': officialInvoicesModule,
  verifactu: verifactuModule,
  mandates: mandatesModule,
  receipts: receiptsModule,
  'bank-returns': bankReturnsModule,
  c60: c60Module,
  notifications: notificationsModule,
  'one-off-income': oneOffIncomeModule,
  cards: cardsModule,
  'cash-machine': cashMachineModule,
  cash: cashModule,
  products: productsModule,
  till: tillModule,
  wallet: walletModule,
} satisfies Record<string, ContractModule>

/** Names of the modules that the server and the web must implement. */
export type ModuleName = keyof typeof modules

type Module = (typeof modules)[keyof typeof modules]
const all = Object.values<ContractModule>(modules)

/** Help of every screen. */
export const helpTopics = all.flatMap(({ help = [] }) => help)

/** Every table of a club, except those of the kit. */
export const resources = Object.values(modules).flatMap((one): readonly ProductResource[] => one.resources)

type KeysOf<T> = T extends unknown ? keyof T & string : never
declare module './kit/product.ts' {
  interface Product {
    readonly refusal: KeysOf<typeof kitRefusals | Module['refusals']>
    readonly text: KeysOf<typeof kitTexts | typeof messagesToCome | Module['texts']>
    readonly resource: Module['resources'][number]
    readonly module: keyof typeof modules
    readonly screen: Module['menu'][number]['code']
  }
}

export type { TextKey }

/** HTTP status by refusal code. */
export const allRefusals = Object.assign({}, kitRefusals, ...all.map(({ refusals }) => refusals)) as Readonly<
  Record<RefusalCode, RefusalStatus>
>

/** Every table of texts by namespace: the module name, 'kit' for the kits, 'to-come' for texts without a module yet. */
export const textsByName: Readonly<Record<string, Texts>> = Object.fromEntries([
  ['kit', kitTexts],
  ['to-come', messagesToCome],
  ...Object.entries<ContractModule>(modules).map(([name, { texts }]) => [name, texts]),
])
/** Every text in every language, by key. */
export const allTexts = Object.fromEntries(
  languages.map((language) => [language, Object.assign({}, ...Object.values(textsByName).map((texts) => inLanguage(texts, language)))]),
) as Readonly<Record<Language, Readonly<Record<TextKey, string>>>>

/** Text of a key that comes from data, in one language; undefined if the key is unknown. */
export const textFound = (key: string, language: Language): string | undefined =>
  (allTexts[language] as Readonly<Record<string, string | undefined>>)[key]

/** Text in a language, with its placeholders filled. */
export const say = (key: TextKey, language: Language, values?: Readonly<Record<string, string | number>>): string =>
  fill(allTexts[language][key], values)
