import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import type { Seat } from '../students.ts'

/** Takes places away. */
export async function unseat(tx: Tx, seats: readonly Seat[]) {
  if (seats.length === 0) return
  await tx
    .deleteFrom('reserva_socio')
    .using(
      sql<{ id: number; member: number }>`unnest(${seats.map((one) => one.id_reg_reserva)}::bigint[],
        ${seats.map((one) => one.id_mst_socios)}::bigint[])`.as<'w'>(sql`w(id, member)`),
    )
    .whereRef('reserva_socio.id_reg_reserva', '=', 'w.id')
    .whereRef('reserva_socio.id_mst_socios', '=', 'w.member')
    .execute()
}

/** Adds places after the last ones of their bookings, in the order given. */
export async function addSeats(tx: Tx, seats: readonly Seat[]) {
  if (seats.length === 0) return
  await tx
    .insertInto('reserva_socio')
    .columns(['id_reg_reserva', 'id_mst_socios', 'orden'])
    .expression((db) =>
      db
        .selectFrom(
          sql<{ id: number; member: number; n: number }>`unnest(${seats.map((one) => one.id_reg_reserva)}::bigint[],
            ${seats.map((one) => one.id_mst_socios)}::bigint[]) with ordinality`.as<'w'>(sql`w(id, member, n)`),
        )
        .select((eb) => [
          'w.id',
          'w.member',
          sql<number>`row_number() over (partition by w.id order by w.n) + coalesce(${eb
            .selectFrom('reserva_socio as p')
            .select((last) => last.fn.max('p.orden').as('last'))
            .whereRef('p.id_reg_reserva', '=', 'w.id')}, -1)`.as('orden'),
        ]),
    )
    .execute()
}
