import { confirmStates } from '@app/contract/bookings/booking'
import { memberBookings } from '@app/contract/member-summary/bookings'
import { addMonths, type Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { handle } from '../../kit/http/serve.ts'
import { inSports, type Sports, sportsReadBy } from '../member-permissions/public.ts'
import { requireFile } from './require-file.ts'

/** Bookings of a member in these court types, with the sum of the member's lines of each, in cents. */
export const bookingsOf = (tx: Tx, id: number, sports: Sports | null) =>
  tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .innerJoinLateral(
      (q) =>
        q
          .selectFrom('factura as f')
          .select(sql<number>`coalesce(sum(f.precio * f.cantidad), 0)::bigint`.as('precio'))
          .select(
            sql<number>`coalesce(sum(f.precio * f.cantidad - f.pagado) filter (where f.fecha_pago is null), 0)::bigint`.as('pendiente'),
          )
          .whereRef('f.id_reg_reserva', '=', 'r.id_reg_reserva')
          .where('f.id_mst_socios', '=', id)
          .where('f.borrador', '=', false)
          .where('f.fecha_baja', 'is', null)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'c.desc_recurso', 'c.id_mst_tiporecurso', 't.desc_tiporeserva'])
    .select([
      'm.precio',
      'm.pendiente',
      sql<boolean>`r.pendiente_confirmar not in (${sql.lit(confirmStates.none)}, ${sql.lit(confirmStates.approved)})`.as(
        'pendiente_confirmar',
      ),
    ])
    .select(sql<boolean>`r.id_mst_socios is not distinct from ${id}`.as('es_responsable'))
    .where('p.id_mst_socios', '=', id)
    .where(inSports('c.id_mst_tiporecurso', sports))

export const list = handle(memberBookings, async ({ tx, user, input: { id, start_date, end_date }, today }) => {
  await requireFile(tx, id)
  // by the range of days alone PostgreSQL would read the bookings of all members first
  await planByValues(tx)
  const from: Day = start_date ?? addMonths(today, -3)
  let rows = bookingsOf(tx, id, await sportsReadBy(tx, user)).where('r.fecha', '>=', from)
  if (end_date !== null) rows = rows.where('r.fecha', '<=', end_date)
  return rows.orderBy('r.fecha', 'desc').orderBy('r.hora_ini', 'desc').orderBy('r.id_reg_reserva', 'desc').execute()
})
