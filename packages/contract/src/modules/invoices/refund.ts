import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

const line = field.ref('factura')
const uses = field.number({ min: 0, max: 9999 })
/** Hours or bookings of a pass that go with a part of its money. */
export const usos = optional(uses)
/**
 * Refund methods: by the original method, all of it from a register or the cash machine, or, for online payments, to the wallet of
 * the line's member.
 */
export const refundMethods = ['como_se_pago', 'efectivo', 'monedero', 'maquina'] as const
export type RefundMethod = (typeof refundMethods)[number]
/**
 * Register that pays out cash: required if several are possible; by default the one that received it. Payments from a wallet are paid out
 * as money only with `confirmar_monedero`: their paid part, the rest returns to the wallet. More than the value of what is left of
 * a used pass is refunded only with `confirmar_abono`; a part of the money of a pass states in `usos_abono` the hours or bookings that go with it
 * (A-160).
 */
export const refundOptions = {
  id_mst_caja: optional(field.ref('caja')),
  motivo: optional(field.text(200)),
  confirmar_monedero: defaulted(field.flag(), false),
  confirmar_abono: defaulted(field.flag(), false),
  usos_abono: optional(list(object({ id_reg_factura: line, usos: uses }), 500)),
}
/** Lines, each with an amount; by default its whole refundable amount. */
export const linesToRefund = list(object({ id_reg_factura: line, importe: optional(field.money({ min: 1 })) }), 500)
/** Tables written by a refund, including one through the card gateway. */
export const refundTables = [invoice, ledgerTransfer, ledgerAccount, ledgerOperation, ledgerOperationLine] as const
const refunding = { permission: ['bookings', 'invoices'], changes: refundTables } as const
const amount = field.money({ min: 0 })

/** Refundable amounts of lines: of each by payment method, with the cash in the registers. */
export const refundableAmounts = object({
  importe: amount,
  /** `propuesto` is the value of what is left of a pass that the line sold, `usos` its hours or bookings left, if they are counted. */
  facturas: list(object({ id_reg_factura: line, importe: amount, propuesto: amount, usos, es_abono: field.flag() })),
  pagos: list(
    object({
      id_reg_factura: line,
      id_mst_tipopago: field.integer(),
      desc_tipopago: field.text(60),
      id_mst_caja: optional(field.ref('caja')),
      importe: amount,
    }),
  ),
  cajas: list(object({ id_mst_caja: field.ref('caja'), desc_caja: field.text(60), saldo: amount })),
  /** True if all of it may be refunded to wallets: paid online or from one, by members with a wallet. */
  monedero: field.flag(),
})

/** Refundable amounts of the lines of a booking. */
export const refundable = action({
  endpoint: 'GET /api/reserva/{id}/porDevolver',
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('reserva') },
  output: refundableAmounts,
})

/** Refunds lines, whole or in part, by a line of the opposite sign for each. */
export const refundLines = action({
  ...refunding,
  gives: true,
  endpoint: 'POST /api/factura/devolver',
  input: {
    facturas: linesToRefund,
    forma: defaulted(field.choice(...refundMethods), 'como_se_pago'),
    ...refundOptions,
  },
  output: object({ devuelto: amount, facturas: list(object(pick(invoice.fields, 'id_reg_factura', 'id_reg_reserva', 'precio'))) }),
  answer: 'statusOk',
})

/**
 * Refunds the remaining payments of a line by the original method. `operation_id` is the payout of the cash machine for it
 * already posted when it began, and only confirmed here; refused until the machine has paid.
 */
export const refundInvoice = action({
  ...refunding,
  gives: true,
  endpoint: 'GET /api/factura/{id}/reserva/0/refund',
  input: { id: line, ...refundOptions, operation_id: optional(field.ref('libro_operacion')) },
  output: object({ devuelto: amount }),
  answer: 'statusOneIsSuccess',
})

/** True if a line has a refund (spec 1 §7). */
export const hasRefund = action({
  endpoint: 'GET /api/factura/{id}/tieneDevolucionFactura',
  permission: refunding.permission,
  input: { id: line },
  output: object({ tiene_devolucion: field.flag() }),
})

/** True if a line is on an official invoice (spec 1 §7). */
export const hasOfficialInvoice = action({
  endpoint: 'GET /api/factura/{id}/tieneFacturaOficial',
  permission: refunding.permission,
  input: { id: line },
  output: object({ tiene_factura_oficial: field.flag() }),
})

export const refundRefusals = refusals({
  'msg.IMPORTE_SUPERIOR_DISPONIBLE': 409,
  'msg.nada_que_devolver': 409,
  'msg.linea_repetida': 422,
  'msg.falta_caja_salida': 422,
  'monedero.forma_sin_monedero': 409,
  'monedero.devolver_en_dinero': 409,
  'monedero.no_por_maquina': 409,
  'abono.usado': 409,
  'abono.cuantos_usos': 409,
})
