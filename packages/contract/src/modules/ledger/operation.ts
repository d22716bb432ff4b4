import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { amount, internal } from './account.ts'

/**
 * Operations with an outside system: a payment link, a payment and a refund at the card gateway, a charge and a payout at the cash machine.
 */
export const operationKinds = ['enlace', 'pasarela_cobro', 'pasarela_devolucion', 'maquina_cobro', 'maquina_pago'] as const
export const machineKinds = ['maquina_cobro', 'maquina_pago'] as const
/**
 * `hecha` is reached once, from any other state: a late success is still money. `dudosa` means no answer; the outside system is polled
 * until it answers, or a person decides.
 */
export const operationStates = ['pendiente', 'hecha', 'retirada', 'caducada', 'dudosa'] as const
export type OperationState = (typeof operationStates)[number]
/** Payment methods at the gateway. */
export const gatewayMethods = ['tarjeta', 'bizum'] as const

const shown = { text: 'core.used.payments', route: '/pagos_tarjeta' } as const

/** Operation with an outside system, in two steps: begun here, answered there. */
export const ledgerOperation = resource('ledger-operation', {
  ...internal,
  table: 'libro_operacion',
  path: 'libro_operacion',
  label: 'fecha',
  shown,
  words: { club: ['orden', 'huella', 'respuesta', 'referencia'] },
  fields: {
    id_reg_operacion: field.id(),
    clase: field.choice(...operationKinds),
    estado: defaulted(field.choice(...operationStates), 'pendiente'),
    importe: amount(),
    /** Order number at the gateway, never reused. A refund has the number of its payment. */
    orden: optional(field.text(12)),
    /** Hash of a payment link's secret. */
    huella: optional(field.text(64)),
    /** Expiry of a link, or of the wait for a payment already begun. */
    caduca: optional(field.instant()),
    medio: optional(field.choice(...gatewayMethods)),
    id_mst_empresas: optional(field.ref('empresa')),
    /** Payer, or recipient of a refund. */
    id_mst_socios: optional(field.ref('socio')),
    /** Link from which a payment was begun, or payment reversed by a refund. */
    id_reg_operacion_origen: optional(field.ref('libro_operacion')),
    /** Time of sending to the gateway: sending again would refund twice. */
    enviada: optional(field.instant()),
    /** Answer of the outside system: its code, or the lack of an answer. */
    respuesta: optional(field.text(100)),
    /** Number at the cash machine; the machine does not start before it is stored here. */
    referencia: optional(field.text(40)),
    /** Cents kept or paid out, as reported by the cash machine. */
    movido: optional(amount()),
    /** The desk has seen the failure. */
    visto: defaulted(field.flag(), false),
    fecha: field.instant(),
    fecha_fin: optional(field.instant()),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** Cents of a line covered by an operation; deleted with the line. */
export const ledgerOperationLine = resource('ledger-operation-line', {
  ...internal,
  table: 'libro_operacion_linea',
  path: 'libro_operacion_linea',
  label: 'importe',
  shown,
  fields: {
    id_reg_operacion_linea: field.id(),
    id_reg_operacion: field.ref('libro_operacion'),
    id_reg_factura: field.ref('factura'),
    importe: amount(),
  },
})
