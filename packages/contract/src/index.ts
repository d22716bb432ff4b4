import type { Action } from './kit/action.ts'
import type { ContractModule } from './kit/module.ts'
import { type Language, languages } from './kit/texts.ts'
import { bookingsModule } from './modules/bookings/module.ts'
import { calendarsModule } from './modules/calendars/module.ts'
import { cashModule } from './modules/cash/module.ts'
import { clubModule } from './modules/club/module.ts'
import { coreModule } from './modules/core/module.ts'
import { courtsModule } from './modules/courts/module.ts'
import { deskUiModule } from './modules/desk-ui/module.ts'
import { gridModule } from './modules/grid/module.ts'
import { incomeTypesModule } from './modules/income-types/module.ts'
import { invoicesModule } from './modules/invoices/module.ts'
import { membersModule } from './modules/members/module.ts'
import { membersUiModule } from './modules/members-ui/module.ts'
import { plannerModule } from './modules/planner/module.ts'
import { shellModule } from './modules/shell/module.ts'
import { suppliersModule } from './modules/suppliers/module.ts'
import { tariffsModule } from './modules/tariffs/module.ts'
import { uiModule } from './modules/ui/module.ts'

/** The registry: every module of the product, once. The namespace of its texts is its name here. */
export const modules = {
  core: coreModule,
  ui: uiModule,
  grid: gridModule,
  shell: shellModule,
  club: clubModule,
  members: membersModule,
  suppliers: suppliersModule,
  courts: courtsModule,
  calendars: calendarsModule,
  'income-types': incomeTypesModule,
  tariffs: tariffsModule,
  bookings: bookingsModule,
  planner: plannerModule,
  invoices: invoicesModule,
  cash: cashModule,
  'desk-ui': deskUiModule,
  'members-ui': membersUiModule,
} satisfies Record<string, ContractModule>

/** Every table a club has, but the kit's own. */
export const resources = [
  ...coreModule.resources,
  ...uiModule.resources,
  ...gridModule.resources,
  ...shellModule.resources,
  ...clubModule.resources,
  ...membersModule.resources,
  ...suppliersModule.resources,
  ...courtsModule.resources,
  ...calendarsModule.resources,
  ...incomeTypesModule.resources,
  ...tariffsModule.resources,
  ...bookingsModule.resources,
  ...plannerModule.resources,
  ...invoicesModule.resources,
  ...cashModule.resources,
  ...deskUiModule.resources,
  ...membersUiModule.resources,
] as const

export const allActions: readonly Action[] = Object.values<ContractModule>(modules).flatMap(({ actions }) => actions)

export const allRefusals = {
  ...coreModule.refusals,
  ...uiModule.refusals,
  ...gridModule.refusals,
  ...shellModule.refusals,
  ...clubModule.refusals,
  ...membersModule.refusals,
  ...suppliersModule.refusals,
  ...courtsModule.refusals,
  ...calendarsModule.refusals,
  ...incomeTypesModule.refusals,
  ...tariffsModule.refusals,
  ...bookingsModule.refusals,
  ...plannerModule.refusals,
  ...invoicesModule.refusals,
  ...cashModule.refusals,
  ...deskUiModule.refusals,
  ...membersUiModule.refusals,
}
/** Every expected no of the product: its text key, which decides the HTTP status. */
export type RefusalCode = keyof typeof allRefusals

/** Every text in every language, by key. */
export const allTexts = Object.fromEntries(
  languages.map((language) => [language, Object.assign({}, ...Object.values<ContractModule>(modules).map(({ texts }) => texts[language]))]),
) as Record<Language, Record<string, string>>
