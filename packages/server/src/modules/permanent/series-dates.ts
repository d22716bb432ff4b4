import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

interface OnCourt {
  readonly fecha: Day
  readonly id_mst_recurso: number
}
interface Written {
  readonly booked: readonly (OnCourt & { readonly id_reg_reserva: number })[]
  /** They stay in the series without a booking. */
  readonly skipped: readonly OnCourt[]
  /** They are no dates of the series any more. */
  readonly gone: readonly OnCourt[]
}

/** Writes which dates of a series have which booking. */
export async function writeDates(tx: Tx, id: number, { booked, skipped, gone }: Written) {
  const rows = [...booked, ...skipped.map((one) => ({ ...one, id_reg_reserva: null }))]
  if (rows.length > 0) {
    await tx
      .insertInto('reservafija_fecha')
      .columns(['id_mst_reservasfijas', 'fecha', 'id_mst_recurso', 'id_reg_reserva'])
      .expression((db) =>
        db
          .selectFrom(unnested(rows).as<'w'>(sql`w(fecha, court, booking)`))
          .select([sql<number>`${id}::bigint`.as('id'), 'w.fecha', 'w.court', 'w.booking']),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['id_mst_reservasfijas', 'fecha', 'id_mst_recurso'])
          .doUpdateSet((eb) => ({ id_reg_reserva: eb.ref('excluded.id_reg_reserva') })),
      )
      .execute()
  }
  if (gone.length > 0) {
    await tx
      .deleteFrom('reservafija_fecha as d')
      .using(unnested(gone.map((one) => ({ ...one, id_reg_reserva: null }))).as<'w'>(sql`w(fecha, court, booking)`))
      .where('d.id_mst_reservasfijas', '=', id)
      .whereRef('d.fecha', '=', 'w.fecha')
      .whereRef('d.id_mst_recurso', '=', 'w.court')
      .execute()
  }
}

const unnested = (rows: readonly (OnCourt & { readonly id_reg_reserva: number | null })[]) =>
  sql<{
    fecha: Day
    court: number
    booking: number | null
  }>`unnest(${rows.map((one) => one.fecha)}::date[], ${rows.map((one) => one.id_mst_recurso)}::bigint[], ${rows.map((one) => one.id_reg_reserva)}::bigint[])`
