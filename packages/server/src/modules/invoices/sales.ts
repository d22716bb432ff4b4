import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/**
 * Transfers for sales of club days, each with its amount in cents from the club's view, its payment type, and its line;
 * refunds are below zero. The takings of a day are the sum of the same (decision 0103).
 */
export const salesBetween = (tx: Tx, start: string, end: string) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', (join) =>
      join.on(sql<boolean>`c.id_reg_cuenta = case when a.haber = ${accounts.sales} then a.debe else a.haber end`),
    )
    .leftJoin('tipo_pago as p', 'p.id_mst_tipopago', 'c.id_mst_tipopago')
    .leftJoin('factura as f', 'f.id_reg_factura', 'a.id_reg_factura')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select(['a.id_reg_asiento', 'a.fecha', 'a.dia', 'a.id_mst_socios_creacion', 'f.id_mst_socios', 'f.concepto', 'f.id_mst_tipoingreso'])
    .select([sql<string>`coalesce(p.desc_tipopago, c.clase)`.as('forma_pago'), 't.desc_tipoingreso as tipo_ingreso'])
    .select(sql<number>`case when a.haber = ${accounts.sales} then a.importe else -a.importe end`.as('importe'))
    .where((eb) => eb.or([eb('a.haber', '=', accounts.sales), eb('a.debe', '=', accounts.sales)]))
    .where('a.dia', '>=', start)
    .where('a.dia', '<=', end)
