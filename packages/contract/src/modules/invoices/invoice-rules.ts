import type { RowOfResource } from '../../kit/resource.ts'
import { taxGroups } from '../../values/money.ts'
import { by } from '../../values/order.ts'
import { debtPaymentTypes, paymentTypes } from '../income-types/payment-type.ts'
import type { invoice } from './invoice.ts'

/** Amounts that decide the payment state of a line, in cents. */
export interface LineMoney {
  readonly precio: number
  readonly cantidad: number
  readonly pagado: number
  readonly fecha_pago: string | null
}

/** The total of a line in cents. */
export const lineTotal = ({ precio, cantidad }: Pick<LineMoney, 'precio' | 'cantidad'>) => precio * cantidad

/** Remaining amount of a line in cents. */
export const lineRemainder = (line: LineMoney) => lineTotal(line) - line.pagado

/** Remaining amount in cents of lines that supplement paid ones. */
export const differenceOf = (lines: readonly (LineMoney & { readonly id_reg_factura_origen: number | null })[]) =>
  lines.reduce((sum, line) => sum + (line.id_reg_factura_origen === null ? 0 : lineRemainder(line)), 0)

/** Tax of a line: its rate in hundredths of a percent, and the cause of a sale without it. */
export type LineTax = Pick<RowOfResource<typeof invoice>, 'impuesto' | 'prc_iva' | 'exencion'>
/** Tax of lines whose product and income type name none. */
export const standardTax: LineTax = { impuesto: 'iva', prc_iva: 2100, exencion: null }

/** Key of a tax: amounts of one kind, rate and cause are one group. */
export const taxKey = ({ impuesto, prc_iva, exencion }: LineTax): string => `${impuesto} ${prc_iva} ${exencion ?? ''}`

/** Taxes within amounts in cents, by rate from the lowest: net amount and tax. Prices include tax. */
export function taxesWithin(amounts: readonly (Partial<LineTax> & Pick<LineTax, 'prc_iva'> & { readonly cents: number })[]) {
  const groups = taxGroups(
    amounts,
    ({ impuesto = 'iva', prc_iva, exencion = null }) => taxKey({ impuesto, prc_iva, exencion }),
    ({ prc_iva }) => prc_iva,
  )
  const taxes = groups.map(({ first: { impuesto = 'iva', prc_iva, exencion = null }, base, tax }) => ({
    ...{ impuesto, prc_iva, exencion, base, cuota: tax },
  }))
  return taxes.toSorted(by((one) => one.prc_iva))
}

/** True if a line is paid: it has a payment date; one that costs nothing may be marked too. */
export const isPaid = ({ fecha_pago }: Pick<LineMoney, 'fecha_pago'>) => fecha_pago !== null

/** Paid, partly paid, unpaid, or nothing to pay. */
export type PaymentState = 'paid' | 'part' | 'unpaid' | 'none'

/** Payment state of sums in cents: of a booking, or of one line. */
export const paymentState = (total: number, paid: number): PaymentState =>
  total <= 0 ? 'none' : paid >= total ? 'paid' : paid > 0 ? 'part' : 'unpaid'

/**
 * True if price and paid amount of a line may be edited: not once paid or while reserved by the cash machine, not on pass lines (R-116,
 *
 */
export const mayEditMoney = (line: LineMoney & { readonly id_mst_tipopago: number; readonly retenido: number }) =>
  line.pagado === 0 && line.retenido === 0 && !isPaid(line) && line.id_mst_tipopago !== paymentTypes.pass

/**
 * Payment types received at the desk: cash, card terminal, transfer. With a wallet a line is paid too, by credits of its own member (A-05,
 *
 */
export const deskPaymentTypes: readonly number[] = debtPaymentTypes.filter((type) => type !== paymentTypes.wallet)

/** Spreads an amount in cents over remainders in their order; null if it exceeds their sum. */
export function spread(amount: number, remainders: readonly number[]): number[] | null {
  let left = amount
  const parts = remainders.map((remainder) => {
    const part = Math.min(left, remainder)
    left -= part
    return part
  })
  return left > 0 ? null : parts
}
