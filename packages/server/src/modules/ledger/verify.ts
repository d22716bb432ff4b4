import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'
import { bothSides, ownAccounts } from './movements.ts'

export const checks: Check[] = [
  {
    name: 'ledger: a balance is the sum of the transfers of its account',
    offending: (tx) =>
      tx
        .with('side', () => bothSides(tx))
        .with('sum', (q) =>
          q
            .selectFrom('side')
            .select(['cuenta', sql<number>`sum(importe)`.as('importe')])
            .groupBy('cuenta'),
        )
        .selectFrom('libro_cuenta as c')
        .leftJoin('sum as s', 's.cuenta', 'c.id_reg_cuenta')
        .select(['c.id_reg_cuenta', 'c.clase', 'c.saldo', 's.importe'])
        .where(sql<boolean>`c.saldo <> c.signo * coalesce(s.importe, 0)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'ledger: what was given back of a transfer is the sum of what took it back',
    offending: (tx) =>
      tx
        .with('back', (q) =>
          q
            .selectFrom('libro_asiento')
            .where('revierte', 'is not', null) // only for speed
            .select(['revierte', sql<number>`sum(importe - devuelto)`.as('importe')])
            .groupBy('revierte'),
        )
        .selectFrom('libro_asiento as a')
        .leftJoin('back as b', 'b.revierte', 'a.id_reg_asiento')
        .select(['a.id_reg_asiento', 'a.devuelto', 'b.importe'])
        .where(sql<boolean>`a.devuelto <> coalesce(b.importe, 0)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'ledger: whatever takes a transfer back begins where that one ended, in its unit and one level above it',
    offending: (tx) =>
      tx
        .selectFrom('libro_asiento as r')
        .innerJoin('libro_asiento as a', 'a.id_reg_asiento', 'r.revierte')
        .select(['r.id_reg_asiento', 'a.id_reg_asiento as revierte'])
        .where(sql<boolean>`r.debe <> a.haber or r.unidad <> a.unidad or r.nivel <> a.nivel + 1`)
        .limit(100)
        .execute(),
  },
  {
    name: 'ledger: only money of lines is sold or bought',
    offending: (tx) =>
      tx
        .selectFrom('libro_asiento')
        .select('id_reg_asiento')
        .where('id_reg_factura', 'is', null)
        .where((eb) =>
          eb.or([eb('debe', 'in', [accounts.sales, accounts.purchases]), eb('haber', 'in', [accounts.sales, accounts.purchases])]),
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'ledger: credits that ended two days before the last transfer hold nothing, and what expired had ended',
    offending: (tx) =>
      tx
        .selectFrom('libro_cuenta as c')
        .select(['c.id_reg_cuenta', 'c.id_mst_socios', 'c.saldo', 'c.vence'])
        .where('c.clase', '=', 'credito')
        .where(({ or, exists, selectFrom }) =>
          or([
            sql<boolean>`c.saldo > 0 and c.vence < (${selectFrom('libro_asiento').select('fecha').orderBy('id_reg_asiento', 'desc').limit(1)}) - interval '2 days'`,
            exists(
              selectFrom('libro_asiento as a')
                .select('a.id_reg_asiento')
                .whereRef('a.debe', '=', 'c.id_reg_cuenta')
                .where('a.debe', '>=', ownAccounts)
                .where('a.motivo', '=', 'caducidad')
                .where(sql<boolean>`(c.vence is null or a.fecha < c.vence)`),
            ),
          ]),
        )
        .limit(100)
        .execute(),
  },
]
