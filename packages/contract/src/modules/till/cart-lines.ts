import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list } from '../../kit/shapes.ts'
import { atTill, cartChanges, cartFile, desk, ofCart } from './carts.ts'

const changed = { ...atTill, output: cartFile, changes: cartChanges } as const
const line = field.ref('factura')
const quantity = field.integer({ min: 1, max: 9999 })

/**
 * Puts a product into a cart, a new one where the desk has none; more of the same at the same price are one line. `precio` and `concepto` are for the
 * house's own products, whose price is written at the till. Refused beyond the stock, and when it is not on sale.
 */
export const addProduct = action({
  ...changed,
  endpoint: 'POST /api/tpv/postProductoAnadirAlTiquet',
  input: {
    ...ofCart,
    id_mst_producto: field.ref('producto'),
    cantidad: defaulted(quantity, 1),
    precio: optional(field.money({ min: 0 })),
    concepto: optional(field.text(200)),
  },
})
/** Puts lines that somebody owes into a cart; refused for one that is paid or in another cart. */
export const addDebt = action({
  ...changed,
  endpoint: 'POST /api/tpv/carro/anadirRegFacturaAlTiquet',
  input: { ...ofCart, id_reg_factura: list(line, 500) },
})
/** Puts what is unpaid of a booking into a cart; into a new one of its owner where none is named. */
export const addBooking = action({
  ...changed,
  endpoint: 'POST /api/tpv/reservaCarro/crearTicketDesdeReserva',
  input: { ...ofCart, id_reg_reserva: field.ref('reserva') },
})
/** Takes a line out of its cart: what the till put in is gone, a debt stays one. */
export const removeLine = action({
  ...changed,
  endpoint: 'POST /api/tpv/postTiquetEliminarProducto/{id}',
  input: { ...desk, id: line },
})
/** How many of a line that the till made; refused beyond the stock. */
export const changeQuantity = action({
  ...changed,
  endpoint: 'POST /api/tpv/postTiquetProductoActualizarCantidad',
  input: { ...desk, id_reg_factura: line, cantidad: quantity },
})
/** Another price for a line that the till made. With more than one piece it warns; `separar` then makes one of them a line of its own. */
export const changePrice = action({
  ...changed,
  endpoint: 'POST /api/tpv/postTiquetProductoActualizarPrecio',
  input: { ...desk, id_reg_factura: line, precio: field.money({ min: 0 }), separar: defaulted(field.flag(), false) },
})
