import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { paymentTypes } from '../income-types/payment-type.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

const money = invoice.fields
/** Payment method at the desk; the register is required only if the income type names none. */
const takenWith = {
  id_mst_tipopago: defaulted(field.ref('tipo_pago'), paymentTypes.cash),
  id_mst_caja: optional(field.ref('caja')),
}
const { id_reg_asiento, fecha, id_mst_socios_creacion } = ledgerTransfer.fields
/** Payment of a line, or its refund: a transfer of the ledger as shown with lines. */
export const payment = {
  id_reg_cobro: id_reg_asiento,
  id_reg_factura: money.id_reg_factura,
  id_mst_tipopago: field.ref('tipo_pago'),
  importe: field.money(),
  fecha,
  id_mst_caja: optional(field.ref('caja')),
  id_mst_socios_creacion,
}
const charged = object({
  cobrado: field.money(),
  cobros: list(object(payment)),
  facturas: list(object({ ...pick(money, 'id_reg_factura', 'id_reg_reserva', 'pagado', 'fecha_pago'), pagado_check: field.flag() })),
})
const changes = [invoice, ledgerTransfer, ledgerAccount]

/** Charges the remaining amount of all lines of a booking (spec 3 §7); refused if nothing remains. */
export const chargeBooking = action({
  endpoint: 'GET /api/reserva/{id}/factura/cobrar',
  permission: 'bookings',
  input: { id: field.ref('reserva'), ...takenWith },
  output: charged,
  changes,
  answer: 'statusOk',
})

/**
 * Charges the selected lines, whole or up to `importe`, first line first. A line already paid, by a second click or at another desk,
 * refuses all of it.
 */
export const chargeSelected = action({
  endpoint: 'POST /api/reserva/factura/cobrarSeleccionado',
  permission: ['bookings', 'members', 'invoices'],
  input: { facturasSeleccionadas: list(field.ref('factura'), 500), importe: optional(field.money({ min: 0 })), ...takenWith },
  output: charged,
  changes,
  answer: 'statusOk',
})

/** Payment state of a line. */
export const invoicePaid = action({
  endpoint: 'GET /api/factura/{id}/getPagadoCheck',
  permission: 'bookings',
  input: { id: field.ref('factura') },
  output: object({ pagado_check: field.flag() }),
})

export const invoiceRefusals = refusals({
  'msg.FACTURA_YA_PAGADA': 409,
  'msg.importeSuperiorADeuda': 409,
  'msg.importe_cero': 422,
  'msg.tipo_pago_no_cobra': 422,
  'msg.falta_caja': 422,
  'msg.no_action': 409,
  'msg.sin_facturas': 409,
})
