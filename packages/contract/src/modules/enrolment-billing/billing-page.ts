import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Sections of the billing, each switched on by a parameter of the club. */
export const billingSections = ['actividades', 'campeonatos'] as const
export type BillingSection = (typeof billingSections)[number]

/** Parameter that switches a section on. */
export const sectionParameter = {
  actividades: 'FACTURACION_ACTIVIDADES_INSCRITOS',
  campeonatos: 'FACTURACION_CAMPEONATOS_INSCRITOS',
} as const satisfies Record<BillingSection, string>

const everything = Number.POSITIVE_INFINITY
const name = field.text(200)

/** Club with the sections that it bills; `url_club` is its host name. */
export const billedClub = object({
  url_club: field.text(253),
  nombre: name,
  actividades: field.flag(),
  campeonatos: field.flag(),
})

/**
 * Central or club view, and its clubs: at the central host those with a section on for its administrators, at a club itself. Clubs without any
 * section, and clubs whose database does not answer, by name.
 */
export const billingPage = action({
  endpoint: 'GET /api/mgr/facturaInscritos/pageInfo',
  permission: 'invoices',
  heavy: true,
  input: {},
  output: object({
    central: field.flag(),
    clubes: list(billedClub, everything),
    sin_facturacion: list(name, everything),
    sin_respuesta: list(name, everything),
  }),
})
