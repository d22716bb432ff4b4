import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'
import { refundOptions } from './refund.ts'

const id_reg_facturas = list(field.ref('factura'), 500)
const changes = [invoice, ledgerTransfer, ledgerAccount, ledgerOperation, ledgerOperationLine]

/**
 * Effect of deleting a line: an unpaid one is deleted; one paid at the desk has its payment reversed and is hidden; one paid through a bank
 * is refunded instead; a refund, or a refunded line on an official invoice, cannot be deleted.
 */
export const deletionSteps = [
  'se_borra',
  'se_anula',
  'se_rectifica',
  'es_devolucion',
  'tiene_devolucion',
  'facturada',
  'enlazada',
  'proveedor_pagado',
] as const
export type DeletionStep = (typeof deletionSteps)[number]

/** Step of each line, and its amount, in cents; a line `de_cuota` is deleted with an answer about its fee. */
export const deletionPreview = action({
  endpoint: 'POST /api/factura/pasosEliminar',
  permission: 'invoices',
  input: { id_reg_facturas },
  output: object({
    facturas: list(
      object({ id_reg_factura: field.integer(), paso: field.choice(...deletionSteps), importe: field.money(), de_cuota: field.flag() }),
    ),
  }),
})

/** Confirmation question for lines paid through a bank; empty if there are none. */
export const bankPaymentQuestion = action({
  endpoint: 'POST /api/factura/comprobarTrazabilidadBancaria',
  permission: 'invoices',
  input: { id_reg_facturas, multiple_delete: defaulted(field.flag(), false) },
  output: object({ status: field.choice('ok'), data: object({ msg: optional(field.note(500)), facturas: list(field.integer()) }) }),
})

/**
 * Refunds the paid amount of lines instead of deleting them: by the original method, in cash if `devolucionTarjeta` is 0, or to the wallet
 * (A-06, R-126, R-127, R-129).
 */
export const refundInsteadOfDelete = action({
  endpoint: 'POST /api/factura/eliminarFacturaGeneraDevolucionFacturaSimplificada',
  gives: true,
  permission: 'invoices',
  input: {
    id_reg_facturas,
    devolucionTarjeta: defaulted(field.flag(), true),
    pasar_a_monedero: defaulted(field.flag(), false),
    id_mst_caja: optional(field.ref('caja')),
    confirmar_monedero: refundOptions.confirmar_monedero,
    confirmar_abono: refundOptions.confirmar_abono,
  },
  output: object({ devuelto: field.money({ min: 0 }) }),
  changes,
  answer: 'statusOk',
})

/** Deletes lines, all or none; lines paid through a bank, and refunds, are refused. */
export const deleteLines = action({
  endpoint: 'POST /api/ingresoPuntual/destroyMultiple',
  permission: 'invoices',
  input: { id_reg_facturas },
  output: object({ borradas: field.integer(), anulado: field.money({ min: 0 }) }),
  changes,
  answer: 'statusOk',
})

/**
 * Deletes one line of a booking, or, with 0 for the booking, of none; with `pasar_a_monedero` an online payment is moved to the wallet
 * instead. It is the answer for a line paid from the wallet, too, which is refused without it: its credits return, or with 0 are lost (R-124
 * to R-127). The line of a place is deleted with its player.
 */
export const deleteLine = action({
  endpoint: 'POST /api/reserva/{id}/factura/{id_factura}/delete',
  permission: ['bookings', 'invoices'],
  input: { id: field.integer({ min: 0 }), id_factura: field.ref('factura'), pasar_a_monedero: optional(field.flag()) },
  output: object({ anulado: field.money({ min: 0 }) }),
  changes,
  answer: 'statusOk',
})

export const deletionRefusals = refusals({
  'msg.DevolucionNoEliminar': 409,
  'msg.TieneDevolucionNoEliminar': 409,
  'msg.pagada_por_banco': 409,
  'factura.en_maquina': 409,
  'factura.en_duda': 409,
  'monedero.devolver_creditos': 409,
})
