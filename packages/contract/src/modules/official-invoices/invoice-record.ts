import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'invoices' } as const

/** States of a record at the tax agency, once it has answered. */
export const recordStates = ['correcto', 'con_errores', 'incorrecto'] as const

/** Head of the chain of records of a company in an installation: the last lock of a transaction that issues. */
export const recordChain = resource('record-chain', {
  ...internal,
  table: 'documento_cadena',
  path: 'documento_cadena',
  label: 'instalacion',
  words: 'club',
  fields: {
    id_reg_documento_cadena: field.id(),
    id_mst_empresas: field.ref('empresa'),
    /** Another one begins after a restore behind a sent record. */
    instalacion: defaulted(field.integer({ min: 1 }), 1),
    /** Number, fingerprint and instant of its last record; 0, empty and null before the first. */
    n: defaulted(field.integer({ min: 0 }), 0),
    huella: defaulted(field.text(64), ''),
    ultimo: optional(field.instant()),
  },
})

/** Record of an issue or a cancellation in its chain, as it was hashed and is sent; never changed. */
export const invoiceRecord = resource('invoice-record', {
  ...internal,
  table: 'documento_registro',
  path: 'documento_registro',
  label: 'n',
  words: { law: ['entrada', 'xml', 'nombre_cliente', 'nif_cliente'], club: ['huella', 'anterior', 'fecha_hora'] },
  fields: {
    id_reg_documento_registro: field.id(),
    id_reg_documento_cadena: field.ref('documento_cadena'),
    n: field.integer({ min: 1 }),
    clase: field.choice('alta', 'anulacion'),
    id_reg_facturaoficial: field.ref('facturaoficial'),
    /** Text that was hashed, its fingerprint, and that of the record before. */
    entrada: field.note(1000),
    huella: field.text(64),
    anterior: field.text(64),
    /** Time of the record with its offset, as text: papers, QR and XML never compute it again. */
    fecha_hora: field.text(25),
    instante: field.instant(),
    /** Element that is sent, valid by the schema when it was made. */
    xml: field.note(20_000),
    /** Receiver as corrected by this record; null as in the invoice. */
    nombre_cliente: optional(field.text(120)),
    nif_cliente: optional(field.text(20)),
  },
})
