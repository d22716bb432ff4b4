import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { list, object } from '../../kit/shapes.ts'
import { paymentTypes } from '../income-types/payment-type.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

const facturas = list(field.ref('factura'), 500)
const suppliers = {
  permission: 'invoices',
  changes: [invoice, ledgerTransfer, ledgerAccount],
  output: object({ importe: field.money({ min: 0 }) }),
  answer: 'statusOk',
} as const

/** Payment types for suppliers. */
export const supplierPaymentTypes: readonly number[] = [paymentTypes.cash, paymentTypes.transfer]

/**
 * Pays the remaining amount of supplier invoices, in cash from a register, which refuses more than it holds, or by bank transfer. Refuses
 * lines of members, and one already paid.
 */
export const paySupplier = action({
  ...suppliers,
  endpoint: 'POST /api/proveedor/facturas/pagar',
  input: { facturas, id_mst_tipopago: defaulted(field.ref('tipo_pago'), paymentTypes.cash), id_mst_caja: optional(field.ref('caja')) },
})

/**
 * Voids payments that did not happen: the invoices are due again. Cash already counted by a close corrects the differences, not today's
 * drawer.
 */
export const voidSupplierPayment = action({
  ...suppliers,
  endpoint: 'POST /api/proveedor/facturas/anularPago',
  input: { facturas },
})

export const supplierPaymentRefusals = refusals({
  'pago_proveedor.solo_proveedores': 409,
  'pago_proveedor.nada_pagado': 409,
  'pago_proveedor.pagada': 409,
})
