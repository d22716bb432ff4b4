import { paymentTypes } from '@app/contract/income-types/payment-type'
import { lineTotal } from '@app/contract/invoices/invoice-rules'
import type { Refusal } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { isOpenQuote, type Line } from '../invoices/public.ts'
import { passesLostAt } from '../passes/public.ts'
import type { Booking } from './booking-row.ts'
import { pricedOf, quotes } from './prices.ts'
import { chargesOf } from './reprice-booking.ts'

/**
 * Sum of a booking's lines now and at another place or length, in cents; reads only. `paidShort` is the
 * part of the change that concerns paid places: their shortfall, or below 0 their overpayment. `lost` are the places
 * whose pass is not valid there, each with the amount it would owe. `rows` are the same sums line by line.
 */
export async function moneyMoved(call: Pick<Call<unknown>, 'tx' | 'club'>, wanted: Booking) {
  const { tx, club } = call
  const lines = await tx
    .selectFrom('factura')
    .selectAll()
    .where('id_reg_reserva', '=', wanted.id_reg_reserva)
    .orderBy('id_reg_factura')
    .execute()
  // a pass follows its place: that place owes nothing if the pass is valid there too
  const losing = new Map((await passesLostAt(call, wanted, lines)).map((one) => [one.id_reg_factura, one]))
  const charges = chargesOf(lines).filter(({ base }) => base.id_mst_tipopago !== paymentTypes.pass || losing.has(base.id_reg_factura))
  const fresh = await quotes(
    tx,
    pricedOf(wanted, club.zone),
    charges.map(({ base }) => base.id_mst_socios!),
  )
  const changes = new Map<number, number>()
  let paidShort = 0
  const lost: { readonly id_mst_socios: number; readonly id_reg_abonos: number; readonly motivo: Refusal; readonly importe: number }[] = []
  for (const [index, { base, charged, open }] of charges.entries()) {
    // the model week has no prices
    const cents = fresh[index]?.cents ?? 0
    const pass = losing.get(base.id_reg_factura)
    if (pass) {
      const importe = base.pagado_bono === base.precio_calculado ? cents : base.pagado_bono
      lost.push({ id_mst_socios: base.id_mst_socios!, id_reg_abonos: pass.id_reg_abonos, motivo: pass.motivo, importe })
      changes.set(base.id_reg_factura, importe)
    } else if (isOpenQuote(base)) {
      // a price made by hand stays
      if (base.precio === base.precio_calculado) changes.set(base.id_reg_factura, cents * base.cantidad - lineTotal(base))
    } else {
      const short = cents - charged - (open ? lineTotal(open) : 0)
      changes.set(base.id_reg_factura, short)
      paidShort += short
    }
  }
  const paid = lines.reduce((sum, line) => sum + line.pagado, 0)
  const rows = sumsOf(lines).map((row) => ({ ...row, despues: row.ahora + (changes.get(row.id_reg_factura) ?? 0) }))
  const [now, after] = [rows.reduce((sum, row) => sum + row.ahora, 0), rows.reduce((sum, row) => sum + row.despues, 0)]
  return { now, paid, after, paidShort, lost, rows }
}

/** Sum of each line, with those that add to it: the differences of a place. */
function sumsOf(lines: readonly Line[]) {
  const known = new Set(lines.map((line) => line.id_reg_factura))
  const first = ({ id_reg_factura, id_reg_factura_origen: origin }: Line) =>
    origin !== null && known.has(origin) ? origin : id_reg_factura
  return [...Map.groupBy(lines, first)].map(([id_reg_factura, parts]) => ({
    id_reg_factura,
    ahora: parts.reduce((sum, line) => sum + lineTotal(line), 0),
  }))
}
