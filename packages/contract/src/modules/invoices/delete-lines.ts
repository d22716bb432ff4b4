import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerOperation, ledgerOperationLine } from '../ledger/operation.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

const id_reg_facturas = list(field.ref('factura'), 500)
const changes = [invoice, ledgerTransfer, ledgerAccount, ledgerOperation, ledgerOperationLine]

/**
 * What deleting a line means: nobody paid, it goes; somebody paid at the desk, the payment is taken back and the line hidden; somebody paid
 * through a bank, it is given back instead; a refund, or one that was given back and stands on an official invoice, cannot be.
 */
export const deletionSteps = [
  'se_borra',
  'se_anula',
  'se_rectifica',
  'es_devolucion',
  'tiene_devolucion',
  'enlazada',
  'proveedor_pagado',
] as const
export type DeletionStep = (typeof deletionSteps)[number]

/** The step of each line, and how much money it is about, in cents. */
export const deletionOf = action({
  endpoint: 'POST /api/factura/pasosEliminar',
  permission: 'invoices',
  input: { id_reg_facturas },
  output: object({
    facturas: list(object({ id_reg_factura: field.integer(), paso: field.choice(...deletionSteps), importe: field.money() })),
  }),
})

/** Whether lines were paid through a bank, as the question that follows; empty where none was. */
export const bankTrace = action({
  endpoint: 'POST /api/factura/comprobarTrazabilidadBancaria',
  permission: 'invoices',
  input: { id_reg_facturas, multiple_delete: defaulted(field.flag(), false) },
  output: object({ status: field.choice('ok'), data: object({ msg: optional(field.note(500)), facturas: list(field.integer()) }) }),
})

/** Gives back what was paid of lines instead of deleting them: the way it came, in cash where `devolucionTarjeta` is 0, or to the wallet. */
export const refundInstead = action({
  endpoint: 'POST /api/factura/eliminarFacturaGeneraDevolucionFacturaSimplificada',
  permission: 'invoices',
  input: {
    id_reg_facturas,
    devolucionTarjeta: defaulted(field.flag(), true),
    pasar_a_monedero: defaulted(field.flag(), false),
    id_mst_caja: optional(field.ref('caja')),
  },
  output: object({ devuelto: field.money({ min: 0 }) }),
  changes,
  answer: 'statusOk',
})

/** Deletes lines, all or none; those paid through a bank, and refunds, are refused. */
export const deleteLines = action({
  endpoint: 'POST /api/ingresoPuntual/destroyMultiple',
  permission: 'invoices',
  input: { id_reg_facturas },
  output: object({ borradas: field.integer(), anulado: field.money({ min: 0 }) }),
  changes,
  answer: 'statusOk',
})

/**
 * Deletes one line of a booking, or, with 0 for the booking, of none; what was paid online goes to the wallet instead where `pasar_a_monedero` says
 * so. The line of a place goes with its player.
 */
export const deleteLine = action({
  endpoint: 'POST /api/reserva/{id}/factura/{id_factura}/delete',
  permission: ['bookings', 'invoices'],
  input: { id: field.integer({ min: 0 }), id_factura: field.ref('factura'), pasar_a_monedero: defaulted(field.flag(), false) },
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
})
