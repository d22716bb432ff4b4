import { paymentTypes } from '@app/contract/income-types/payment-type'
import { isPaid, lineRemainder } from '@app/contract/invoices/invoice-rules'
import type { InputOf } from '@app/contract/kit/action'
import { payCart } from '@app/contract/till/pay-cart'
import { formatEuros } from '@app/contract/values/money'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { assignToCart, type Line, lockCartLines, sellTillLines, takePayment } from '../invoices/public.ts'
import { issueForSale } from '../official-invoices/public.ts'
import { issuePasses } from '../passes/public.ts'
import { cartFiles } from './cart-files.ts'
import { lockCart, touchCart } from './lock-cart.ts'

type CartPayment = InputOf<typeof payCart>
interface Tender {
  readonly id_mst_tipopago: number
  readonly importe: number
}

/** Payments of the total, in the order given; refuses a sum different from the total, and less cash than its part. */
function tendersOf({ pagos, id_mst_tipopago, entregado }: CartPayment, total: number): readonly Tender[] {
  const tenders = (pagos ?? []).filter(({ importe }) => importe > 0)
  if (tenders.length === 0) tenders.push({ id_mst_tipopago, importe: total })
  const sum = tenders.reduce((all, { importe }) => all + importe, 0)
  if (sum !== total) refuse('tpv.pagos_no_suman', { pagos: 'tpv.pagos_no_suman' }, { suma: formatEuros(sum), total: formatEuros(total) })
  const cash = cashIn(tenders)
  if (entregado !== null && entregado < cash)
    refuse('tpv.entregado_insuficiente', { entregado: 'tpv.entregado_insuficiente' }, { importe: formatEuros(cash) })
  return tenders
}
const cashIn = (tenders: readonly Tender[]) =>
  tenders.reduce((sum, tender) => sum + (tender.id_mst_tipopago === paymentTypes.cash ? tender.importe : 0), 0)
const dueOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + lineRemainder(line), 0)

export const pay = handle(payCart, async (call) => {
  const { tx, input, now, today } = call
  const cart = await lockCart(call, input)
  const id = cart.id_reg_tpv_carro
  if (cart.id_mst_socios === null) refuse('tpv.elige_socio')
  const all = await lockCartLines(tx, id)
  const open = all.filter((line) => !isPaid(line))
  if (open.length === 0) refuse('tpv.carro_vacio')
  const total = dueOf(open)
  if (input.total !== null && input.total !== total) refuse('tpv.carro_ha_cambiado', {}, { total: formatEuros(total) })
  const tenders = tendersOf(input, total)
  // lines paid elsewhere meanwhile are not part of this sale
  await assignToCart(
    tx,
    all.filter(isPaid).map((line) => line.id_reg_factura),
    null,
  )
  const passes = all.flatMap(({ borrador, id_reg_factura, id_mst_tipoabonos }) =>
    borrador && id_mst_tipoabonos !== null ? [{ id_reg_factura, id_mst_tipoabonos }] : [],
  )
  await sellTillLines(tx, id, today)
  for (const { id_mst_tipopago, importe } of tenders) {
    const lines = (await lockCartLines(tx, id)).filter((line) => !isPaid(line))
    await takePayment(call, { lines, id_mst_tipopago, id_mst_caja: input.id_mst_caja, importe: importe === dueOf(lines) ? null : importe })
  }
  await issuePasses(call, cart.id_mst_socios, passes)
  const paid = { hash: null, fecha_pago: now, entregado: input.entregado }
  const [ticket] = await cartFiles(call, [{ ...cart, ...paid, fecha_modificacion: now }])
  // issuing is the last part of a transaction: what the answer says is read before
  const payer = { id_mst_socios: cart.id_mst_socios, nombre: ticket!.usuario?.nombre_completo ?? null }
  const issued = await issueForSale(call, { ...payer, lines: await lockCartLines(tx, id) })
  const id_reg_facturaoficial = issued[0]?.id_reg_facturaoficial ?? null
  await touchCart(call, id, { ...paid, id_reg_facturaoficial })
  const facturas_oficiales = issued.map((one) => ({ id_reg_facturaoficial: one.id_reg_facturaoficial, num_completo: one.num_completo }))
  const tique = { ...ticket!, carro: { ...ticket!.carro, id_reg_facturaoficial }, facturas_oficiales }
  return { tique, cobrado: total, cambio: input.entregado === null ? 0 : input.entregado - cashIn(tenders) }
})
