import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'cash: every close expected what the entries since the close before it add up to',
    offending: (tx) =>
      tx
        .with('closes', (q) =>
          q
            .selectFrom('caja_movimiento')
            .where('tipo', '=', 'cierre')
            .select(['id_mst_caja', 'id_reg_caja', 'id_reg_cobro', 'esperado'])
            .select(sql<number>`lag(id_reg_caja, 1, 0::bigint) over (partition by id_mst_caja order by id_reg_caja)`.as('since'))
            .select(sql<number>`lag(id_reg_cobro, 1, 0) over (partition by id_mst_caja order by id_reg_caja)`.as('since_payment'))
            .select(sql<number>`lag(amount, 1, 0) over (partition by id_mst_caja order by id_reg_caja)`.as('kept')),
        )
        .selectFrom('closes as c')
        .select(['c.id_mst_caja', 'c.id_reg_caja', 'c.esperado'])
        .where(({ selectFrom, ref }) => {
          const moved = selectFrom('caja_movimiento as m')
            .select(
              sql<number>`coalesce(sum(case m.tipo when 'entrada' then m.amount when 'salida' then -m.amount else 0 end), 0)`.as('moved'),
            )
            .where('m.id_mst_caja', '=', ref('c.id_mst_caja'))
            .where('m.id_reg_caja', '>', ref('c.since'))
            .where('m.id_reg_caja', '<', ref('c.id_reg_caja'))
          const collected = selectFrom('cobro as p')
            .select(sql<number>`coalesce(sum(p.importe), 0)`.as('collected'))
            .where('p.id_mst_caja', '=', ref('c.id_mst_caja'))
            .where('p.id_reg_cobro', '>', ref('c.since_payment'))
            .where(sql<boolean>`p.id_reg_cobro <= c.id_reg_cobro`)
          return sql<boolean>`c.esperado <> c.kept + (${moved}) + (${collected})`
        })
        .limit(100)
        .execute(),
  },
  {
    name: 'cash: only payments in cash are in a register',
    offending: (tx) =>
      tx
        .selectFrom('cobro')
        .select(['id_reg_cobro', 'id_mst_tipopago'])
        .where('id_mst_caja', 'is not', null)
        .where('id_mst_tipopago', '<>', 1)
        .limit(100)
        .execute(),
  },
]
