import type { Restrictions } from '../../kit/http/restrictions.ts'
import { byIncome } from '../income-types/public.ts'

/** Fees and members' fees of other income types are not found by restricted staff (R-157, A-165). */
export const feeRestrictions: Restrictions = {
  cuotas: byIncome(async (tx, ids, allowed) => {
    const other = await tx
      .selectFrom('cuotas')
      .select('id_mst_cuotas')
      .where('id_mst_cuotas', 'in', ids)
      .where('id_mst_tipoingreso', 'not in', allowed)
      .limit(1)
      .executeTakeFirst()
    return other !== undefined
  }),
  socios_cuotas: byIncome(async (tx, ids, allowed) => {
    const other = await tx
      .selectFrom('socios_cuotas as h')
      .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
      .select('h.id_reg_socios_cuotas')
      .where('h.id_reg_socios_cuotas', 'in', ids)
      .where('c.id_mst_tipoingreso', 'not in', allowed)
      .limit(1)
      .executeTakeFirst()
    return other !== undefined
  }),
}
