import { formatEuros } from '@app/contract/values/money'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Line } from './settle.ts'

/** Reserves n cents of locked lines for the cash machine: other charges meanwhile are refused, ultimately by the constraint. */
export async function reserveLines(
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

/** Releases locked lines: the machine has finished, or staff have decided so. */
export const releaseLines = (tx: Tx, ids: readonly number[]) =>
  tx.updateTable('factura').set({ retenido: 0 }).where('id_reg_factura', 'in', ids).execute()

/**
 * Refuses locked lines reserved by the cash machine, and names its operation: its coins would find nothing to pay
 * . A running one ends or is cancelled; a doubtful one is decided by staff first.
 */
export async function requireNotReserved(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const held = await tx
    .selectFrom('factura as f')
    .innerJoin('libro_operacion_linea as l', 'l.id_reg_factura', 'f.id_reg_factura')
    .innerJoin('libro_operacion as o', 'o.id_reg_operacion', 'l.id_reg_operacion')
    .select(['f.concepto', 'f.retenido', 'o.id_reg_operacion', 'o.estado'])
    .where('f.id_reg_factura', 'in', ids)
    .where('f.retenido', '>', 0)
    .where('o.clase', '=', 'maquina_cobro')
    .where('o.estado', 'in', ['pendiente', 'dudosa'])
    .orderBy('f.id_reg_factura')
    .limit(1)
    .executeTakeFirst()
  if (!held) return
  const values = { concepto: held.concepto, importe: formatEuros(held.retenido), operacion: held.id_reg_operacion }
  refuse(held.estado === 'dudosa' ? 'factura.en_duda' : 'factura.en_maquina', {}, values)
}

/** Names the official invoice that locked lines are in from now on. */
export const nameOfficialInvoice = (tx: Tx, ids: readonly number[], id_reg_facturaoficial: number) =>
  tx.updateTable('factura').set({ id_reg_facturaoficial }).where('id_reg_factura', 'in', ids).execute()

/** Takes the name of their official invoice from locked lines: it was taken back. */
export const forgetOfficialInvoice = async (tx: Tx, ids: readonly number[]) =>
  ids.length > 0 && tx.updateTable('factura').set({ id_reg_facturaoficial: null }).where('id_reg_factura', 'in', ids).execute()

/** Refuses lines that an official invoice has as they are, and names it. */
export async function requireNotIssued(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const issued = await tx
    .selectFrom('factura as f')
    .innerJoin('facturaoficial as o', 'o.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
    .select(['f.concepto', 'o.num_completo as numero'])
    .where('f.id_reg_factura', 'in', ids)
    .orderBy('f.id_reg_factura')
    .executeTakeFirst()
  if (issued) refuse('oficial.linea_emitida', {}, issued)
}
