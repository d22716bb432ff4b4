import { guestMember } from '@app/contract/members/member'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/** A day and a minute of it, as the club's clock has them. */
export interface Moment {
  readonly today: string
  readonly minute: number
}

/** Condition of an unpaid line f that is due: without booking r, or with one that has begun. */
export const isDue = ({ today, minute }: Moment) =>
  sql<boolean>`(r.id_reg_reserva is null or (r.fecha, r.hora_ini) <= (${today}::date, ${minute}::smallint))`

/** The unpaid lines with their bookings: lines in an open cart of the till are not sold yet, and a deleted line is not owed. */
export const unpaidLines = (tx: Tx) =>
  tx
    .selectFrom('factura as f')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .where('f.fecha_pago', 'is', null)
    .where('f.borrador', '=', false)
    .where('f.fecha_baja', 'is', null)

/** The unpaid lines that are due: without booking, or with one that has begun. */
export const allDueLines = (tx: Tx, at: Moment) => unpaidLines(tx).where(isDue(at))

/** The unpaid lines of members that are due. */
export const dueLines = (tx: Tx, members: readonly number[], at: Moment) => allDueLines(tx, at).where('f.id_mst_socios', 'in', members)

/** Debt of each member, in cents; members without debt have no row, and neither has the guest, one record for many people. */
export const debtsOf = (tx: Tx, at: Moment) =>
  allDueLines(tx, at)
    .where('f.id_mst_socios', '<>', guestMember)
    .select(['f.id_mst_socios', sql<number>`sum(f.precio * f.cantidad - f.pagado)::bigint`.as('debe')])
    .groupBy('f.id_mst_socios')
