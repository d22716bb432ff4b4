import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/** Payments and refunds of lines, in order: cents, time and payment type. */
export const paymentsOf = (tx: Tx, lines: readonly number[]) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', (join) =>
      join.on(sql<boolean>`c.id_reg_cuenta = case when a.haber = ${accounts.sales} then a.debe else a.haber end`),
    )
    .innerJoin('tipo_pago as t', 't.id_mst_tipopago', 'c.id_mst_tipopago')
    .select(['a.id_reg_asiento', 'a.id_reg_factura', 'a.fecha', 'c.id_mst_tipopago', 'c.id_mst_caja', 't.desc_tipopago'])
    .select(sql<number>`case when a.haber = ${accounts.sales} then a.importe else -a.importe end`.as('importe'))
    .where('a.id_reg_factura', 'in', lines)
    .where((eb) => eb.or([eb('a.haber', '=', accounts.sales), eb('a.debe', '=', accounts.sales)]))
    .orderBy('a.id_reg_asiento')
    .execute()
