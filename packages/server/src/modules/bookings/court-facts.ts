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
  /** Active and open to bookings. */
  readonly reservar_pista: boolean
}

/** A court's own minutes of a kind; -1 asks its type. */
const ownMinutes = (kind: 0 | 1 | 2) => sql<number | null>`nullif(max(minutes) filter (where tipo_minutosreserva = ${sql.lit(kind)}), -1)`

/** Courts by id or of a type, in the order of the planner. The desk's limits are the club's parameters where neither court nor type has its own (R-215..R-220). */
export async function courtFacts(tx: Tx, of: { ids: readonly number[] } | { type: number }, club: Settings): Promise<CourtFacts[]> {
  const rows = await tx
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
    .select([
      'c.id_mst_recurso',
      'c.desc_recurso',
      'c.id_mst_tiporecurso',
      'c.id_mst_recurso_padre',
      'c.id_mst_calendario',
      'c.capacidad_max',
      'c.capacidad_min',
      'c.orden',
    ])
    .select(sql<boolean>`c.activo and c.reservar_pista`.as('reservar_pista'))
    .select(sql<boolean>`c.cambiar_inicio and t.cambiar_inicio`.as('mayStart'))
    .select(sql<boolean>`c.cambiar_duracion and t.cambiar_duracion`.as('mayLast'))
    .select([
      sql<number | null>`coalesce(own.min, nullif(t.min_tiempo_reserva, -1))`.as('min'),
      sql<number | null>`coalesce(own.max, nullif(t.max_tiempo_reserva, -1))`.as('max'),
      sql<number | null>`coalesce(own.normal, nullif(t.default_tiempo_reserva, -1))`.as('normal'),
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
