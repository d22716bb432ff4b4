import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'cards: what came in by a payment at the gateway is its amount once it is done, and nothing before',
    offending: (tx) =>
      tx
        .selectFrom('libro_operacion as o')
        .leftJoin('libro_asiento as a', (join) =>
          join.onRef('a.id_reg_operacion', '=', 'o.id_reg_operacion').on('a.debe', '=', accounts.gateway),
        )
        .select(['o.id_reg_operacion', 'o.estado', 'o.importe', sql<number>`coalesce(sum(a.importe), 0)`.as('movido')])
        .where('o.clase', '=', 'pasarela_cobro')
        .groupBy(['o.id_reg_operacion', 'o.estado', 'o.importe'])
        .having(sql<boolean>`coalesce(sum(a.importe), 0) <> case when o.estado = 'hecha' then o.importe else 0 end`)
        .limit(100)
        .execute(),
  },
  {
    name: 'cards: what is on its way to cards and out of the cash machine is what refunds that are not answered are for',
    offending: async (tx) => {
      const sent = await tx
        .selectFrom('libro_asiento')
        .select(sql<number>`coalesce(sum(case when haber = ${accounts.transit} then importe else -importe end), 0)::bigint`.as('camino'))
        .where((eb) => eb.or([eb('debe', '=', accounts.transit), eb('haber', '=', accounts.transit)]))
        .executeTakeFirstOrThrow()
      const waiting = await tx
        .selectFrom('libro_operacion')
        .select(sql<number>`coalesce(sum(importe), 0)::bigint`.as('pendiente'))
        .where('clase', 'in', ['pasarela_devolucion', 'maquina_pago'])
        .where('estado', 'in', ['pendiente', 'dudosa'])
        .executeTakeFirstOrThrow()
      return sent.camino === waiting.pendiente ? [] : [{ ...sent, ...waiting }]
    },
  },
]
