import { sql } from 'kysely'
import type { Check } from '../../kit/verify.ts'

export const checks: Check[] = [
  {
    name: 'till: what nobody owes yet waits in an open cart, and nothing of a ticket does',
    offending: (tx) =>
      tx
        .selectFrom('factura as f')
        .leftJoin('tpv_carro as c', 'c.id_reg_tpv_carro', 'f.id_reg_tpv_carro')
        .select(['f.id_reg_factura', 'f.id_reg_tpv_carro'])
        .where('f.borrador', '=', true)
        .where(sql<boolean>`(c.id_reg_tpv_carro is null or c.fecha_pago is not null)`)
        .limit(100)
        .execute(),
  },
  {
    name: 'till: what the till made is for whoever its open cart is for',
    offending: (tx) =>
      tx
        .selectFrom('factura as f')
        .innerJoin('tpv_carro as c', 'c.id_reg_tpv_carro', 'f.id_reg_tpv_carro')
        .select(['f.id_reg_factura', 'f.id_mst_socios', 'c.id_reg_tpv_carro'])
        .where('f.borrador', '=', true)
        .where(sql<boolean>`f.id_mst_socios is distinct from c.id_mst_socios`)
        .limit(100)
        .execute(),
  },
]
