import type { Resource } from '@app/contract/kit/resource'
import { sql } from 'kysely'
import type { AnyTx, Tx } from './database.ts'

/** Restores rows of a resource's table from JSON: existing rows are overwritten, deleted ones inserted again. */
export async function restoreRows(tx: Tx, { table, id, fields }: Resource, rows: readonly Readonly<Record<string, unknown>>[]) {
  if (rows.length === 0) return
  const columns = Object.keys(fields)
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await (tx as AnyTx)
    .insertInto(table)
    .columns(columns)
    .expression(sql`select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`)
    .onConflict((conflict) =>
      conflict.column(id).doUpdateSet((eb) => Object.fromEntries(columns.map((name) => [name, eb.ref(`excluded.${name}`)]))),
    )
    .execute()
}
