import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type { Database } from '../../kit/database/database.ts'

const line = expressionBuilder<Database, never>()

/** Condition on passes `a`: the money of none of them went back as a whole, which ends a pass. */
export const keepsItsMoney = (eb: ExpressionBuilder<Database & { a: Database['abono'] }, 'a'>) =>
  eb.not(
    eb.exists(
      line
        .selectFrom('factura as l')
        .select('l.id_reg_factura')
        .where('l.id_reg_factura', '=', eb.ref('a.id_reg_factura'))
        .where('l.id_reg_factura_anulacion', 'is not', null),
    ),
  )
