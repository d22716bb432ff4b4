import { immovableBecause } from '@app/contract/bookings/booking-rules'
import { paymentState } from '@app/contract/invoices/invoice-rules'
import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'

interface Span {
  readonly courts: readonly number[]
  readonly start: string
  readonly end: string
  /** DUPLICAR_RESERVA_ADMIN: bookings may be moved. */
  readonly mayMove: boolean
}

const columns = [
  ...([
    'r.id_reg_reserva',
    'r.id_mst_recurso',
    'r.fecha',
    'r.hora_ini',
    'r.duracion',
    'r.nombre',
    'r.id_mst_socios',
    'r.id_mst_tiporeserva',
  ] as const),
  ...(['r.num_faltan', 'r.nivel', 'r.nivel_max', 'r.sx', 'r.solapada', 'r.pendiente_confirmar', 'r.estado_reserva_fija'] as const),
  ...([
    'r.ocupado',
    'r.reserva_relacionada',
    'r.id_mst_reservasfijas',
    'r.observaciones',
    'r.comentarios',
    'r.version',
    'r.id_mst_socios_creacion',
  ] as const),
] as const

/**
 * The bookings of courts in a span of days, with players and money: one query, players and sums in one lateral each.
 * Those of the day before that run past midnight come along with their own day.
 */
export async function plannerBookings(tx: Tx, { courts, start, end, mayMove }: Span) {
  if (courts.length === 0) return []
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('reserva_socio as p')
          .innerJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios')
          .select(
            sql<
              { id_mst_socios: number; nombre_completo: string }[]
            >`coalesce(json_agg(json_build_object('id_mst_socios', s.id_mst_socios, 'nombre_completo', trim(s.nombre || ' ' || s.apellidos)) order by p.orden), '[]')`.as(
              'socios',
            ),
          )
          .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
          .as('players'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (db) =>
        db
          .selectFrom('factura as f')
          .select([
            sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('total'),
            sql<number>`coalesce(sum(f.pagado), 0)::bigint`.as('pagado'),
          ])
          .whereRef('f.id_reg_reserva', '=', 'r.id_reg_reserva')
          .as('money'),
      (join) => join.onTrue(),
    )
    .select(columns)
    .select(['t.desc_tiporeserva', 't.color', 't.color_segun_pago', 'players.socios', 'money.total', 'money.pagado'])
    .where('r.id_mst_recurso', 'in', courts)
    .where('r.fecha', '>=', addDays(start, -1))
    .where('r.fecha', '<=', end)
    .where((where) => where.or([where('r.fecha', '>=', start), where(sql<number>`r.hora_ini + r.duracion`, '>', 1440)]))
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .orderBy('r.id_reg_reserva')
    .execute()
  return rows.map(({ id_mst_socios_creacion, ...row }) => ({
    ...row,
    hora_fin: row.hora_ini + row.duracion,
    pago: paymentState(row.total, row.pagado),
    bloqueo: immovableBecause({ ...row, id_mst_socios_creacion }, mayMove),
  }))
}
