import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { amount, internal } from './account.ts'

/** What is done with somebody outside: a payment link, a payment at the card gateway, money given back there; a charge at the cash machine, money that it pays out. */
export const operationKinds = ['enlace', 'pasarela_cobro', 'pasarela_devolucion', 'maquina_cobro', 'maquina_pago'] as const
export const machineKinds = ['maquina_cobro', 'maquina_pago'] as const
/**
 * `hecha` is reached once, from any other state: a success that comes late is still money. `dudosa` is what the outside did not answer; it is
 * asked again until it does, or a person decides.
 */
export const operationStates = ['pendiente', 'hecha', 'retirada', 'caducada', 'dudosa'] as const
export type OperationState = (typeof operationStates)[number]
/** By what somebody pays at the gateway. */
export const gatewayWays = ['tarjeta', 'bizum'] as const

const shown = { text: 'core.used.payments', route: '/pagos_tarjeta' } as const

/** An operation with somebody outside, in two steps: begun here, answered there. */
export const ledgerOperation = resource('ledger-operation', {
  ...internal,
  table: 'libro_operacion',
  path: 'libro_operacion',
  label: 'fecha',
  shown,
  fields: {
    id_reg_operacion: field.id(),
    clase: field.choice(...operationKinds),
    estado: defaulted(field.choice(...operationStates), 'pendiente'),
    importe: amount(),
    /** The order's number at the gateway, never used twice. A refund has that of its payment. */
    orden: optional(field.text(12)),
    /** The print of a payment link's secret. */
    huella: optional(field.text(64)),
    /** Until when a link can be paid, or a payment that was begun is waited for. */
    caduca: optional(field.instant()),
    medio: optional(field.choice(...gatewayWays)),
    id_mst_empresas: optional(field.ref('empresa')),
    /** Who pays, or to whom money goes back. */
    id_mst_socios: optional(field.ref('socio')),
    /** The link that a payment was begun from, or the payment that a refund takes back. */
    id_reg_operacion_origen: optional(field.ref('libro_operacion')),
    /** When the gateway was told: a second time it would give money back twice. */
    enviada: optional(field.instant()),
    /** What the outside said: its code, or that it did not answer. */
    respuesta: optional(field.text(100)),
    /** The cash machine's own number for it; it does not run before that is kept here. */
    referencia: optional(field.text(40)),
    /** Cents that the cash machine kept, or paid out, as it says itself. */
    movido: optional(amount()),
    /** The desk has taken note of what could not be done. */
    visto: defaulted(field.flag(), false),
    fecha: field.instant(),
    fecha_fin: optional(field.instant()),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** So many cents of a line that an operation is for; they go with the line. */
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
