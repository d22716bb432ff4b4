import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { pass } from '../passes/pass.ts'
import { booking, bookingPlayer } from './booking.ts'
import { confirmar_inactivos, confirmar_limites } from './booking-input.ts'
import { departureTables } from './booking-notice.ts'

const f = invoice.fields
/** Derivation of a price, for "explain this euro": the answer of quotePlayers. */
export const explanation = optional(field.json<unknown>())

/** Columns of a line shown to the desk. */
export const lineColumns = [
  ...([
    'id_reg_factura',
    'id_reg_reserva',
    'id_mst_socios',
    'concepto',
    'precio',
    'precio_calculado',
    'cantidad',
    'pagado',
    'asistencia',
  ] as const),
  ...(['id_mst_tipoingreso', 'id_mst_tipopago', 'id_mst_tipoabonos', 'id_mst_producto', 'id_reg_tpv_carro'] as const),
  ...(['desc_tarifa', 'explicacion', 'fecha_creacion', 'fecha_pago', 'id_reg_factura_origen', 'pagado_bono'] as const),
] as const

/** Line of a booking as shown to the desk (spec 3 §3). */
export const bookingLine = object({
  ...pick(f, ...lineColumns),
  total: f.precio,
  pagado_check: field.flag(),
  /** Its income type may be chosen: not that of a club product (spec 3 §3). */
  mostrar_tipo_ingreso: field.flag(),
  desc_tipoingreso: optional(field.text(100)),
  /** Court and time the line was charged for, if the booking no longer exists. */
  cobrado_por: optional(
    object({
      desc_recurso: field.text(80),
      ...pick(booking.fields, 'id_mst_recurso', 'fecha', 'hora_ini', 'duracion'),
      hora_fin: field.integer(),
    }),
  ),
  socio: object({
    nombre_completo: field.text(220),
    desc_tiposocio: optional(field.text(100)),
    path_imagen: optional(field.file()),
    pdte_pago: f.precio,
  }),
})

const changes = [invoice, booking, bookingPlayer]
const bookingId = field.ref('reserva')
const lines = list(bookingLine)

/** Adds lines to a booking: balls, floodlights, a drink; a line without a booking is refused. */
export const addLines = action({
  endpoint: 'POST /api/reserves/add_facturas',
  permission: 'bookings',
  input: {
    id_reg_reserva: optional(bookingId),
    facturas: list(
      object({
        id_mst_socios: field.ref('socio'),
        concepto: f.concepto,
        precio: f.precio,
        cantidad: f.cantidad,
        id_mst_tipoingreso: f.id_mst_tipoingreso,
      }),
      100,
    ),
  },
  output: object({ facturas: lines }),
  changes: [invoice],
  answer: 'statusOk',
})

/**
 * Adds products to a booking for one of its players (default: the owner), as separate lines (spec 3 §7); refuses a product not on sale, and
 * more pieces than in stock.
 */
export const addProducts = action({
  endpoint: 'POST /api/reserva/{id}/factura/createFacturaConProductos',
  permission: 'bookings',
  input: {
    id: bookingId,
    id_mst_socios: optional(field.ref('socio')),
    productos: list(object({ id_mst_producto: field.ref('producto'), cantidad: f.cantidad }), 50),
  },
  output: object({ facturas: lines }),
  changes: [invoice],
  answer: 'statusOk',
})

/** Fills the free places of a booking with guests and their lines, or `cantidad` of them. */
export const completeWithGuests = action({
  endpoint: 'POST /api/reserva/factura/createFacturaCompletarUsuarios',
  permission: 'bookings',
  input: { id_reg_reserva: bookingId, cantidad: optional(field.integer({ min: 1, max: 500 })) },
  output: object({ facturas: lines }),
  changes,
  answer: 'statusOk',
})

/**
 * Moves an unpaid line to another member. A place gets that member's price, after a pass on it is given back; a sold product keeps its
 * price and has no place.
 */
export const changeLineMember = action({
  endpoint: 'PUT /api/reserva/{id}/factura/{id_factura}/cambiar_socio/{idSocio}',
  permission: 'bookings',
  input: { id: bookingId, id_factura: field.ref('factura'), idSocio: field.ref('socio'), confirmar_limites, confirmar_inactivos },
  output: bookingLine,
  changes: [...changes, ...departureTables, pass, ledgerAccount, ledgerTransfer],
})

/** Reprices the unpaid lines of a booking; paid and manual lines are unchanged. */
export const repriceLines = action({
  endpoint: 'POST /api/reserva/recalcularFacturas',
  permission: 'bookings',
  input: { id_reg_reserva: bookingId },
  output: object({ facturas: lines }),
  changes: [invoice],
  answer: 'statusOneIsSuccess',
})
