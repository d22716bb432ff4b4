import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'receipts: a receipt is the sum of its lines',
    offending: (tx) =>
      tx
        .selectFrom('recibo as r')
        .leftJoin('recibo_factura as v', 'v.id_reg_recibo', 'r.id_reg_recibo')
        .select(['r.id_reg_recibo', 'r.precio', ({ fn }) => fn.sum<number>('v.importe').as('lineas')])
        .groupBy('r.id_reg_recibo')
        .having(sql<boolean>`r.precio <> coalesce(sum(v.importe), 0)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'receipts: a remittance is the number and the sum of its receipts',
    offending: (tx) =>
      tx
        .selectFrom('remesa as m')
        .leftJoin('recibo as r', 'r.id_reg_remesa', 'm.id_reg_remesas')
        .select(['m.id_reg_remesas', 'm.recibos', 'm.importe'])
        .groupBy('m.id_reg_remesas')
        .having(sql<boolean>`m.recibos <> count(r.id_reg_recibo) or m.importe <> coalesce(sum(r.precio), 0)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'receipts: the money in transit is what remittances that are not settled have not had returned',
    offending: (tx) =>
      tx
        .with('open', (q) =>
          q
            .selectFrom('remesa as m')
            .innerJoin('recibo as r', 'r.id_reg_remesa', 'm.id_reg_remesas')
            .select(sql<number>`coalesce(sum(r.precio - r.importe_devuelto), 0)::bigint`.as('importe'))
            .where('m.estado', '<>', 'cobrada'),
        )
        .with('account', (q) =>
          q
            .selectFrom('libro_asiento')
            .select(
              sql<number>`coalesce(sum(case when debe = ${accounts.remittance} then importe else -importe end), 0)::bigint`.as('saldo'),
            )
            .where((eb) => eb.or([eb('debe', '=', accounts.remittance), eb('haber', '=', accounts.remittance)])),
        )
        .selectFrom('open')
        .innerJoin('account', (join) => join.onTrue())
        .select(['open.importe', 'account.saldo'])
        .whereRef('open.importe', '<>', 'account.saldo')
        .execute(),
  },
]
