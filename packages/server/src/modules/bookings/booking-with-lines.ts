import type { ArchivedBooking } from '@app/contract/bookings/booking'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../kit/database/database.ts'

type OfBooking = ExpressionBuilder<Database & { r: Database['reserva'] }, 'r'>

/** Stretches that a booking `r` shares with others, one row each: leaf court, range of minutes of the club, the other booking. */
export const sharedStretches = (eb: OfBooking) =>
  eb
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva_ocupa as p', (join) =>
      join
        .onRef('p.id_mst_recurso', '=', 'o.id_mst_recurso')
        .onRef('p.id_reg_reserva', '<>', 'o.id_reg_reserva')
        .on(sql<boolean>`p.ocupa && o.ocupa`),
    )
    .whereRef('o.id_reg_reserva', '=', 'r.id_reg_reserva')
    .select([
      'o.id_mst_recurso as court',
      'p.id_reg_reserva as other',
      sql<string>`range_merge(range_agg(o.ocupa * p.ocupa))`.as('stretch'),
    ])
    .groupBy(['o.id_mst_recurso', 'p.id_reg_reserva'])

/** Stretches that a booking `r` shares with others, as the archive stores them: agreed overlaps, restored with it (A-162). */
export const sharedOf = (eb: OfBooking) =>
  sql<NonNullable<ArchivedBooking['compartida']>>`coalesce(${eb
    .selectFrom(sharedStretches(eb).as('m'))
    .select(
      sql`jsonb_agg(jsonb_build_array(m.court, lower(m.stretch), upper(m.stretch), m.other) order by m.court, m.other)`.as('all'),
    )}, '[]')`

/** A booking `r` with its places in order, its lines and its shared stretches, as the archive and the acts store it. */
export const bookingWithLines = (eb: OfBooking) =>
  sql<ArchivedBooking>`jsonb_build_object('reserva', to_jsonb(r), 'socios', coalesce(${eb
    .selectFrom('reserva_socio as p')
    .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
    .select(sql`jsonb_agg(p.id_mst_socios order by p.orden)`.as('all'))}, '[]'), 'facturas', coalesce(${eb
    .selectFrom('factura as f')
    .whereRef('f.id_reg_reserva', '=', 'r.id_reg_reserva')
    .select(sql`jsonb_agg(to_jsonb(f) order by f.id_reg_factura)`.as('all'))}, '[]'), 'compartida', ${sharedOf(eb)})`
