import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'
import type { Line } from './settle.ts'

/** Holds so many cents of locked lines for the cash machine: whoever charges them meanwhile is refused, by the constraint at last. */
export async function holdLines(
  tx: Tx,
  parts: readonly { readonly line: Pick<Line, 'id_reg_factura'>; readonly importe: number }[],
): Promise<void> {
  const held = sql<{ id: number; importe: number }>`(select * from unnest(${parts.map(({ line }) => line.id_reg_factura)}::bigint[],
    ${parts.map(({ importe }) => importe)}::bigint[]) as t(id, importe))`
  await tx
    .updateTable('factura')
    .from(held.as('v'))
    .set({ retenido: sql`v.importe` })
    .whereRef('factura.id_reg_factura', '=', 'v.id')
    .execute()
}

/** Lets locked lines go: the machine has ended, or somebody decided that it has. */
export const releaseLines = (tx: Tx, ids: readonly number[]) =>
  tx.updateTable('factura').set({ retenido: 0 }).where('id_reg_factura', 'in', ids).execute()
