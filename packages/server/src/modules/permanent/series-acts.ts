import {
  permanentBooking,
  permanentCourt,
  permanentDate,
  permanentIncome,
  permanentPlayer,
  type WholeSeries,
} from '@app/contract/permanent/permanent-booking'
import { sql } from 'kysely'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database.ts'
import type { Tidy } from '../../kit/housekeeping.ts'
import { together } from '../../kit/together.ts'
import { forgetActs } from '../bookings/public.ts'

const rows = sql<readonly Record<string, unknown>[]>`coalesce(jsonb_agg(to_jsonb(p) order by to_jsonb(p)::text), '[]')`.as('rows')

/** A permanent booking or block whole, as rows of its tables; null where it is not there. */
export async function wholeSeries(tx: Tx, id: number): Promise<WholeSeries | null> {
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

/** Rows that were kept as JSON, as a table's. */
const kept = (table: keyof WholeSeries, columns: readonly string[], rows: readonly unknown[]) =>
  sql`select ${sql.join(columns.map((name) => sql.ref(name)))} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
const namesOf = <F extends object>({ fields }: { readonly fields: F }) => Object.keys(fields) as (keyof F & string)[]

/** A permanent booking as it was, under a version that no form has seen; null takes it away. */
export async function restoreSeries(tx: Tx, id: number, before: WholeSeries | null, version: number) {
  for (const table of ['reservafija_recurso', 'reservafija_socio', 'reservafija_ingreso', 'reservafija_fecha'] as const)
    await tx.deleteFrom(table).where('id_mst_reservasfijas', '=', id).execute()
  if (!before) {
    await tx.deleteFrom('reservafija').where('id_mst_reservasfijas', '=', id).execute()
    return
  }
  const own = namesOf(permanentBooking)
  await tx
    .insertInto('reservafija')
    .columns(own)
    .expression(kept('reservafija', own, [{ ...before.reservafija, version }]))
    .onConflict((conflict) =>
      conflict
        .column('id_mst_reservasfijas')
        .doUpdateSet((eb) => Object.fromEntries(own.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute()
  const [courts, people, incomes, dates] = [
    namesOf(permanentCourt),
    namesOf(permanentPlayer),
    namesOf(permanentIncome),
    namesOf(permanentDate),
  ]
  await tx
    .insertInto('reservafija_recurso')
    .columns(courts)
    .expression(kept('reservafija_recurso', courts, before.reservafija_recurso))
    .execute()
  await tx
    .insertInto('reservafija_socio')
    .columns(people)
    .expression(kept('reservafija_socio', people, before.reservafija_socio))
    .execute()
  await tx
    .insertInto('reservafija_ingreso')
    .columns(incomes)
    .expression(kept('reservafija_ingreso', incomes, before.reservafija_ingreso))
    .execute()
  await tx
    .insertInto('reservafija_fecha')
    .columns(dates)
    .expression(kept('reservafija_fecha', dates, before.reservafija_fecha))
    .execute()
}

/** So many seconds what was done to a series can be taken back. */
const takenBackFor = 86_400

/** Forgets what was done to series a day ago: nobody takes it back any more, and each act holds its bookings whole. */
export const forgetSeriesActs: Tidy = async (tx, now) => {
  const old = await tx
    .selectFrom('acto_fija as f')
    .innerJoin('acto as a', 'a.id_reg_acto', 'f.id_reg_acto')
    .select('f.id_reg_acto')
    .where('a.fecha_creacion', '<', after(now, -takenBackFor))
    .execute()
  if (old.length === 0) return
  const acts = old.map((one) => one.id_reg_acto)
  await tx.deleteFrom('acto_fija').where('id_reg_acto', 'in', acts).execute()
  await forgetActs(tx, acts)
}
