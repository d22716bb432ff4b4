import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Database } from '../../kit/database/database.ts'

/** True for a line `l` of a pass that was written off: its unpaid rest, or all of it. */
export const isWrittenOff = sql<boolean>`(l.perdonado > 0 or l.precio = 0 and l.fecha_pago is null)`

const line = expressionBuilder<Database, never>()

/** Condition on passes `a`: their money neither went back as a whole, which ends a pass, nor was written off. */
export const keepsItsMoney = (eb: ExpressionBuilder<Database & { a: Database['abono'] }, 'a'>) =>
  eb.not(
    eb.exists(
      line
        .selectFrom('factura as l')
        .select('l.id_reg_factura')
        .where('l.id_reg_factura', '=', eb.ref('a.id_reg_factura'))
        .where((own) => own.or([own('l.id_reg_factura_anulacion', 'is not', null), isWrittenOff])),
    ),
  )
