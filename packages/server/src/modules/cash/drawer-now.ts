import type { TransferReason } from '@app/contract/ledger/transfer'
import { sql } from 'kysely'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { movementsOf, registerAccount } from '../ledger/public.ts'

/** The last close of a register with its author, or null. */
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

/** Receipts and payouts of a register since one of its transfers, by reason, in cents. */
async function sumsSince(tx: Tx, account: number, after: number) {
  const rows = await tx
    .selectFrom(movementsOf(tx, account, after).as('m'))
    .select(['m.motivo', sql<number>`sum(m.importe)::bigint`.as('importe')])
    .groupBy('m.motivo')
    .execute()
  const of = (...reasons: readonly TransferReason[]) =>
    rows.reduce((sum, { motivo, importe }) => sum + (reasons.includes(motivo) ? importe : 0), 0)
  return {
    collected: of('cobro', 'devolucion', 'anulacion'),
    added: of('entrada', 'apertura'),
    withdrawn: -of('salida'),
    paid: -of('pago'),
  }
}

/**
 * A drawer now, in cents: opening cash, movements since, expected cash. Transfers are in the order of their ids:
 * they are written under the register's lock. Planned by values, as all of a transaction after it: one plan for the busy
 * register, which was just closed, and for the one that was never closed would read the whole ledger for one of them.
 */
export async function drawerNow(tx: Tx, register: number) {
  await planByValues(tx)
  const [last = null, { id_reg_cuenta, saldo }] = await together(lastClose(tx, register), registerAccount(tx, register))
  const since = last?.id_reg_asiento ?? 0
  const origen = { kept: last?.amount ?? 0, ...(await sumsSince(tx, id_reg_cuenta, since)) }
  return { last, account: id_reg_cuenta, since, origen, expected: saldo ?? 0 }
}

/** The cash collected since the last close, by income type, in cents. */
export const collectedByIncomeType = (tx: Tx, account: number, after: number) =>
  tx
    .selectFrom(movementsOf(tx, account, after).as('m'))
    .innerJoin('factura as f', 'f.id_reg_factura', 'm.id_reg_factura')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .where('m.motivo', '<>', 'pago')
    .select(['t.id_mst_tipoingreso', 't.desc_tipoingreso', sql<number>`sum(m.importe)::bigint`.as('amount')])
    .groupBy(['t.id_mst_tipoingreso', 't.desc_tipoingreso'])
    .orderBy('t.desc_tipoingreso')
    .execute()
