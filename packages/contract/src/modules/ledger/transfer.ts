import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { amount, internal, unit } from './account.ts'

/**
 * Why value moved: collected, paid to a supplier, given back, a payment taken back as mistaken; a register's own movements; pieces sold, and counted; what was there
 * before the ledger; credits bought for a wallet, given to it, taken off it, gone to another one, or expired; a pass issued, used, its use taken
 * back, its balance moved, its rest taken away or expired.
 */
export const transferReasons = [
  ...(['cobro', 'pago', 'devolucion', 'anulacion', 'entrada', 'salida', 'cierre', 'apertura', 'venta', 'recuento'] as const),
  ...(['recarga', 'ingreso', 'retirada', 'traspaso', 'caducidad'] as const),
  ...(['bono', 'uso', 'uso_devuelto', 'bono_traspaso', 'bono_baja', 'bono_caduca'] as const),
] as const
export type TransferReason = (typeof transferReasons)[number]

/**
 * Value moved from the account `haber` to the account `debe`, which makes it balanced by construction. Never changed but for `devuelto`, how
 * much of it later transfers took back; a mistake is another transfer.
 */
export const ledgerTransfer = resource('ledger-transfer', {
  ...internal,
  table: 'libro_asiento',
  path: 'libro_asiento',
  label: 'motivo',
  shown: { text: 'core.used.payments', route: '/socios/{id_reg_factura.id_mst_socios}/edit?tabActivated=tabFacturas', name: ['fecha'] },
  fields: {
    id_reg_asiento: field.id(),
    fecha: field.instant(),
    /** The club day it counts for. */
    dia: field.day(),
    debe: field.ref('libro_cuenta'),
    haber: field.ref('libro_cuenta'),
    unidad: unit(),
    importe: amount(),
    motivo: field.choice(...transferReasons),
    texto: optional(field.text(200)),
    /** The line that it pays, or belongs to. */
    id_reg_factura: optional(field.ref('factura')),
    /** The operation with somebody outside that moved it. */
    id_reg_operacion: optional(field.ref('libro_operacion')),
    /** Who moved it; null for the worker. */
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** Joins the transfers of one command; null where there is one only. */
    grupo: optional(amount()),
    /** The transfer that this one takes back, whole or in part. */
    revierte: optional(field.ref('libro_asiento')),
    /** 0 plain, 1 takes one back, 2 takes back a taking back. */
    nivel: defaulted(field.choice(0, 1, 2), 0),
    devuelto: defaulted(amount(), 0),
  },
})
