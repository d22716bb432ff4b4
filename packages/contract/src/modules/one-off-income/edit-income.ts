import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { nothing, object } from '../../kit/shapes.ts'
import { paymentTypes } from '../income-types/payment-type.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { incomeRow } from './income-list.ts'

const { concepto, cantidad, observaciones, id_mst_empresas, id_mst_socios, id_mst_tipoingreso } = invoice.fields
const id = field.ref('factura')
const written = {
  id_mst_socios,
  id_mst_proveedor: optional(field.ref('proveedor')),
  id_mst_empresas,
  id_mst_tipoingreso,
  id_mst_tipopago: defaulted(field.ref('tipo_pago'), paymentTypes.cash),
  concepto,
  precio: defaulted(field.money({ min: 0 }), 0),
  cantidad,
  observaciones,
}

/** Initial values of a new line in the grid: quantity 1, price 0, concept '--', in cash, unpaid, of a member. */
export const newIncome = action({
  endpoint: 'GET /api/ingresoPuntual/create',
  permission: 'invoices',
  input: {},
  output: field.json<Record<string, unknown>>(),
})
/** Adds an unpaid line, for a member or from a supplier; the default day is today. */
export const createIncome = action({
  endpoint: 'POST /api/ingresoPuntual',
  permission: 'invoices',
  input: {
    id_mst_tipofactura: invoice.fields.id_mst_tipofactura,
    ...written,
    /** That of the income type, else 21 percent, if unsent. */
    prc_iva: optional(field.percent()),
    fecha_creacion: optional(field.day()),
  },
  output: incomeRow,
  changes: [invoice],
})
/** One line. */
export const getIncome = action({
  endpoint: 'GET /api/ingresoPuntual/{id}',
  permission: 'invoices',
  input: { id },
  output: incomeRow,
})
/**
 * Changes the sent fields of a line, each under its guards, and collects its payment if
 * `pagar` or `pagado_check` is set. `pasar_a_monedero` answers a question that no line here raises: lines below zero are made by refunds, which
 * pay them, and a top-up is not paid from the wallet.
 */
export const updateIncome = action({
  endpoint: 'PUT /api/ingresoPuntual/{id_reg_factura}',
  permission: 'invoices',
  input: {
    id_reg_factura: id,
    ...partial({ ...written, prc_iva: field.percent(), fecha_creacion: field.day(), pagado_check: field.flag() }),
    pagar: defaulted(field.flag(), false),
    id_mst_caja: optional(field.ref('caja')),
    pasar_a_monedero: defaulted(field.flag(), false),
  },
  output: incomeRow,
  changes: [invoice, ledgerTransfer, ledgerAccount],
  edits: [{ read: getIncome, of: ({ id_reg_factura }) => ({ id: id_reg_factura }) }],
})
/** Deletes a line without payments and outside any booking. */
export const removeIncome = action({
  endpoint: 'DELETE /api/ingresoPuntual/{id}',
  permission: 'invoices',
  input: { id },
  output: nothing,
  changes: [invoice],
})
/** Sets the income type of a line; one of a product keeps the product's. */
export const setIncomeType = action({
  endpoint: 'POST /api/ingresoPuntual/{id}/asociarTipoIngreso/{id_tipoingreso}',
  permission: 'invoices',
  input: { id, id_tipoingreso: field.ref('tipo_ingreso') },
  output: incomeRow,
  changes: [invoice],
})
/**
 * Assigns a product to an unpaid line: its name, price, tax and income type; the quantity is unchanged. Refuses a line priced by a booking,
 * and a product not on sale.
 */
export const setProduct = action({
  endpoint: 'POST /api/ingresoPuntual/{id}/asociarProducto/{id_producto}',
  permission: 'invoices',
  input: { id, id_producto: field.ref('producto') },
  output: incomeRow,
  changes: [invoice],
})
/** Clones a line as a new unpaid one of today outside any booking. */
export const cloneIncome = action({
  endpoint: 'GET /api/factura/{id}/reserva/0/duplicar',
  permission: 'invoices',
  input: { id },
  output: incomeRow,
  changes: [invoice],
})
/** Clones a line as a new unpaid one of today within a booking: its own, or another one (spec 3 §7). */
export const cloneWithinBooking = action({
  endpoint: 'POST /api/factura/{id}/reserva/{id_reserva}/duplicar_asociar',
  permission: 'invoices',
  input: { id, id_reserva: field.ref('reserva') },
  output: incomeRow,
  changes: [invoice],
})
/** Writes off lines of a member: the unpaid amount is no longer due; the paid amount stays paid (spec 3 §7). */
export const writeOffLines = action({
  endpoint: 'GET /api/ingresoPuntual/facturas_poner_a_zero/user/{id}/facturas/{ids}',
  gives: true,
  permission: ['members', 'invoices'],
  input: { id: field.ref('socio'), ids: field.text(4000) },
  output: object({ facturas: field.integer(), importe: field.money() }),
  changes: [invoice],
})
