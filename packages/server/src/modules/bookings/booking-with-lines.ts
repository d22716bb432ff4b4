import type { ArchivedBooking } from '@app/contract/bookings/booking'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../kit/database/database.ts'

/** A booking `r` with its places in order and its lines, as the archive and the acts store it. */
export const bookingWithLines = (eb: ExpressionBuilder<Database & { r: Database['reserva'] }, 'r'>) =>
  sql<ArchivedBooking>`jsonb_build_object('reserva', to_jsonb(r), 'socios', coalesce(${eb
    .selectFrom('reserva_socio as p')
    .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
    .select(sql`jsonb_agg(p.id_mst_socios order by p.orden)`.as('all'))}, '[]'), 'facturas', coalesce(${eb
    .selectFrom('factura as f')
    .whereRef('f.id_reg_reserva', '=', 'r.id_reg_reserva')
    .select(sql`jsonb_agg(to_jsonb(f) order by f.id_reg_factura)`.as('all'))}, '[]'))`
