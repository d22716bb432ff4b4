import {
  permanentBooking,
  permanentCourt,
  permanentDate,
  permanentIncome,
  permanentPlayer,
  type SeriesWithDates,
} from '@app/contract/permanent/permanent-booking'
import { sql } from 'kysely'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { restoreRows } from '../../kit/database/restore-rows.ts'
import { together } from '../../kit/database/together.ts'
import type { Tidy } from '../../kit/work/housekeeping.ts'
import { forgetActs } from '../bookings/public.ts'

const rows = sql<readonly Record<string, unknown>[]>`coalesce(jsonb_agg(to_jsonb(p) order by to_jsonb(p)::text), '[]')`.as('rows')

/** A permanent booking or block as rows of its tables; null if unknown. */
export async function seriesWithDates(tx: Tx, id: number): Promise<SeriesWithDates | null> {
  const of = 'p.id_mst_reservasfijas'
  const [found, courts, people, incomes, dates] = await together(
    tx
      .selectFrom('reservafija as s')
      .where('s.id_mst_reservasfijas', '=', id)
      .select(sql<Record<string, unknown>>`to_jsonb(s)`.as('row'))
      .executeTakeFirst(),
    tx.selectFrom('reservafija_recurso as p').where(of, '=', id).select(rows).executeTakeFirstOrThrow(),
    tx.selectFrom('reservafija_socio as p').where(of, '=', id).select(rows).executeTakeFirstOrThrow(),
    tx.selectFrom('reservafija_ingreso as p').where(of, '=', id).select(rows).executeTakeFirstOrThrow(),
    tx.selectFrom('reservafija_fecha as p').where(of, '=', id).select(rows).executeTakeFirstOrThrow(),
  )
  return found
    ? {
        reservafija: found.row,
        reservafija_recurso: courts.rows,
        reservafija_socio: people.rows,
        reservafija_ingreso: incomes.rows,
        reservafija_fecha: dates.rows,
      }
    : null
}

/** Tables of a series besides its own row. */
const parts = [permanentCourt, permanentPlayer, permanentIncome, permanentDate] as const

/** A permanent booking as it was, under a version that no form has seen; null takes it away. */
export async function restoreSeries(tx: Tx, id: number, before: SeriesWithDates | null, version: number) {
  for (const { table } of parts) await tx.deleteFrom(table).where('id_mst_reservasfijas', '=', id).execute()
  if (!before) {
    await tx.deleteFrom('reservafija').where('id_mst_reservasfijas', '=', id).execute()
    return
  }
  await restoreRows(tx, permanentBooking, [{ ...before.reservafija, version }])
  for (const part of parts) await restoreRows(tx, part, before[part.table])
}

/** Seconds within which an act on a series can be undone. */
const undoSeconds = 86_400

/** Deletes acts on series older than a day: they cannot be undone any more, and each holds full copies of its bookings. */
export const forgetSeriesActs: Tidy = async (tx, now) => {
  const old = await tx
    .selectFrom('acto_fija as f')
    .innerJoin('acto as a', 'a.id_reg_acto', 'f.id_reg_acto')
    .select('f.id_reg_acto')
    .where('a.fecha_creacion', '<', after(now, -undoSeconds))
    .execute()
  if (old.length === 0) return
  const acts = old.map((one) => one.id_reg_acto)
  await tx.deleteFrom('acto_fija').where('id_reg_acto', 'in', acts).execute()
  await forgetActs(tx, acts)
}
