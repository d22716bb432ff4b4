import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { activityEnrolment } from '../activities/activity.ts'

const everything = Number.POSITIVE_INFINITY

/** Month and year of a period. */
export const period = { month: field.integer({ min: 1, max: 12 }), year: field.integer({ min: 2000, max: 2199 }) } as const

const row = object({
  url_club: field.text(253),
  club: field.text(200),
  id_inscrito: field.integer(),
  /** Null in lists of several clubs. */
  nombre_completo: optional(field.text(220)),
  /** Activity or championship, and its group. */
  titulo: field.text(80),
  grupo: field.text(80),
  ...pick(activityEnrolment.fields, 'fecha', 'precio', 'fecha_facturacion'),
  /** True if it was marked today: the mark can be taken back. */
  marcado_hoy: field.flag(),
})
const rows = list(row, everything)

const asked = {
  ...period,
  /** At the central host: this club only, with names. */
  url_club: optional(field.text(253)),
} as const

/** Enrolments in activities of a month, of the club or, at the central host, of all clubs; pending without `fecha_facturacion`. */
export const activityEnrolmentsOfMonth = action({
  endpoint: 'GET /api/mgr/actInscritosClub/{month}/{year}',
  permission: 'invoices',
  heavy: true,
  input: asked,
  output: rows,
})

/** The same for enrolments in championships. */
export const championshipEnrolmentsOfMonth = action({
  endpoint: 'GET /api/mgr/inscritosClub/{month}/{year}',
  permission: 'invoices',
  heavy: true,
  input: asked,
  output: rows,
})

const byHash = { hash: field.text(64), ...period } as const

/**
 * Enrolments in activities of all clubs for the accounting of the central host, without names: `hash` is the HMAC of month and year by the
 * configured token. Refused (404) with another one, and at any other host.
 */
export const activityEnrolmentsByHash = action({
  endpoint: 'GET /api/mgr/actInscritosClub/except/{hash}/{month}/{year}',
  permission: 'anyone',
  input: byHash,
  output: rows,
})

/** The same for enrolments in championships. */
export const championshipEnrolmentsByHash = action({
  endpoint: 'GET /api/mgr/inscritosClub/except/{hash}/{month}/{year}',
  permission: 'anyone',
  input: byHash,
  output: rows,
})
