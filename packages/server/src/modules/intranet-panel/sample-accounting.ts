import type { Tx } from '../../kit/database/database.ts'
import type { AccountingInvoice, AccountingSystem } from './accounting-system.ts'

const columns = [
  ...(['tipo', 'cod', 'ejercicio', 'fecha', 'vencimiento', 'cliente', 'email', 'concepto'] as const),
  ...(['importe', 'fecha_pago', 'numavisos'] as const),
] satisfies (keyof AccountingInvoice)[]

/** The local sample of an accounting system, in a table of the club; each call is a transaction of its own, as with one elsewhere. */
export const sampleAccounting = (inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>): AccountingSystem => ({
  invoicesOf: (user) =>
    inTransaction((tx) =>
      tx
        .selectFrom('contabilidad_factura')
        .select(columns)
        .where('usuario_web', '=', user)
        .orderBy('vencimiento')
        .orderBy('tipo')
        .orderBy('cod')
        .execute(),
    ),
  markPaid: ({ user, tipo, cod }, day) =>
    inTransaction(async (tx) => {
      const row = await tx
        .selectFrom('contabilidad_factura')
        .select(['id_reg_contabilidad_factura as id', 'fecha_pago'])
        .where('usuario_web', '=', user)
        .where('tipo', '=', tipo)
        .where('cod', '=', cod)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!row) return 'unknown'
      if (row.fecha_pago !== null) return 'already'
      await tx.updateTable('contabilidad_factura').set({ fecha_pago: day }).where('id_reg_contabilidad_factura', '=', row.id).execute()
      return 'paid'
    }),
  setNotices: ({ user, ejercicio, cod }, numavisos) =>
    inTransaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('contabilidad_factura')
        .set({ numavisos })
        .where('usuario_web', '=', user)
        .where('tipo', '=', 'anual')
        .where('ejercicio', '=', ejercicio)
        .where('cod', '=', cod)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? 'set' : 'unknown'
    }),
})
