import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { amount, internal, unit } from './account.ts'

/**
 * Reasons of transfers: payment, payment to a supplier, refund, void; movements of a register; pieces sold, and counted; opening balances;
 *
 * money of a remittance in the account, a return of a debit, a charge of the bank; credits bought for a wallet, given to it, removed, transferred to another one, or expired; a pass issued, used, its use reversed, its
 * balance moved, its remainder removed or expired.
 */
export const transferReasons = [
  ...(['cobro', 'pago', 'devolucion', 'anulacion', 'entrada', 'salida', 'cierre', 'apertura', 'venta', 'recuento'] as const),
  ...(['recarga', 'ingreso', 'retirada', 'traspaso', 'caducidad'] as const),
  ...(['liquidacion', 'devolucion_banco', 'comision'] as const),
  ...(['bono', 'uso', 'uso_devuelto', 'bono_traspaso', 'bono_baja', 'bono_caduca'] as const),
] as const
export type TransferReason = (typeof transferReasons)[number]

/**
 * Transfer of value from the account `haber` to the account `debe`, balanced by construction. Never changed except `devuelto`, the amount
 * reversed by later transfers; a mistake is corrected by another transfer.
 */
export const ledgerTransfer = resource('ledger-transfer', {
  ...internal,
  table: 'libro_asiento',
  path: 'libro_asiento',
  label: 'motivo',
  shown: { text: 'core.used.payments', route: '/socios/{id_reg_factura.id_mst_socios}/edit?tabActivated=tabFacturas', name: ['fecha'] },
  words: 'person',
  fields: {
    id_reg_asiento: field.id(),
    fecha: field.instant(),
    /** Club day of the posting. */
    dia: field.day(),
    debe: field.ref('libro_cuenta'),
    haber: field.ref('libro_cuenta'),
    unidad: unit(),
    importe: amount(),
    motivo: field.choice(...transferReasons),
    texto: optional(field.text(200)),
    /** Line that it pays, or belongs to. */
    id_reg_factura: optional(field.ref('factura')),
    /** Outside operation that caused it. */
    id_reg_operacion: optional(field.ref('libro_operacion')),
    /** User; null for the worker. */
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** Joins the transfers of one command; null for a single one. */
    grupo: optional(amount()),
    /** Transfer reversed by this one, whole or in part. */
    revierte: optional(field.ref('libro_asiento')),
    /** 0 plain, 1 a reversal, 2 the reversal of a reversal. */
    nivel: defaulted(field.choice(0, 1, 2), 0),
    devuelto: defaulted(amount(), 0),
  },
})
