import { withoutTax } from '../../values/money.ts'
import { ascending } from '../../values/order.ts'
import { collectsDebt, paymentTypes } from '../income-types/payment-type.ts'

/** What decides whether a line is paid; amounts in cents. */
export interface LineMoney {
  readonly precio: number
  readonly cantidad: number
  readonly pagado: number
  readonly fecha_pago: string | null
}

/** The total of a line in cents. */
export const lineTotal = ({ precio, cantidad }: Pick<LineMoney, 'precio' | 'cantidad'>) => precio * cantidad

/** What is still to be paid of a line in cents. */
export const lineRemainder = (line: LineMoney) => lineTotal(line) - line.pagado

/** What is still to be paid in cents of lines that add to paid ones. */
export const differenceOf = (lines: readonly (LineMoney & { readonly id_reg_factura_origen: number | null })[]) =>
  lines.reduce((sum, line) => sum + (line.id_reg_factura_origen === null ? 0 : lineRemainder(line)), 0)

/** The VAT within amounts in cents, by rate from the lowest: what is left without it, and it. Prices are what is paid, tax and all. */
export function vatOf(amounts: readonly { readonly cents: number; readonly prc_iva: number }[]) {
  const rates = ascending(amounts.map((one) => one.prc_iva))
  return rates.map((prc_iva) => {
    const cents = amounts.filter((one) => one.prc_iva === prc_iva).reduce((sum, one) => sum + one.cents, 0)
    const base = withoutTax(cents, prc_iva)
    return { prc_iva, base, cuota: cents - base }
  })
}

/** Whether a line is paid: it has a payment date; one that costs nothing may be marked too. */
export const isPaid = ({ fecha_pago }: Pick<LineMoney, 'fecha_pago'>) => fecha_pago !== null

/** Paid, paid in part, not at all, or nothing to pay. */
export type PaymentState = 'paid' | 'part' | 'unpaid' | 'none'

/** The payment state of sums in cents: a booking's, or one line's. */
export const paymentState = (total: number, paid: number): PaymentState =>
  total <= 0 ? 'none' : paid >= total ? 'paid' : paid > 0 ? 'part' : 'unpaid'

/** Whether price and paid amount of a line may be edited: not once paid or while the cash machine holds it, not on pass lines. */
export const mayEditMoney = (line: LineMoney & { readonly id_mst_tipopago: number; readonly retenido: number }) =>
  line.pagado === 0 && line.retenido === 0 && !isPaid(line) && line.id_mst_tipopago !== paymentTypes.pass

/** The payment types by which money comes to the desk: cash, card terminal, transfer. With a wallet a line is paid too, by credits of its own member. */
export const deskPaymentTypes: readonly number[] = collectsDebt.filter((type) => type !== paymentTypes.wallet)

/** How an amount in cents is spread over remainders in their order; null when it is more than they are together. */
export function spread(amount: number, remainders: readonly number[]): number[] | null {
  let left = amount
  const parts = remainders.map((remainder) => {
    const part = Math.min(left, remainder)
    left -= part
    return part
  })
  return left > 0 ? null : parts
}
