import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list } from '../../kit/shapes.ts'
import { cartChanges, cartFile, cartOfDesk, desk, tillCall } from './carts.ts'

const changed = { ...tillCall, output: cartFile, changes: cartChanges } as const
const line = field.ref('factura')
const quantity = field.integer({ min: 1, max: 9999 })

/**
 * Adds a product to a cart, a new one if the desk has none; the same product at the same price shares one line. `precio` and `concepto` are
 * for the built-in products, with prices typed at the till. Refused beyond the stock, and if not on sale.
 */
export const addProduct = action({
  ...changed,
  endpoint: 'POST /api/tpv/postProductoAnadirAlTiquet',
  input: {
    ...cartOfDesk,
    id_mst_producto: field.ref('producto'),
    cantidad: defaulted(quantity, 1),
    precio: optional(field.money({ min: 0 })),
    concepto: optional(field.text(200)),
  },
})
/** Adds due lines to a cart; refused for one that is paid or in another cart. */
export const addDebt = action({
  ...changed,
  endpoint: 'POST /api/tpv/carro/anadirRegFacturaAlTiquet',
  input: { ...cartOfDesk, id_reg_factura: list(line, 500) },
})
/** Adds the unpaid lines of a booking to a cart; by default a new one of its owner. */
export const addBooking = action({
  ...changed,
  endpoint: 'POST /api/tpv/reservaCarro/crearTicketDesdeReserva',
  input: { ...cartOfDesk, id_reg_reserva: field.ref('reserva') },
})
/** Removes a line from its cart: one made by the till is deleted, a debt remains due. */
export const removeLine = action({
  ...changed,
  endpoint: 'POST /api/tpv/postTiquetEliminarProducto/{id}',
  input: { ...desk, id: line },
})
/** Changes the quantity of a line made by the till; refused beyond the stock. */
export const changeQuantity = action({
  ...changed,
  endpoint: 'POST /api/tpv/postTiquetProductoActualizarCantidad',
  input: { ...desk, id_reg_factura: line, cantidad: quantity },
})
/**
 * Changes the price of a line made by the till. With more than one piece it warns; `separar` then makes one of them a separate line
 * (R-385).
 */
export const changePrice = action({
  ...changed,
  endpoint: 'POST /api/tpv/postTiquetProductoActualizarPrecio',
  input: { ...desk, id_reg_factura: line, precio: field.money({ min: 0 }), separar: defaulted(field.flag(), false) },
})
