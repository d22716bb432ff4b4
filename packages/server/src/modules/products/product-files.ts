import { product } from '@app/contract/products/product'
import { withoutTax } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { stockOf } from '../ledger/public.ts'

const columns = Object.keys(product.fields) as (keyof typeof product.fields)[]

const rows = (tx: Tx) =>
  tx
    .selectFrom('producto as p')
    .innerJoin('tasa as t', 't.id_mst_tasa', 'p.id_mst_tasa')
    .select(columns.map((column) => `p.${column}` as const))
    .select('t.prc_iva')
    .orderBy('p.nombre')
    .orderBy('p.id_mst_producto')

type Rows = ReturnType<typeof rows>

/** Products with derived data: the price without tax, and the pieces in stock. */
export async function productFiles(tx: Tx, chosen: (all: Rows) => Rows = (all) => all) {
  const found = await chosen(rows(tx)).execute()
  const pieces = await stockOf(
    tx,
    found.filter((row) => row.control_stock).map((row) => row.id_mst_producto),
  )
  return found.map(({ prc_iva, ...row }) => ({
    ...row,
    precio_base: withoutTax(row.precio, prc_iva),
    stock: row.control_stock ? (pieces.get(row.id_mst_producto) ?? 0) : null,
  }))
}
export type ProductFile = Awaited<ReturnType<typeof productFiles>>[number]

/** One product; undefined if unknown. */
export const productFile = async (tx: Tx, id: number): Promise<ProductFile | undefined> =>
  (await productFiles(tx, (all) => all.where('p.id_mst_producto', '=', id)))[0]
