import { expectedAmount } from '@app/contract/cash/cash-rules'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'

const total = (column: string, tipo: string) => sql<number>`coalesce(sum(${sql.ref(column)}) filter (where tipo = ${tipo}), 0)::bigint`

/** The last close of a register with who made it, or null. */
const lastClose = (tx: Tx, register: number) =>
  tx
    .selectFrom('caja_movimiento as m')
    .leftJoin('socio as s', 's.id_mst_socios', 'm.id_mst_socios')
    .selectAll('m')
    .select(sql<string | null>`s.nombre || ' ' || s.apellidos`.as('desc_socio'))
    .where('m.id_mst_caja', '=', register)
    .where('m.tipo', '=', 'cierre')
    .orderBy('m.id_reg_caja', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A drawer now, in cents: what was kept, what came and went since, what should be in it. Entries follow their ids: whoever writes one holds the register's lock. */
export async function drawerNow(tx: Tx, register: number) {
  const last = (await lastClose(tx, register)) ?? null
  const moved = await tx
    .selectFrom('caja_movimiento')
    .select([total('amount', 'entrada').as('added'), total('amount', 'salida').as('withdrawn')])
    .where('id_mst_caja', '=', register)
    .where('id_reg_caja', '>', last?.id_reg_caja ?? 0)
    .executeTakeFirstOrThrow()
  const collected = await tx
    .selectFrom('cobro')
    .select(sql<number>`coalesce(sum(importe), 0)::bigint`.as('importe'))
    .where('id_mst_caja', '=', register)
    .where('id_reg_cobro', '>', last?.id_reg_cobro ?? 0)
    .executeTakeFirstOrThrow()
  const origen = { kept: last?.amount ?? 0, collected: collected.importe, ...moved }
  return { last, origen, expected: expectedAmount(origen) }
}

/** The cash collected since the last close, by income type, in cents. */
export const collectedByIncomeType = (tx: Tx, register: number, afterPayment: number) =>
  tx
    .selectFrom('cobro as c')
    .innerJoin('factura as f', 'f.id_reg_factura', 'c.id_reg_factura')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select(['t.id_mst_tipoingreso', 't.desc_tipoingreso', sql<number>`sum(c.importe)::bigint`.as('amount')])
    .where('c.id_mst_caja', '=', register)
    .where('c.id_reg_cobro', '>', afterPayment)
    .groupBy(['t.id_mst_tipoingreso', 't.desc_tipoingreso'])
    .orderBy('t.desc_tipoingreso')
    .execute()
