import { addDays } from '@app/contract/values/day'
import { sql } from 'kysely'
import { clubTime } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Tidy } from '../../../kit/work/housekeeping.ts'
import { noteChanges } from '../notices/pending-notices.ts'

/** Past days that calendars contain. */
export const daysBefore = 60

/** Records place and players of bookings before they change or end, so that calendars can tell it. The bookings are locked. */
export async function recordDepartures(tx: Tx, ids: readonly number[], now: Date) {
  if (ids.length === 0) return
  await tx
    .insertInto('reserva_salida')
    .columns(['id_reg_reserva', 'version', 'fecha', 'hora_ini', 'duracion', 'id_mst_recurso', 'socios', 'fecha_salida'])
    .expression((db) =>
      db
        .selectFrom('reserva as r')
        .where('r.id_reg_reserva', 'in', ids)
        .where('r.ocupado', '=', true)
        .select(['r.id_reg_reserva', 'r.version', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso'])
        .select((eb) => [
          sql<string>`coalesce(${eb
            .selectFrom('reserva_socio as p')
            .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
            .select(sql`jsonb_agg(distinct p.id_mst_socios)`.as('all'))}, '[]')`.as('socios'),
          sql<Date>`${now}::timestamptz`.as('fecha_salida'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['id_reg_reserva', 'version']).doNothing())
    .execute()
}

/** The same, and its players are told of the change as the club has set (A-172). */
export async function recordLeaving(tx: Tx, ids: readonly number[], now: Date) {
  await recordDepartures(tx, ids, now)
  await noteChanges(tx, ids, now)
}

/** Forgets what calendars have told long enough. */
export const forgetDepartures: Tidy = async (tx, now, club) => {
  const { today } = clubTime(now, club.zone)
  await tx.deleteFrom('reserva_salida').where('fecha', '<', addDays(today, -daysBefore)).execute()
}
