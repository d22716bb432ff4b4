import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'
import { bothSides } from '../ledger/public.ts'

export const checks: Check[] = [
  {
    name: 'cash: every close expected what the close before it kept and the transfers since add up to',
    offending: (tx) =>
      tx
        .with('closes', (q) =>
          q
            .selectFrom('caja_movimiento as m')
            .leftJoin('libro_cuenta as c', 'c.id_mst_caja', 'm.id_mst_caja')
            .where('m.tipo', '=', 'cierre')
            .select(['m.id_mst_caja', 'm.id_reg_caja', 'm.id_reg_asiento', 'm.esperado', 'c.id_reg_cuenta'])
            .select(sql<number>`lag(m.id_reg_asiento, 1, 0::bigint) over (partition by m.id_mst_caja order by m.id_reg_caja)`.as('since'))
            .select(sql<number>`lag(m.amount, 1, 0::bigint) over (partition by m.id_mst_caja order by m.id_reg_caja)`.as('kept')),
        )
        .with('moved', () => bothSides(tx))
        .selectFrom('closes as c')
        .leftJoin('moved as m', (join) =>
          join
            .onRef('m.cuenta', '=', 'c.id_reg_cuenta')
            .onRef('m.id_reg_asiento', '>', 'c.since')
            .on(sql<boolean>`m.id_reg_asiento <= c.id_reg_asiento`)
            .on('m.motivo', '<>', 'cierre'),
        )
        .select(['c.id_mst_caja', 'c.id_reg_caja', 'c.esperado'])
        .groupBy(['c.id_mst_caja', 'c.id_reg_caja', 'c.esperado', 'c.kept'])
        .having(sql<boolean>`c.esperado <> c.kept + coalesce(sum(m.importe), 0)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'cash: a movement in or out of a register is a transfer of its amount',
    offending: (tx) =>
      tx
        .selectFrom('caja_movimiento as m')
        .leftJoin('libro_asiento as a', 'a.id_reg_asiento', 'm.id_reg_asiento')
        .select(['m.id_reg_caja', 'm.amount', 'a.importe'])
        .where('m.tipo', '<>', 'cierre')
        .where(sql<boolean>`coalesce(a.importe, 0) <> m.amount`)
        .limit(100)
        .execute(),
  },
]
