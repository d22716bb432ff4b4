import { firstOwn } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database.ts'

/**
 * The transfers of an account with a balance after one of them, each with its amount as the account sees it: what it received above zero, what
 * it gave below. Both indexes are partial, and PostgreSQL takes them only where the statement says so too.
 */
export function movementsOf(tx: Tx, account: number, after: number) {
  const side = (name: 'debe' | 'haber') =>
    tx
      .selectFrom('libro_asiento')
      .select(['id_reg_asiento', 'fecha', 'motivo', 'id_reg_factura', 'debe', 'haber'])
      .select(name === 'debe' ? 'importe' : sql<number>`-importe`.as('importe'))
      .where(name, '=', account)
      .where(name, '>=', firstOwn)
      .where('id_reg_asiento', '>', after)
  return side('debe').unionAll(side('haber'))
}
