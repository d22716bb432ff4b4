import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'invoices: what a line says is paid is the sum of its transfers',
    offending: (tx) =>
      tx
        .with('paid', (q) =>
          q
            .selectFrom('libro_asiento')
            .select('id_reg_factura')
            .select(
              sql<number>`sum(case when haber = ${accounts.sales} or debe = ${accounts.purchases} then importe when debe = ${accounts.sales} or haber = ${accounts.purchases} then -importe else 0 end)`.as(
                'sum',
              ),
            )
            .where('id_reg_factura', 'is not', null) // only for speed
            .groupBy('id_reg_factura'),
        )
        .selectFrom('factura as f')
        .leftJoin('paid', 'paid.id_reg_factura', 'f.id_reg_factura')
        .select(['f.id_reg_factura', 'f.pagado', 'paid.sum'])
        .where(sql<boolean>`f.pagado <> coalesce(paid.sum, 0)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'invoices: no line is paid beyond its total, nor has a payment date before it is paid whole',
    offending: (tx) =>
      tx
        .selectFrom('factura')
        .select(['id_reg_factura', 'precio', 'cantidad', 'pagado', 'fecha_pago'])
        .where(
          sql<boolean>`pagado not between least(0, precio * cantidad) and greatest(0, precio * cantidad) or (fecha_pago is not null and pagado <> precio * cantidad)`,
        )
        .limit(100)
        .execute(),
  },
  {
    name: 'invoices: a difference is of the booking and the player of the line that it adds to, and adds to no other difference',
    offending: (tx) =>
      tx
        .selectFrom('factura as d')
        .innerJoin('factura as base', 'base.id_reg_factura', 'd.id_reg_factura_origen')
        .select(['d.id_reg_factura', 'd.id_reg_factura_origen'])
        .where(
          sql<boolean>`d.id_reg_reserva is distinct from base.id_reg_reserva or d.id_mst_socios is distinct from base.id_mst_socios or base.id_reg_factura_origen is not null`,
        )
        .limit(100)
        .execute(),
  },
]
