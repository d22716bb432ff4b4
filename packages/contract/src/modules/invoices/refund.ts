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
/** Money given back goes the way it came, all of it out of a register or the cash machine, or, what was paid online, to the wallet of the line's member. */
export const refundWays = ['como_se_pago', 'efectivo', 'monedero', 'maquina'] as const
export type RefundWay = (typeof refundWays)[number]
/** The register that gives cash is asked for where several could; by default it is the one that took it. */
export const givenBackBy = { id_mst_caja: optional(field.ref('caja')), motivo: optional(field.text(200)) }
/** Lines, and how much of each; all that is left of it when no amount is said. */
export const linesToGiveBack = list(object({ id_reg_factura: line, importe: optional(field.money({ min: 1 })) }), 500)
/** What a call changes that gives money back, be it through the card gateway. */
export const refundTables = [invoice, ledgerTransfer, ledgerAccount, ledgerOperation, ledgerOperationLine] as const
const refunding = { permission: ['bookings', 'invoices'], changes: refundTables } as const
const amount = field.money({ min: 0 })

/** What could be given back of lines: of each, by which way it came, and what the registers hold. */
export const leftToGiveBack = object({
  importe: amount,
  facturas: list(object({ id_reg_factura: line, importe: amount })),
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
  /** Whether all of it may go to wallets: paid online or from one, by members who have one. */
  monedero: field.flag(),
})

/** What could be given back of the lines of a booking. */
export const refundable = action({
  endpoint: 'GET /api/reserva/{id}/porDevolver',
  permission: ['bookings', 'invoices'],
  input: { id: field.ref('reserva') },
  output: leftToGiveBack,
})

/** Gives back what was paid for lines, whole or in part, by a line of the opposite sign for each. */
export const giveBack = action({
  ...refunding,
  endpoint: 'POST /api/factura/devolver',
  input: {
    facturas: linesToGiveBack,
    forma: defaulted(field.choice(...refundWays), 'como_se_pago'),
    ...givenBackBy,
  },
  output: object({ devuelto: amount, facturas: list(object(pick(invoice.fields, 'id_reg_factura', 'id_reg_reserva', 'precio'))) }),
  answer: 'statusOk',
})

/**
 * Gives back all that is left of a line the way it was paid. `operation_id` is what the cash machine has paid out for it:
 * that was given back when it began, and is only said here; refused while the machine has not done so.
 */
export const refundInvoice = action({
  ...refunding,
  endpoint: 'GET /api/factura/{id}/reserva/0/refund',
  input: { id: line, ...givenBackBy, operation_id: optional(field.ref('libro_operacion')) },
  output: object({ devuelto: amount }),
  answer: 'statusOneIsSuccess',
})

/** Whether something was given back of a line (spec 1 §7). */
export const hasRefund = action({
  endpoint: 'GET /api/factura/{id}/tieneDevolucionFactura',
  permission: refunding.permission,
  input: { id: line },
  output: object({ tiene_devolucion: field.flag() }),
})

/** Whether a line stands on an official invoice (spec 1 §7). */
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
})
