import type { Tx } from '../../kit/database/database.ts'
import { paymentsLeft } from '../invoices/public.ts'

interface PaidPlace {
  readonly id_reg_factura: number
  /** Price of the place now, in cents; null if it costs what was charged, or more. */
  readonly now: number | null
}
/** Records the prices of paid places after a move: of those that became cheaper, a part is due back. */
export async function recordOverpaid(tx: Tx, places: readonly PaidPlace[]) {
  if (places.length === 0) return
  const ids = places.map((place) => place.id_reg_factura)
  await tx.deleteFrom('reserva_sobrepago').where('id_reg_factura', 'in', ids).execute()
  const cheaper = places.flatMap(({ id_reg_factura, now }) => (now === null ? [] : { id_reg_factura, precio_ahora: now }))
  if (cheaper.length > 0) await tx.insertInto('reserva_sobrepago').values(cheaper).execute()
}

/** Line of an amount due back, in cents. */
export interface DueBack {
  readonly id_reg_factura: number
  readonly importe: number
}
/**
 * Amounts due back because bookings became cheaper, by booking: payments of a place, with its differences, that are not refunded and
 * exceed its price now. Of one booking, or of all existing ones.
 */
export async function overpaidLines(tx: Tx, id: number | null): Promise<ReadonlyMap<number, readonly DueBack[]>> {
  const rows = await tx
    .selectFrom('reserva_sobrepago as s')
    .innerJoin('factura as b', 'b.id_reg_factura', 's.id_reg_factura')
    .innerJoin('factura as f', (join) =>
      join.on((eb) =>
        eb.or([eb('f.id_reg_factura', '=', eb.ref('s.id_reg_factura')), eb('f.id_reg_factura_origen', '=', eb.ref('s.id_reg_factura'))]),
      ),
    )
    .select(['s.id_reg_factura as base', 's.precio_ahora', 'f.id_reg_factura', 'b.id_reg_reserva'])
    .where('b.id_reg_reserva', 'is not', null)
    .$if(id !== null, (q) => q.where('b.id_reg_reserva', '=', id))
    .orderBy('s.id_reg_factura')
    .orderBy('f.id_reg_factura', 'desc')
    .execute()
  if (rows.length === 0) return new Map()
  const left = Map.groupBy(
    await paymentsLeft(
      tx,
      rows.map((row) => row.id_reg_factura),
    ),
    (one) => one.id_reg_factura,
  )
  const leftOf = (line: number) => (left.get(line) ?? []).reduce((sum, { queda }) => sum + queda, 0)
  const due = [...Map.groupBy(rows, (row) => row.base).values()].flatMap((own) => {
    let rest = own.reduce((sum, row) => sum + leftOf(row.id_reg_factura), 0) - own[0]!.precio_ahora
    return own.flatMap(({ id_reg_factura, id_reg_reserva }) => {
      const importe = Math.min(rest, leftOf(id_reg_factura))
      rest -= Math.max(0, importe)
      return importe > 0 ? { id_reg_reserva: id_reg_reserva!, id_reg_factura, importe } : []
    })
  })
  return Map.groupBy(due, (one) => one.id_reg_reserva)
}
