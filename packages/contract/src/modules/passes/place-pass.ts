import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass, passRow } from './pass.ts'

const ofLine = { id: field.ref('reserva'), id_factura: field.ref('factura') }
const line = object(pick(invoice.fields, 'id_reg_factura', 'precio', 'pagado_bono', 'id_mst_tipopago', 'id_mst_tipoabonos', 'fecha_pago'))
const changes = [invoice, pass, ledgerAccount, ledgerTransfer]

/**
 * Passes that can pay for open places of a booking: each player's own, and those of players that are valid for several people; `motivo` is
 * the reason against one; `usado` marks those already used.
 */
export const bookingPasses = action({
  endpoint: 'GET /api/reserva/{id}/abonos',
  permission: 'bookings',
  input: { id: field.ref('reserva') },
  output: list(object({ id_reg_factura: field.integer(), abono: passRow, usado: field.flag(), motivo: optional(field.text(300)) })),
})
/**
 * Uses a pass for a place: one booking, or its minutes. The line becomes type 3 at price 0 and stores the replaced price in `pagado_bono`
 * (A-115).
 */
export const usePass = action({
  endpoint: 'POST /api/reserva/{id}/factura/{id_factura}/usar_abono',
  permission: 'bookings',
  input: { ...ofLine, id_reg_abonos: field.ref('abono') },
  output: line,
  changes,
})
/** Removes the pass from a place: its use is returned, and the place is due at its price. */
export const unusePass = action({
  endpoint: 'POST /api/reserva/{id}/factura/{id_factura}/quitar_abono',
  permission: 'bookings',
  input: ofLine,
  output: line,
  changes,
})
