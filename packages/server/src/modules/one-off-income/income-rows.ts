import { incomeColumns } from '@app/contract/one-off-income/income-list'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { lineNumber } from '../invoices/public.ts'

/** Lines as the grid shows them, newest first: one statement, whose names come from the two tables of people. */
export async function incomeRows(tx: Tx) {
  const number = await lineNumber(tx)
  return tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('proveedor as p', 'p.id_mst_proveedor', 'f.id_mst_proveedor')
    .select(incomeColumns.map((name) => `f.${name}` as const))
    .select([
      number.as('cod_factura'),
      sql<number>`f.precio * f.cantidad`.as('total'),
      sql<boolean>`f.fecha_pago is not null`.as('pagado_check'),
      sql<string | null>`nullif(concat_ws(', ', nullif(s.apellidos, ''), s.nombre), '')`.as('desc_socio'),
      'p.nombre as desc_proveedor',
    ])
    .where('f.fecha_baja', 'is', null)
    .where('f.borrador', '=', false)
    .orderBy('f.fecha_creacion', 'desc')
    .orderBy('f.id_reg_factura', 'desc')
}

/** One line as the grid shows it. */
export async function incomeRowOf(tx: Tx, id: number) {
  const rows = await incomeRows(tx)
  return (await rows.where('f.id_reg_factura', '=', id).executeTakeFirst()) ?? refuse('msg.not_found')
}
