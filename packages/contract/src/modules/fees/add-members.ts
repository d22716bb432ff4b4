import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { fee, feeDesk } from './fee.ts'
import { coming, explained, overOffers, feeReads as reads } from './member-fees.ts'
import { memberFeeTables } from './places/course-place.ts'

/** Terms with which members are added: percentages with two decimals from 0 to 100, amount from 0. */
const terms = {
  /** First day. */
  fecha_proporcional: field.day(),
  /** Day of the next full fee: its month names a boundary. */
  fecha_proxima: optional(field.day()),
  descuento: defaulted(field.percent(), 0),
  descuento_acum: defaulted(field.percent(), 0),
  /** Last day. */
  final: optional(field.day()),
  /** Charge of the first period; that of the fee if unsent. */
  primera_mensualidad_proporcional: optional(fee.fields.primera_mensualidad_proporcional),
}
/** Amount of the first fee for terms that are typed: next day, fee, first amount. */
export const addMembersInfo = action({
  endpoint: 'GET /api/socios_cuotas/{id}/add_users/info',
  ...reads,
  input: { id: field.ref('cuotas'), ...terms },
  output: object({
    fecha_proxima: field.day(),
    cuota: field.money(),
    importe_primera_mensualidad: field.money(),
    partes: explained.partes,
  }),
})
/** Members to be added, each with terms of its own in place of those for all. */
const addedMembers = list(
  object({
    id_mst_socios: field.ref('socio'),
    descuento: optional(field.percent()),
    descuento_acum: optional(field.percent()),
    precio_especial: optional(field.money({ min: 0 })),
    importe_primera_mensualidad: optional(field.money({ min: 0 })),
  }),
  500,
)
const place = { id: field.ref('cuotas'), idcurso: field.integer({ min: 0 }) }
/** Right to add members to a fee, or to the course of one: with `bookings` alone to a course, without prices. */
const enrols = { permission: [...feeDesk, 'bookings'] as const }
/**
 * Amounts of each member to be added: the first, the next four, and who cannot be added, with the reason. In a course: its places, and those
 * that wait. Without a right to see fees there are no amounts.
 */
export const addMembersPreview = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/curso/{idcurso}/vista',
  ...enrols,
  input: { ...place, socios: addedMembers, ...terms, ...overOffers, fecha_modificacion: optional(field.day()) },
  output: object({
    fecha_proxima: field.day(),
    socios: list(
      object({
        id_mst_socios: field.integer(),
        nombre_completo: field.text(220),
        numsocio: member.fields.numsocio,
        nivel: member.fields.nivel,
        /** Course or booking of the member at the hours of a class. */
        mismo_horario: optional(field.text(200)),
        /** Reason for which it cannot be added. */
        motivo: optional(field.text(40)),
        desde: optional(field.day()),
        espera: field.flag(),
        otro_tipo: field.flag(),
        meses: list(object(coming), 12),
      }),
      500,
    ),
    /** Sum of the first fees, in cents. */
    importe: optional(field.money()),
    /** Course: its limit, its students, free places for those added; null without a course or a limit. */
    limite: optional(field.integer()),
    activos: field.integer(),
    libres: optional(field.integer()),
    /** Members to whom a place is offered, and those that wait before the ones added. */
    ofrecidas: list(field.text(220), Number.POSITIVE_INFINITY),
    esperan: list(field.text(220), Number.POSITIVE_INFINITY),
    /** Classes of the course from the day on. */
    clases: field.integer(),
  }),
})
/**
 * Adds members to a fee, of a course or with 0 of none: all or none of them. `eliminar` names those that leave it. Members beyond the
 * course's limit wait.
 */
export const addMembers = action({
  endpoint: 'POST /api/socios_cuotas/cuota/{id}/curso/{idcurso}/add_socios_to_socios_cuota',
  ...enrols,
  input: {
    ...place,
    ...terms,
    ...overOffers,
    fecha_proporcional: optional(terms.fecha_proporcional),
    socios: addedMembers,
    /** Pass that brings it. */
    viene_de_abono: optional(field.ref('abono')),
    /** Members' fees that end, with `fecha_modificacion` as the first day without. */
    eliminar: defaulted(list(field.ref('socios_cuotas'), 500), []),
    /** Also into and out of the permanent booking of the course, from `fecha_modificacion` on. */
    afegir_a_reservafija: defaulted(field.flag(), false),
    fecha_modificacion: optional(field.day()),
    /** Changes the members to the fee's member type. */
    cambiar_tiposocio: defaulted(field.flag(), false),
    /** Letters to those that are in a course now, and others to those that wait. */
    avisar: defaulted(field.flag(), false),
  },
  output: object({
    msg: field.text(500),
    anadidos: field.integer(),
    en_espera: field.integer(),
    quitados: field.integer(),
    ids: list(field.integer(), 500),
  }),
  changes: [...memberFeeTables, member],
})
