import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/**
 * Paid place whose booking moved to where it costs less: the price of its lines there. The amount above it is due back until it is refunded
 * (A-128).
 */
export const overpayment = resource('booking-overpayment', {
  only: [],
  permission: 'bookings',
  table: 'reserva_sobrepago',
  path: 'reserva_sobrepago',
  label: 'precio_ahora',
  fields: {
    id_reg_reserva_sobrepago: field.id(),
    id_reg_factura: field.ref('factura'),
    precio_ahora: field.money({ min: 0 }),
  },
})
