import { firstOwnAccount } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/**
 * Bound of the partial indexes, written into the statement: PostgreSQL plans a statement once for all values, and could
 * not prove it of a parameter.
 */
export const ownAccounts = sql.lit(firstOwnAccount)

/**
 * Every transfer once for each of its accounts with a balance (`cuenta`), its amount from that account's view: received
 * above zero, given below. Both indexes are partial, and used only by a statement that has their condition; filters are
 * applied to both sides.
 */
export function bothSides(tx: Tx) {
  const side = (name: 'debe' | 'haber') =>
    tx
      .selectFrom('libro_asiento')
      .select([
        'id_reg_asiento',
        'fecha',
        'dia',
        'motivo',
        'id_reg_factura',
        'debe',
        'haber',
        'devuelto',
        'revierte',
        'id_mst_socios_creacion',
        'texto',
        'grupo',
      ])
      .select([`${name} as cuenta`, name === 'debe' ? 'importe' : sql<number>`-importe`.as('importe')])
      .where(name, '>=', ownAccounts)
  return side('debe').unionAll(side('haber'))
}

/** The transfers of an account with a balance after one of them, each with its amount as the account sees it. */
export const movementsOf = (tx: Tx, account: number, after: number) =>
  tx
    .selectFrom(bothSides(tx).as('b'))
    .select(['b.id_reg_asiento', 'b.fecha', 'b.motivo', 'b.id_reg_factura', 'b.debe', 'b.haber', 'b.importe'])
    .where('b.cuenta', '=', account)
    .where('b.id_reg_asiento', '>', after)
