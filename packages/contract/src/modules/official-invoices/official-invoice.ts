import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { taxFreeCauses, taxKinds } from '../products/tax.ts'
import type { DocumentKind, OtherId } from './document-kinds.ts'

const internal = { only: [], permission: 'invoices' } as const
const kinds = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'] as const satisfies readonly DocumentKind[]

/** Ids of receivers without a Spanish tax id: VAT number, passport, id of the country, certificate of residence, other. */
const foreignIds = ['02', '03', '04', '05', '06'] as const satisfies readonly OtherId['type'][]

/** Numbers of official invoices of a company, a prefix and a year: a row, so that a rollback leaves no gap. Days never go back in it. */
export const documentSeries = resource('document-series', {
  ...internal,
  table: 'documento_serie',
  path: 'documento_serie',
  label: 'prefijo',
  words: 'club',
  fields: {
    id_reg_documento_serie: field.id(),
    id_mst_empresas: field.ref('empresa'),
    prefijo: field.text(20),
    anyo: field.integer({ min: 2000, max: 9999 }),
    ultimo_numero: defaulted(field.integer({ min: 0 }), 0),
    ultima_fecha: optional(field.day()),
  },
})

/** Official invoice as it was issued; never changed or deleted: what is wrong with it is rectified by another one. */
export const officialInvoice = resource('official-invoice', {
  ...internal,
  table: 'facturaoficial',
  path: 'facturaoficial',
  label: 'num_completo',
  words: {
    law: ['nombre_cliente', 'nif_cliente', 'direccion_cliente'],
    club: ['num_completo', 'prefijo', 'nombre_emisor', 'nif_emisor', 'pais_cliente'],
  },
  fields: {
    id_reg_facturaoficial: field.id(),
    id_mst_empresas: field.ref('empresa'),
    id_reg_documento_serie: field.ref('documento_serie'),
    num_factura: field.integer({ min: 1 }),
    /** Prefix, year and number, as records and papers name it. */
    num_completo: field.text(60),
    prefijo: field.text(20),
    tipo: field.choice(...kinds),
    /** Day of issue. */
    fecha: field.day(),
    /** Day of the operation, if it was another one. */
    fecha_operacion: optional(field.day()),
    /** Issuer as it was named then. */
    nombre_emisor: field.text(160),
    nif_emisor: field.text(20),
    /** Payer; a simplified invoice names him for the desk alone. */
    id_mst_socios: optional(field.ref('socio')),
    nombre_cliente: optional(field.text(220)),
    nif_cliente: optional(field.text(20)),
    direccion_cliente: optional(field.text(300)),
    /** Kind of a receiver's id that is no Spanish tax id, with its country. */
    tipo_id_cliente: optional(field.choice(...foreignIds)),
    pais_cliente: optional(field.text(2)),
    base: field.money(),
    cuota: field.money(),
    importe: field.money(),
    /** Author; null for a worker. */
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})

/** Line of an official invoice, in the words and amounts of its issue. */
export const documentLine = resource('document-line', {
  ...internal,
  table: 'facturaoficial_linea',
  path: 'facturaoficial_linea',
  label: 'concepto',
  words: { law: ['concepto'] },
  fields: {
    id_reg_facturaoficial_linea: field.id(),
    id_reg_facturaoficial: field.ref('facturaoficial'),
    id_reg_factura: optional(field.ref('factura')),
    concepto: field.text(200),
    cantidad: field.integer(),
    precio: field.money(),
    impuesto: field.choice(...taxKinds),
    prc_iva: field.percent(),
    exencion: optional(field.choice(...taxFreeCauses)),
    /** Its line is in no other invoice that counts; false once it was rectified. */
    vigente: defaulted(field.flag(), true),
  },
})

/** Net amount and tax of an official invoice under one kind, rate and cause. */
export const documentTax = resource('document-tax', {
  ...internal,
  table: 'facturaoficial_impuesto',
  path: 'facturaoficial_impuesto',
  label: 'impuesto',
  fields: {
    id_reg_facturaoficial_impuesto: field.id(),
    id_reg_facturaoficial: field.ref('facturaoficial'),
    impuesto: field.choice(...taxKinds),
    prc_iva: field.percent(),
    exencion: optional(field.choice(...taxFreeCauses)),
    base: field.money(),
    cuota: field.money(),
  },
})

/** Invoices that an official invoice rectifies, or replaces as a full one. */
export const documentRelation = resource('document-relation', {
  ...internal,
  table: 'facturaoficial_relacion',
  path: 'facturaoficial_relacion',
  label: 'clase',
  fields: {
    id_reg_facturaoficial_relacion: field.id(),
    id_reg_facturaoficial: field.ref('facturaoficial'),
    id_reg_facturaoficial_origen: field.ref('facturaoficial'),
    clase: field.choice('rectifica', 'sustituye'),
  },
})

/** Cancellation of an official invoice that nobody was given. */
export const documentCancellation = resource('document-cancellation', {
  ...internal,
  table: 'facturaoficial_anulacion',
  path: 'facturaoficial_anulacion',
  label: 'fecha',
  fields: {
    id_reg_facturaoficial_anulacion: field.id(),
    id_reg_facturaoficial: field.ref('facturaoficial'),
    fecha: field.instant(),
    id_mst_socios_creacion: optional(field.ref('socio')),
  },
})
