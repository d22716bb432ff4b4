import { firstSetTimes } from '@app/contract/booking-config/config-rules'
import { inherited } from '@app/contract/booking-config/times'
import { type BookingLimits, effectiveLimits } from '@app/contract/bookings/booking-rules'
import type { Settings } from '@app/contract/club/parameters'
import { sql } from 'kysely'
import { cached } from '../../../kit/database/cached.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { type Booking, configuredTimes, type Rules, rulesFor } from '../../booking-config/public.ts'
import { settings } from '../../club/public.ts'

/** A court with everything that its bookings keep to. */
export interface CourtFacts extends BookingLimits {
  readonly id_mst_recurso: number
  readonly desc_recurso: string
  readonly id_mst_tiporecurso: number
  readonly id_mst_recurso_padre: number | null
  readonly id_mst_calendario: number | null
  readonly capacidad_max: number
  readonly capacidad_min: number
  readonly orden: number
  /** Minutes that stay free after each booking. */
  readonly tiempo_reserva_posterior: number
  /** The confirmer of its bookings; null if they need no confirmation. */
  readonly id_mst_socios_confirmador: number | null
  /** Active and open to bookings. */
  readonly reservar_pista: boolean
  readonly deporte_activo: boolean
  readonly calendario_activo: boolean
  /** True if the booking type in question is active. */
  readonly tipo_activo?: boolean | null
  /** True if bookings of that type count for the hour limits of configurations that name no type. */
  readonly restriccion_reservas?: boolean | null
  /** The configurations, and the owner's relation to them, for the booking in question. */
  readonly rules?: Rules
}

const columns = [
  'c.id_mst_recurso',
  'c.desc_recurso',
  'c.id_mst_tiporecurso',
  'c.id_mst_recurso_padre',
  'c.id_mst_calendario',
  'c.capacidad_max',
  'c.capacidad_min',
  'c.orden',
  'c.tiempo_reserva_posterior',
  'c.id_mst_socios_confirmador',
] as const
/** A court's own minutes of a kind; -1 inherits from the next level. */
const ownMinutes = (kind: 0 | 1 | 2) => sql<number | null>`max(minutes) filter (where tipo_minutosreserva = ${sql.lit(kind)})`

type CourtSelection = { readonly ids: readonly number[] } | { readonly type: number }
const courtRows = cached(['recurso', 'tipo_recurso', 'minutos_reserva', 'calendario'], (tx, of: CourtSelection) =>
  tx
    .selectFrom('recurso as c')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .leftJoin(
      (db) =>
        db
          .selectFrom('minutos_reserva')
          .select(['id_mst_recurso', ownMinutes(0).as('min'), ownMinutes(1).as('max'), ownMinutes(2).as('normal')])
          .groupBy('id_mst_recurso')
          .as('own'),
      (join) => join.onRef('own.id_mst_recurso', '=', 'c.id_mst_recurso'),
    )
    .select(columns)
    .leftJoin('calendario as k', 'k.id_mst_calendario', 'c.id_mst_calendario')
    .select(sql<boolean>`c.activo and c.reservar_pista`.as('reservar_pista'))
    .select(['t.activo as deporte_activo', sql<boolean>`coalesce(k.activo, true)`.as('calendario_activo')])
    .select(sql<boolean>`c.cambiar_inicio and t.cambiar_inicio`.as('mayStart'))
    .select(sql<boolean>`c.cambiar_duracion and t.cambiar_duracion`.as('mayLast'))
    .select(['own.min', 'own.max', 'own.normal', 't.min_tiempo_reserva', 't.max_tiempo_reserva', 't.default_tiempo_reserva'])
    .$if('ids' in of, (q) => q.where('c.id_mst_recurso', 'in', 'ids' in of ? of.ids : []))
    .$if('type' in of, (q) => q.where('c.id_mst_tiporecurso', '=', 'type' in of ? of.type : 0).where('c.activo', '=', true))
    .orderBy('c.orden')
    .orderBy('c.id_mst_recurso')
    .execute(),
)

const bookingType = cached(['tipo_reserva'], async (tx, id: number) => {
  const found = await tx
    .selectFrom('tipo_reserva')
    .select(['activo as tipo_activo', 'restriccion_reservas'])
    .where('id_mst_tiporeserva', '=', id)
    .executeTakeFirst()
  return found ?? { tipo_activo: null, restriccion_reservas: null }
})

/**
 * Courts by id or of a type, in the order of the planner. Each limit comes from the first level that defines it: the
 * court, the configuration for this booking if it is given, the court's type, the desk's parameters
 * (R-215..R-220, R-281, R-282).
 */
export async function courtFacts(tx: Tx, of: CourtSelection, booking?: Booking): Promise<CourtFacts[]> {
  const [rules, club, rows, type] = await together(
    booking ? rulesFor(tx, booking) : Promise.resolve(null),
    settings(tx),
    courtRows(tx, of),
    booking ? bookingType(tx, booking.id_mst_tiporeserva) : Promise.resolve(null),
  )
  return rows.map(({ mayStart, mayLast, min, max, normal, min_tiempo_reserva, max_tiempo_reserva, default_tiempo_reserva, ...court }) => {
    const own = {
      min_tiempo_reserva: min ?? inherited,
      max_tiempo_reserva: max ?? inherited,
      default_tiempo_reserva: normal ?? inherited,
    }
    const configured = booking && rules ? configuredTimes(rules, booking, court.id_mst_tiporecurso) : null
    const times = firstSetTimes([own, configured, { min_tiempo_reserva, max_tiempo_reserva, default_tiempo_reserva }, deskTimes(club)])
    return {
      ...court,
      ...(rules && { rules }),
      ...type,
      ...effectiveLimits({
        step_inicio: club.STEP_INICIO_RESERVA_ADMIN,
        step_tiempo: club.STEP_TIEMPO_RESERVA_ADMIN,
        min_tiempo: times.min_tiempo_reserva,
        max_tiempo: times.max_tiempo_reserva,
        default_tiempo: times.default_tiempo_reserva,
        cambiar_inicio: mayStart && club.CAMBIAR_HORA_INICIO_ADMIN,
        cambiar_duracion: mayLast && club.CAMBIAR_DURACION_ADMIN,
      }),
    }
  })
}

/** Default times of the desk (R-217..R-219). */
const deskTimes = (club: Settings) => ({
  min_tiempo_reserva: club.MIN_TIEMPO_RESERVA_ADMIN,
  max_tiempo_reserva: club.MAX_TIEMPO_RESERVA_ADMIN,
  default_tiempo_reserva: club.DEFAULT_TIEMPO_RESERVA_ADMIN,
})

/** One court with its limits, those for one booking if given; refuses an unknown court. */
export const oneCourt = async (tx: Tx, id: number, booking?: Booking): Promise<CourtFacts> =>
  (await courtFacts(tx, { ids: [id] }, booking))[0] ?? refuse('msg.not_found', { id_mst_recurso: 'msg.not_found' })

/** Refuses a court whose sport or calendar is inactive. */
export const checkActive = ({ desc_recurso: pista, deporte_activo, calendario_activo }: CourtFacts) => {
  if (!deporte_activo) refuse('booking.deporte_inactivo', { id_mst_recurso: 'booking.deporte_inactivo' }, { pista })
  if (!calendario_activo) refuse('booking.calendario_inactivo', { id_mst_recurso: 'booking.calendario_inactivo' }, { pista })
}

/** Refuses an unknown type and an inactive one, of a court loaded for it; keeping the one a booking has is allowed. */
export const checkType = ({ tipo_activo }: CourtFacts, id: number, kept?: number) => {
  if (tipo_activo === null) refuse('msg.invalid_input', { id_mst_tiporeserva: 'invalid.reference' })
  if (id !== kept && !tipo_activo) refuse('booking.tipo_inactivo', { id_mst_tiporeserva: 'booking.tipo_inactivo' })
}
