import { type BookingLimits, binding } from '@app/contract/bookings/booking-rules'
import type { Settings } from '@app/contract/club/parameters'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'

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
  readonly bookable: boolean
}

/** Its own rows first, then its type's; -1 asks the next level (R-366). */
const minutesOf = (kind: 0 | 1 | 2, ofType: 'min_tiempo_reserva' | 'max_tiempo_reserva' | 'default_tiempo_reserva') =>
  sql<number | null>`coalesce((select nullif(max(m.minutes), -1) from ${sql.table('minutos_reserva')} m where m.id_mst_recurso = c.id_mst_recurso and m.tipo_minutosreserva = ${kind}), nullif(${sql.ref(`t.${ofType}`)}, -1))`

/** Courts by id or of a type, in the order of the planner. The desk's limits are the club's parameters where neither court nor type has its own (R-215..R-220). */
export async function courtFacts(tx: Tx, of: { ids: readonly number[] } | { type: number }, club: Settings): Promise<CourtFacts[]> {
  const rows = await tx
    .selectFrom('recurso as c')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .select(['c.id_mst_recurso', 'c.desc_recurso', 'c.id_mst_tiporecurso', 'c.id_mst_recurso_padre', 'c.id_mst_calendario', 'c.capacidad_max', 'c.capacidad_min', 'c.orden'])
    .select(sql<boolean>`c.activo and c.reservar_pista`.as('bookable'))
    .select(sql<boolean>`c.cambiar_inicio and t.cambiar_inicio`.as('mayStart'))
    .select(sql<boolean>`c.cambiar_duracion and t.cambiar_duracion`.as('mayLast'))
    .select([
      minutesOf(0, 'min_tiempo_reserva').as('min'),
      minutesOf(1, 'max_tiempo_reserva').as('max'),
      minutesOf(2, 'default_tiempo_reserva').as('normal'),
    ])
    .$if('ids' in of, (q) => q.where('c.id_mst_recurso', 'in', 'ids' in of ? of.ids : []))
    .$if('type' in of, (q) => q.where('c.id_mst_tiporecurso', '=', 'type' in of ? of.type : 0).where('c.activo', '=', true))
    .orderBy('c.orden')
    .orderBy('c.id_mst_recurso')
    .execute()
  return rows.map(({ mayStart, mayLast, min, max, normal, ...court }) => ({
    ...court,
    ...binding({
      step_inicio: club.STEP_INICIO_RESERVA_ADMIN,
      step_tiempo: club.STEP_TIEMPO_RESERVA_ADMIN,
      min_tiempo: min ?? club.MIN_TIEMPO_RESERVA_ADMIN,
      max_tiempo: max ?? club.MAX_TIEMPO_RESERVA_ADMIN,
      default_tiempo: normal ?? club.DEFAULT_TIEMPO_RESERVA_ADMIN,
      cambiar_inicio: mayStart && club.CAMBIAR_HORA_INICIO_ADMIN,
      cambiar_duracion: mayLast && club.CAMBIAR_DURACION_ADMIN,
    }),
  }))
}
