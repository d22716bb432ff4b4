import { units } from '@app/contract/ledger/account'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

interface Stock {
  readonly cuenta: number
  /** Pieces there are. */
  readonly saldo: number
}

const accountsOf = (tx: Tx, products: readonly number[]) =>
  tx
    .selectFrom('libro_cuenta')
    .select(['id_mst_producto', 'id_reg_cuenta as cuenta', 'saldo'])
    .where('id_mst_producto', 'in', products)
    .execute()
const byProduct = (rows: Awaited<ReturnType<typeof accountsOf>>): ReadonlyMap<number, Stock> =>
  new Map(rows.map(({ id_mst_producto, cuenta, saldo }) => [id_mst_producto!, { cuenta, saldo: saldo ?? 0 }]))

/** The pieces there are of products; one of which none was ever counted is missing. */
export const stockOf = async (tx: Tx, products: readonly number[]) =>
  new Map([...byProduct(await accountsOf(tx, products))].map(([id, { saldo }]) => [id, saldo]))

/**
 * Locks products in the order of their ids, after lines and registers: sales and stocktaking take turns. Returns the
 * account of each, created if missing.
 */
export async function lockStock(tx: Tx, products: readonly number[]): Promise<ReadonlyMap<number, Stock>> {
  const wanted = [...new Set(products)]
  if (wanted.length === 0) return new Map()
  const locked = await tx
    .selectFrom('producto')
    .select('id_mst_producto')
    .where('id_mst_producto', 'in', wanted)
    .orderBy('id_mst_producto')
    .forNoKeyUpdate()
    .execute()
  if (locked.length !== wanted.length) refuse('msg.not_found', { id_mst_producto: 'msg.not_found' })
  const found = byProduct(await accountsOf(tx, wanted))
  const missing = wanted.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  await tx
    .insertInto('libro_cuenta')
    .values(
      missing.map((id_mst_producto) => ({
        clase: 'producto' as const,
        unidad: units.pieces,
        signo: 1 as const,
        saldo: 0,
        id_mst_producto,
      })),
    )
    .execute()
  return byProduct(await accountsOf(tx, wanted))
}
