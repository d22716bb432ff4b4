import { paymentTypes } from '@app/contract/income-types/payment-type'
import { lineTotal } from '@app/contract/invoices/invoice-rules'
import type { Tx } from '../../kit/database.ts'
import { isOpenQuote } from '../invoices/public.ts'
import type { Booking } from './booking-row.ts'
import { quotes } from './prices.ts'
import { chargesOf } from './reprice-booking.ts'

/**
 * What a booking's lines come to now and would come to at another place or length, in cents; reads only. `paidShort` is the
 * part of the change that touches players who have paid: what they would be short, or have paid too much below 0.
 */
export async function moneyMoved(tx: Tx, wanted: Booking, zone: string) {
  const lines = await tx
    .selectFrom('factura')
    .selectAll()
    .where('id_reg_reserva', '=', wanted.id_reg_reserva)
    .orderBy('id_reg_factura')
    .execute()
  // a pass follows its place: nothing is owed for that one
  const charges = chargesOf(lines).filter(({ base }) => base.id_mst_tipopago !== paymentTypes.pass)
  const fresh = await quotes(
    tx,
    { ...wanted, madeAt: wanted.fecha_creacion, zone },
    charges.map(({ base }) => base.id_mst_socios!),
  )
  let [changed, paidShort] = [0, 0]
  for (const [index, { base, charged, open }] of charges.entries()) {
    const { cents } = fresh[index]!
    if (isOpenQuote(base)) {
      // a price made by hand stays
      if (base.precio === base.precio_calculado) changed += cents * base.cantidad - lineTotal(base)
    } else {
      const short = cents - charged - (open ? lineTotal(open) : 0)
      changed += short
      paidShort += short
    }
  }
  const now = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const paid = lines.reduce((sum, line) => sum + line.pagado, 0)
  return { now, paid, after: now + changed, paidShort }
}
