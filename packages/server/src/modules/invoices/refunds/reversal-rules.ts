import { accounts } from '@app/contract/ledger/account'
import { formatEuros } from '@app/contract/values/money'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Line, Part } from '../settle.ts'

/** Payments with their receiving account and the last transfer that a close of its register has counted. */
export const paymentsWithCloses = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
    .select([
      'a.id_reg_asiento',
      'a.id_reg_factura',
      'a.dia',
      'a.importe',
      'a.devuelto',
      'c.id_reg_cuenta',
      'c.id_mst_caja',
      'c.id_mst_tipopago',
    ])
    .select('c.id_mst_socios')
    .select(({ selectFrom, ref }) =>
      sql<number>`coalesce((${selectFrom('caja_movimiento as m')
        .select('m.id_reg_asiento')
        .where('m.id_mst_caja', '=', ref('c.id_mst_caja'))
        .where('m.tipo', '=', 'cierre')
        .orderBy('m.id_reg_caja', 'desc')
        .limit(1)}), 0)`.as('contado'),
    )
    .where('a.id_reg_asiento', 'in', ids)
    .where('a.haber', '=', accounts.sales)
    .where('a.nivel', '=', 0)
    .orderBy('a.id_reg_asiento')
    .execute()
export type Payment = Awaited<ReturnType<typeof paymentsWithCloses>>[number]

/** Reverts a payment on the account that received it; counted closings stay and get a correction. */
export const reversalOf = ({ payment, line }: { payment: Payment; line: Line }): Part => ({
  line,
  cuenta: payment.id_mst_caja !== null && payment.id_reg_asiento <= payment.contado ? accounts.difference : payment.id_reg_cuenta,
  importe: -payment.importe,
  motivo: 'anulacion',
  revierte: payment.id_reg_asiento,
})

/** Refuses if a register holds less than the payment, because money left it since; names the amount it holds. */
export async function requireBalance(tx: Tx, parts: readonly Pick<Part, 'cuenta' | 'importe'>[]) {
  const out = Map.groupBy(
    parts.filter(({ importe }) => importe < 0),
    ({ cuenta }) => cuenta,
  )
  const held = await tx
    .selectFrom('libro_cuenta')
    .select(['id_reg_cuenta', 'saldo'])
    .where('id_reg_cuenta', 'in', [...out.keys()])
    .where('id_mst_caja', 'is not', null)
    .execute()
  for (const { id_reg_cuenta, saldo } of held) {
    const needed = -(out.get(id_reg_cuenta) ?? []).reduce((sum, { importe }) => sum + importe, 0)
    if (needed > (saldo ?? 0)) refuse('caja.no_hay_tanto_efectivo', {}, { importe: formatEuros(saldo ?? 0) })
  }
}
