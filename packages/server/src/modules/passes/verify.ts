import { paymentTypes } from '@app/contract/income-types/payment-type'
import { issuedAccounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'
import { ownAccounts } from '../ledger/public.ts'

const sources = Object.values(issuedAccounts)

export const checks: Check[] = [
  {
    name: 'passes: a pass of hours or bookings was issued with what it says',
    offending: (tx) =>
      tx
        .selectFrom('abono as a')
        .innerJoin('libro_cuenta as c', 'c.id_reg_abonos', 'a.id_reg_abonos')
        .leftJoin('libro_asiento as t', (join) =>
          join.onRef('t.haber', '=', 'c.id_reg_cuenta').on('t.haber', '>=', ownAccounts).on('t.debe', 'in', sources).on('t.nivel', '=', 0),
        )
        .select(['a.id_reg_abonos', 'a.saldo_original', sql<number>`coalesce(sum(t.importe), 0)::bigint`.as('emitido')])
        .where('a.num_reservas', '=', 0)
        .groupBy(['a.id_reg_abonos', 'a.saldo_original', 'a.unidad'])
        .having(sql<boolean>`coalesce(sum(t.importe), 0) <> round(a.saldo_original * case when a.unidad = 0 then 60 else 1 end)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'passes: a pass of so many bookings a week is kept by weeks, any other one whole',
    offending: (tx) =>
      tx
        .selectFrom('abono as a')
        .leftJoin('libro_cuenta as c', 'c.id_reg_abonos', 'a.id_reg_abonos')
        .select(['a.id_reg_abonos', 'c.id_reg_cuenta'])
        .where(sql<boolean>`case when a.frec_dias > 0 then c.id_reg_cuenta is not null and c.desde is null
          else c.id_reg_cuenta is null or c.desde is not null end`)
        .limit(100)
        .execute(),
  },
  {
    name: 'passes: an account of a pass is of whoever has the pass',
    offending: (tx) =>
      tx
        .selectFrom('abono as a')
        .innerJoin('libro_cuenta as c', 'c.id_reg_abonos', 'a.id_reg_abonos')
        .select(['a.id_reg_abonos', 'c.id_reg_cuenta'])
        .whereRef('a.id_mst_socios', '<>', 'c.id_mst_socios')
        .limit(100)
        .execute(),
  },
  {
    name: 'passes: a line that a pass has paid costs nothing, and one use stands behind it; no other line has one',
    offending: (tx) =>
      tx
        .selectFrom('factura as f')
        .leftJoin('libro_asiento as t', (join) =>
          join.onRef('t.id_reg_factura', '=', 'f.id_reg_factura').on('t.motivo', '=', 'uso').on('t.devuelto', '=', 0),
        )
        .select(['f.id_reg_factura', 'f.precio', 'f.pagado', 'f.pagado_bono'])
        .groupBy('f.id_reg_factura')
        .having(sql<boolean>`case when f.id_mst_tipopago = ${paymentTypes.pass} and f.fecha_baja is null
          then f.precio <> 0 or f.pagado <> 0 or count(t.id_reg_asiento) <> 1 else count(t.id_reg_asiento) > 0 end`)
        .limit(100)
        .execute(),
  },
]
