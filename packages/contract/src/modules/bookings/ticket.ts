import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { company } from '../company/company.ts'
import { paymentType } from '../income-types/payment-type.ts'
import { payment } from '../invoices/collect.ts'
import { invoice } from '../invoices/invoice.ts'

/** What the desk's paper says beyond the booking itself: who sells, what was paid, how and when, and the VAT within the total. */
export const bookingTicket = action({
  endpoint: 'GET /api/reserva/{id}/tiquet',
  permission: 'bookings',
  input: { id: field.ref('reserva') },
  output: object({
    empresa: object(pick(company.fields, 'nombre', 'nif', 'direccion', 'codigo_postal', 'poblacion', 'telefono')),
    cobros: list(object({ ...pick(payment, 'importe', 'fecha'), ...pick(paymentType.fields, 'desc_tipopago') })),
    ivas: list(object({ prc_iva: invoice.fields.prc_iva, base: field.money(), cuota: field.money() })),
    /** When it was asked for. */
    fecha: field.instant(),
  }),
})
