import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { activityEnrolment, championshipEnrolment } from '../activities/activity.ts'
import { period } from './enrolments-of-month.ts'

const ofMonth = {
  /** Host name of the club. */
  url_club: field.text(253),
  /** The current month by default. */
  month: optional(period.month),
  year: optional(period.year),
} as const
const toMark = {
  ...ofMonth,
  /** Number and sum of the pending enrolments as shown; refused (409) if they differ. */
  inscritos: optional(field.integer({ min: 0 })),
  importe: optional(field.money({ min: 0 })),
} as const
const billed = object({ inscritos: field.integer(), importe: field.money() })

/** Marks the pending enrolments in activities of a club and month as billed today. Refused (409) without any. */
export const markActivitiesBilled = action({
  endpoint: 'POST /api/mgr/marcarFacturadoActividades',
  permission: 'invoices',
  input: toMark,
  output: billed,
  changes: [activityEnrolment],
})

/** The same for enrolments in championships. */
export const markChampionshipsBilled = action({
  endpoint: 'POST /api/mgr/marcarFacturadoCampeonatos',
  permission: 'invoices',
  input: toMark,
  output: billed,
  changes: [championshipEnrolment],
})

/** Takes back the marks of today from the enrolments in activities of a club and month. Refused (409) without any. */
export const unmarkActivitiesBilled = action({
  endpoint: 'POST /api/mgr/quitarFacturadoActividades',
  permission: 'invoices',
  input: ofMonth,
  output: billed,
  changes: [activityEnrolment],
})

/** The same for enrolments in championships. */
export const unmarkChampionshipsBilled = action({
  endpoint: 'POST /api/mgr/quitarFacturadoCampeonatos',
  permission: 'invoices',
  input: ofMonth,
  output: billed,
  changes: [championshipEnrolment],
})
