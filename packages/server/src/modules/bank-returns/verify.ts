import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'returns: what came back of a receipt is the sum of its returns',
    offending: (tx) =>
      tx
        .selectFrom('recibo as r')
        .leftJoin('devolucion as d', (join) => join.onRef('d.id_reg_recibo', '=', 'r.id_reg_recibo').on('d.deshecha', '=', false))
        .select(['r.id_reg_recibo', 'r.importe_devuelto', ({ fn }) => fn.sum<number>('d.importe').as('devoluciones')])
        .groupBy('r.id_reg_recibo')
        .having(sql<boolean>`r.importe_devuelto <> coalesce(sum(d.importe), 0)`)
        .limit(100)
        .execute(),
  },
]
