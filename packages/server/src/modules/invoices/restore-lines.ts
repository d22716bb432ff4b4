import { invoice } from '@app/contract/invoices/invoice'
import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../kit/database.ts'

const lineColumns = Object.keys(invoice.fields) as (keyof typeof invoice.fields)[]

/** The lines of bookings as they were kept; those that came since go. Whoever calls it has the lines locked and knows that nobody touched them. */
export async function restoreLines(tx: Tx, bookings: readonly number[], lines: readonly Readonly<Record<string, unknown>>[]) {
  const ids = lines.map((line) => Number(line.id_reg_factura))
  await tx
    .deleteFrom('factura')
    .where('id_reg_reserva', 'in', bookings)
    .$if(ids.length > 0, (q) => q.where('id_reg_factura', 'not in', ids))
    .execute()
  if (ids.length === 0) return
  await tx
    .insertInto('factura')
    .columns(lineColumns)
    .expression((db) =>
      db
        .selectFrom(
          sql<
            Selectable<Database['factura']>
          >`jsonb_populate_recordset(null::${sql.table('factura')}, ${JSON.stringify(lines)}::jsonb)`.as<'w'>(sql`w`),
        )
        .select(lineColumns.map((name) => `w.${name}` as const)),
    )
    .onConflict((conflict) =>
      conflict
        .column('id_reg_factura')
        .doUpdateSet((eb) => Object.fromEntries(lineColumns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute()
}
