import { resources } from '@app/contract'
import type { Resource } from '@app/contract/kit/resource'
import { crud } from './kit/crud.ts'
import type { Seed } from './kit/install.ts'
import { sendMail } from './kit/mail.ts'
import type { JobHandlers } from './kit/outbox.ts'
import type { Guards, Route } from './kit/serve.ts'
import { kitResources } from './kit/tables.ts'
import type { Check } from './kit/verify.ts'
import { guards as bookingConfigGuards, routes as bookingConfigRoutes } from './modules/booking-config/routes.ts'
import { guards as bookingsGuards, routes as bookingsRoutes } from './modules/bookings/routes.ts'
import { seed as seedBookings } from './modules/bookings/seed.ts'
import { checks as bookingsChecks } from './modules/bookings/verify.ts'
import { guards as calendarsGuards, routes as calendarsRoutes } from './modules/calendars/routes.ts'
import { guards as cashGuards, routes as cashRoutes } from './modules/cash/routes.ts'
import { seed as seedCash } from './modules/cash/seed.ts'
import { checks as cashChecks } from './modules/cash/verify.ts'
import { guards as clubGuards, routes as clubRoutes } from './modules/club/routes.ts'
import { guards as companyGuards, routes as companyRoutes } from './modules/company/routes.ts'
import { seed as seedCompany } from './modules/company/seed.ts'
import { guards as courtsGuards, routes as courtsRoutes } from './modules/courts/routes.ts'
import { seed as seedCourts } from './modules/courts/seed.ts'
import { guards as incomeTypesGuards, routes as incomeTypesRoutes } from './modules/income-types/routes.ts'
import { seed as seedIncomeTypes } from './modules/income-types/seed.ts'
import { guards as invoicesGuards, routes as invoicesRoutes } from './modules/invoices/routes.ts'
import { checks as invoicesChecks } from './modules/invoices/verify.ts'
import { guards as levelsGuards, routes as levelsRoutes } from './modules/levels/routes.ts'
import { guards as lightsGuards, routes as lightsRoutes } from './modules/lights/routes.ts'
import { guards as membersGuards, routes as membersRoutes } from './modules/members/routes.ts'
import { seed as seedMembers } from './modules/members/seed.ts'
import { guards as passTypesGuards, routes as passTypesRoutes } from './modules/pass-types/routes.ts'
import { routes as plannerRoutes } from './modules/planner/routes.ts'
import { guards as rankingsGuards, routes as rankingsRoutes } from './modules/rankings/routes.ts'
import { jobs as shellJobs } from './modules/shell/jobs.ts'
import { guards as shellGuards, routes as shellRoutes } from './modules/shell/routes.ts'
import { guards as suppliersGuards, routes as suppliersRoutes } from './modules/suppliers/routes.ts'
import { guards as tariffsGuards, routes as tariffsRoutes } from './modules/tariffs/routes.ts'
import { guards as weekStateGuards, routes as weekStateRoutes } from './modules/week-state/routes.ts'

/** Every call of the product with its handler: the generic routes that resources ask for, then each module's own. */
export const routes: readonly Route[] = [
  ...resources.flatMap((one) => crud(one as Resource)),
  ...clubRoutes,
  ...shellRoutes,
  ...membersRoutes,
  ...suppliersRoutes,
  ...cashRoutes,
  ...courtsRoutes,
  ...calendarsRoutes,
  ...lightsRoutes,
  ...incomeTypesRoutes,
  ...tariffsRoutes,
  ...passTypesRoutes,
  ...bookingsRoutes,
  ...bookingConfigRoutes,
  ...companyRoutes,
  ...levelsRoutes,
  ...rankingsRoutes,
  ...weekStateRoutes,
  ...plannerRoutes,
  ...invoicesRoutes,
]

/** Constraint → refusal, of every module. */
export const guards: Guards = {
  ...clubGuards,
  ...shellGuards,
  ...membersGuards,
  ...suppliersGuards,
  ...cashGuards,
  ...courtsGuards,
  ...calendarsGuards,
  ...lightsGuards,
  ...incomeTypesGuards,
  ...tariffsGuards,
  ...passTypesGuards,
  ...bookingsGuards,
  ...bookingConfigGuards,
  ...companyGuards,
  ...levelsGuards,
  ...rankingsGuards,
  ...weekStateGuards,
  ...invoicesGuards,
}

/** What a new club starts with, in the order in which one needs the other. */
export const seeds: readonly Seed[] = [seedMembers, seedCash, seedIncomeTypes, seedCompany, seedCourts, seedBookings]

/** The invariants that `npm run verify` looks at. */
export const checks: readonly Check[] = [...cashChecks, ...bookingsChecks, ...invoicesChecks]

/** Who does which job of the outbox. */
export const jobHandlers: JobHandlers = { mail: sendMail, ...shellJobs }

/** Table → resource: what a commit wrote, in the words of `changes`. The kit's own tables are no news to anyone. */
const own = new Set<string>(kitResources.map(({ table }) => table))
export const resourceOf: ReadonlyMap<string, string> = new Map(
  resources.filter(({ table }) => !own.has(table)).map(({ table, name }) => [table, name]),
)
