import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { recordStates } from '../official-invoices/invoice-record.ts'

const internal = { only: [], permission: 'invoices' } as const

/**
 * States of a sending: under way, then correct, correct in part, incorrect; refused as a whole (nothing was taken); in doubt, because no
 * answer came that can be read.
 */
const sendingStates = ['enviando', 'correcto', 'parcial', 'incorrecto', 'fallo', 'duda'] as const

/** Sending of records of a chain, a whole range in its order. */
export const sending = resource('sending', {
  ...internal,
  table: 'documento_envio',
  path: 'documento_envio',
  label: 'desde',
  words: { club: ['csv', 'mensaje'] },
  fields: {
    id_reg_documento_envio: field.id(),
    id_reg_documento_cadena: field.ref('documento_cadena'),
    /** First and last record. */
    desde: field.integer({ min: 1 }),
    hasta: field.integer({ min: 1 }),
    estado: field.choice(...sendingStates),
    /** The sending told that its records are late because something failed. */
    incidencia: field.flag(),
    enviado: field.instant(),
    respondido: optional(field.instant()),
    /** Code of verification of the tax agency. */
    csv: optional(field.text(60)),
    codigo: optional(field.integer()),
    mensaje: optional(field.note(2000)),
    /** Seconds that the tax agency asks to wait before the next one. */
    espera: optional(field.integer({ min: 0 })),
    /** Seconds by which the clock of this installation was ahead of the tax agency's. */
    reloj: optional(field.integer()),
  },
})

/** Answer of the tax agency to a record of a sending. */
export const recordAnswer = resource('record-answer', {
  ...internal,
  table: 'documento_respuesta',
  path: 'documento_respuesta',
  label: 'n',
  words: { club: ['mensaje'] },
  fields: {
    id_reg_documento_respuesta: field.id(),
    id_reg_documento_envio: field.ref('documento_envio'),
    id_reg_documento_cadena: field.ref('documento_cadena'),
    n: field.integer({ min: 1 }),
    estado: field.choice(...recordStates),
    codigo: optional(field.integer()),
    mensaje: optional(field.note(2000)),
  },
})

/** Record accepted with errors, or refused, that stays as it is, by the decision of staff. */
export const recordLeft = resource('record-left', {
  ...internal,
  table: 'documento_conforme',
  path: 'documento_conforme',
  label: 'n',
  fields: {
    id_reg_documento_conforme: field.id(),
    id_reg_documento_cadena: field.ref('documento_cadena'),
    n: field.integer({ min: 1 }),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** Kinds of disagreement at the first broken link of a chain. */
export const chainFaults = ['hueco', 'enlace', 'huella', 'documento', 'xml', 'final'] as const

/** Verification of a chain up to a record: whole, or broken at the first one that disagrees. */
export const chainCheck = resource('chain-check', {
  ...internal,
  table: 'documento_comprobacion',
  path: 'documento_comprobacion',
  label: 'hasta',
  fields: {
    id_reg_documento_comprobacion: field.id(),
    id_reg_documento_cadena: field.ref('documento_cadena'),
    /** Last record that agrees. */
    hasta: field.integer({ min: 0 }),
    rotura: optional(field.choice(...chainFaults)),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
