import { accounts } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../kit/database/database.ts'

/** Payments of lines through remittances that were not taken back whole, the newest first; `queda` is what is left of each, in cents. */
export const paymentsInTransit = (tx: Tx, lines: readonly number[]) =>
  tx
    .selectFrom('libro_asiento')
    .select(['id_reg_asiento', 'fecha', sql<number>`id_reg_factura`.as('id_reg_factura'), sql<number>`importe - devuelto`.as('queda')])
    .where(isOneOf('id_reg_factura', lines))
    .where('debe', '=', accounts.remittance)
    .where('haber', '=', accounts.sales)
    // a return that was undone is no second payment
    .where('nivel', '=', 0)
    .whereRef('devuelto', '<', 'importe')
    .orderBy('id_reg_asiento', 'desc')
    .execute()
export type PaymentInTransit = Awaited<ReturnType<typeof paymentsInTransit>>[number]
