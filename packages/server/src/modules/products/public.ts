import { invoiceTypes } from '@app/contract/invoices/invoice'
import { accounts, units } from '@app/contract/ledger/account'
import { firstProduct } from '@app/contract/products/product'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { lockStock, type PostingContext, post, stockOf } from '../ledger/public.ts'

export { productFiles } from './product-files.ts'

/**
 * Sales data of a product; refuses one that is not on sale, and more pieces than in stock, without those `taken` elsewhere, if they are
 * counted. The pieces leave with the payment.
 */
export async function sellable(tx: Tx, id: number, pieces: number, taken = 0) {
  const row = await tx
    .selectFrom('producto as p')
    .innerJoin('tasa as t', 't.id_mst_tasa', 'p.id_mst_tasa')
    .select(['p.nombre', 'p.precio', 'p.id_mst_tipoingreso', 'p.en_venta', 'p.control_stock', 't.prc_iva'])
    .where('p.id_mst_producto', '=', id)
    .executeTakeFirst()
  if (!row) return refuse('msg.invalid_input', { id_mst_producto: 'invalid.reference' })
  if (!row.en_venta) refuse('producto.no_en_venta', { id_mst_producto: 'producto.no_en_venta' }, { nombre: row.nombre })
  const left = row.control_stock ? ((await stockOf(tx, [id])).get(id) ?? 0) - taken : pieces
  if (pieces > left) refuse('producto.sin_stock', {}, { nombre: row.nombre, quedan: left, pedidos: pieces })
  return row
}

/** Pieces on other unpaid lines: they leave with their payment, and cannot be promised twice; those that left already are not counted. */
async function promised(tx: Tx, id: number, line: number | null): Promise<number> {
  const open = await tx
    .selectFrom('factura')
    .select(['id_reg_factura', 'cantidad'])
    .where('id_mst_producto', '=', id)
    .where('fecha_pago', 'is', null)
    .where('fecha_baja', 'is', null)
    .where('id_mst_tipofactura', '=', invoiceTypes.member)
    .$if(line !== null, (q) => q.where('id_reg_factura', '<>', line!))
    .execute()
  if (open.length === 0) return 0
  const gone = await piecesGone(
    tx,
    open.map((one) => one.id_reg_factura),
  )
  return open.reduce((sum, { id_reg_factura, cantidad }) => sum + Math.max(0, cantidad - (gone.get(id_reg_factura) ?? 0)), 0)
}

/**
 * Sales data of a club product on a line, by itself if it exists; a built-in one has no price and is for the till only. Pieces on
 * other unpaid lines count as gone; desks that add one take turns.
 */
export async function sellableOnLine(tx: Tx, id: number, { pieces, line = null }: { pieces: number; line?: number | null }) {
  if (id < firstProduct) return refuse('msg.invalid_input', { id_mst_producto: 'invalid.reference' })
  await tx.selectFrom('producto').select('id_mst_producto').where('id_mst_producto', '=', id).forNoKeyUpdate().execute()
  return sellable(tx, id, pieces, await promised(tx, id, line))
}

/**
 * Takes the pieces of paid lines out of stock, if they are counted and have not left before: with the last payment, in
 * its transaction, after lines and registers are locked. Refuses more than in stock; a payment made outside is no
 * longer refused, and takes the pieces available.
 */
export async function takePieces(call: PostingContext & Pick<Call<unknown, User | null>, 'note'>, lines: readonly SoldLine[]) {
  const { tx, note, user } = call
  const products = [...new Set(lines.flatMap((line) => line.id_mst_producto ?? []))]
  if (products.length === 0) return
  const counted = await tx
    .selectFrom('producto')
    .select(['id_mst_producto', 'nombre'])
    .where('id_mst_producto', 'in', products)
    .where('control_stock', '=', true)
    .orderBy('id_mst_producto')
    .execute()
  if (counted.length === 0) return
  const stock = await lockStock(
    tx,
    counted.map((one) => one.id_mst_producto),
  )
  const gone = await piecesGone(
    tx,
    lines.map((line) => line.id_reg_factura),
  )
  const transfers = counted.flatMap(({ id_mst_producto, nombre }) => {
    const { cuenta, saldo } = stock.get(id_mst_producto)!
    const own = lines
      .filter((line) => line.id_mst_producto === id_mst_producto)
      .map((line) => ({ ...line, piezas: line.cantidad - (gone.get(line.id_reg_factura) ?? 0) }))
    const pedidos = own.reduce((sum, { piezas }) => sum + Math.max(0, piezas), 0)
    if (user !== null && pedidos > saldo) refuse('producto.sin_stock', {}, { nombre, quedan: saldo, pedidos })
    let left = saldo
    return own.flatMap(({ id_reg_factura, piezas }) => {
      const importe = Math.min(piezas, left)
      left -= Math.max(0, importe)
      const entry = { debe: accounts.sold, haber: cuenta, unidad: units.pieces, motivo: 'venta', id_reg_factura, importe } as const
      return importe > 0 ? [entry] : []
    })
  })
  const moved = await post(call, transfers)
  if (moved.length > 0) note('libro_asiento', null, moved)
}

/** Pieces sold with lines and not returned. */
async function piecesGone(tx: Tx, lines: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('libro_asiento')
    .select(['id_reg_factura', sql<number>`sum(importe - devuelto)::bigint`.as('piezas')])
    .where('id_reg_factura', 'in', lines) // only for speed
    .where('debe', '=', accounts.sold)
    .groupBy('id_reg_factura')
    .execute()
  return new Map(rows.map((row) => [row.id_reg_factura!, row.piezas]))
}
interface SoldLine {
  readonly id_reg_factura: number
  readonly id_mst_producto: number | null
  readonly cantidad: number
}

/** Pieces returned with a line: at most those that left with it and are still out; all of those if `piezas` is null. */
export interface ReturnedPieces {
  readonly line: Pick<SoldLine, 'id_reg_factura' | 'id_mst_producto'>
  readonly piezas: number | null
}

/**
 * Returns pieces of sold lines to stock, if they were counted when sold, after lines and registers are locked. Pieces
 * that cannot be sold again leave it at once as a loss, named by the refund in `lostWith` of their line: a later part of
 * the refund does not return them.
 */
export async function returnPieces(
  call: Call<unknown>,
  returned: readonly ReturnedPieces[],
  lostWith: ReadonlyMap<number, { readonly id_reg_factura: number }> | null = null,
) {
  const { tx, note, say } = call
  const back = returned.filter(({ line, piezas }) => line.id_mst_producto !== null && piezas !== 0)
  if (back.length === 0) return
  await lockStock(
    tx,
    back.flatMap(({ line }) => line.id_mst_producto ?? []),
  )
  const sold = await tx
    .selectFrom('libro_asiento')
    .select(['id_reg_asiento', 'id_reg_factura', 'haber', sql<number>`importe - devuelto`.as('queda')])
    .where(
      'id_reg_factura',
      'in',
      back.map(({ line }) => line.id_reg_factura),
    )
    .where('debe', '=', accounts.sold)
    .whereRef('devuelto', '<', 'importe')
    .execute()
  const wanted = new Map(back.map(({ line, piezas }) => [line.id_reg_factura, piezas]))
  const moved = await post(
    call,
    sold.map(({ id_reg_asiento, id_reg_factura, haber, queda }) => ({
      ...({ haber: accounts.sold, unidad: units.pieces, motivo: 'devolucion' } as const),
      debe: haber,
      importe: Math.min(queda, wanted.get(id_reg_factura!) ?? queda),
      id_reg_factura,
      revierte: id_reg_asiento,
    })),
  )
  if (moved.length > 0) note('libro_asiento', null, moved)
  if (lostWith === null) return
  const lost = await post(
    call,
    moved.map(({ debe, importe, id_reg_factura }) => ({
      ...({ debe: accounts.piecesOut, unidad: units.pieces, motivo: 'recuento' } as const),
      ...{ haber: debe, importe, texto: say('products.lost'), id_reg_factura: lostWith.get(id_reg_factura!)?.id_reg_factura ?? null },
    })),
  )
  if (lost.length > 0) note('libro_asiento', null, lost)
}

/** Returns the pieces that were lost with a refund that is undone, after lines and registers are locked. */
export async function restoreLostPieces(call: Call<unknown>, refund: number) {
  const lost = await call.tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.haber')
    .select(['a.id_reg_asiento', 'a.debe', 'a.haber', 'a.importe', 'c.id_mst_producto'])
    .where('a.id_reg_factura', '=', refund)
    .where('a.motivo', '=', 'recuento')
    .where('a.devuelto', '=', 0)
    .where('a.nivel', '=', 0)
    .execute()
  if (lost.length === 0) return
  await lockStock(
    call.tx,
    lost.flatMap(({ id_mst_producto }) => id_mst_producto ?? []),
  )
  const back = lost.map(({ id_reg_asiento, debe, haber, importe }) => ({
    ...({ unidad: units.pieces, motivo: 'recuento', id_reg_factura: refund } as const),
    ...{ debe: haber, haber: debe, importe, revierte: id_reg_asiento },
  }))
  call.note('libro_asiento', null, await post(call, back))
}
