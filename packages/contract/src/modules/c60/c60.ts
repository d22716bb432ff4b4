import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { bankFileMax, company } from '../company/company.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { bankFile } from './c60-file.ts'

/**
 * Outcomes of a payment in a file: it pays its line; its line is paid; it is less, or more, than is left; no line has its reference; it is of
 * another issuer; its line was deleted; twice in the file; read in an earlier file.
 */
export const c60Outcomes = [
  'paga',
  'ya_pagada',
  'importe_menor',
  'importe_mayor',
  'desconocida',
  'otra_emisora',
  'borrada',
  'repetida',
  'ya_leida',
] as const

const one = { id: field.ref('empresa') }
const desk = ['params', 'invoices'] as const
const file = { c60FileUpload: upload, id_mst_empresas: optional(field.ref('empresa')) }
const limits = { bodyMax: bankFileMax + 65_536, answer: 'statusOk' } as const

/** Payment of a file with what becomes of it. */
const c60Row = object({
  /** Line of the file. */
  linea: field.integer(),
  referencia: field.text(40),
  importe: field.money(),
  fecha: field.day(),
  resultado: field.choice(...c60Outcomes),
  id_reg_factura: optional(field.integer()),
  id_mst_socios: optional(field.integer()),
  nombre_completo: optional(field.text(220)),
  concepto: optional(field.text(200)),
  /** Cents that are left to pay of the line. */
  pendiente: optional(field.money()),
  /** Paid after the last day of its letter. */
  tarde: field.flag(),
})
/** Reads a file by the company's profile and shows what becomes of each payment: nothing is written. */
export const previewC60 = action({
  endpoint: 'POST /api/empresa/c60/vista',
  permission: desk,
  ...limits,
  input: file,
  output: object({
    nombre_perfil: field.text(80),
    cobros: list(c60Row, 20_000),
    importe: field.money(),
    /** Total of the file's foot; null if the profile reads none. */
    pie: optional(field.money()),
    cuadra: field.flag(),
    leido_antes: optional(field.instant()),
    huella: field.text(64),
  }),
})
/**
 * Reads a bank's Cuaderno 60 file and pays the lines of its payments by their bar codes, or takes the profile (.json) for reading
 * such files, with the right to edit it. Refuses with ERROR_C60 and the faulty line, the same file a second time, and, without a
 * confirmation, a total of the foot that differs. `anotar` names payments of less than is left that pay in part.
 */
export const uploadC60 = action({
  endpoint: 'POST /api/empresa/c60_subida_archivo',
  permission: desk,
  ...limits,
  input: {
    ...file,
    anotar: defaulted(list(field.text(40), 20_000), []),
    confirmar_pie: defaulted(field.flag(), false),
    huella: optional(field.text(64)),
  },
  output: object({ perfil: optional(field.text(80)), cobros: field.integer(), importe: field.money(), pagadas: field.integer() }),
  changes: [company, bankFile, invoice, ledgerTransfer, ledgerAccount],
})
/** Cuaderno 60 files that were read, newest first. */
export const bankFiles = action({
  endpoint: 'GET /api/empresa/{id}/c60',
  permission: desk,
  input: one,
  output: list(
    object({
      id_reg_empresa_c60: field.integer(),
      nombre_fichero: field.text(200),
      fecha: field.instant(),
      cobros: field.integer(),
      importe: field.money(),
      autor: optional(field.text(220)),
    }),
  ),
})
const stretches = list(object({ nombre: field.text(40), ancho: field.integer({ min: 1, max: 2000 }) }), 200)
const profile = {
  nombre: field.text(80),
  longitud: field.integer({ min: 1, max: 2000 }),
  /** First characters of a payment's line. */
  codigo: field.text(20),
  campos: stretches,
  /** First characters and stretches of the foot's line; empty without one. */
  codigo_pie: optional(field.text(20)),
  campos_pie: defaulted(stretches, []),
}
/** Profile by which the files of a company are read. */
export const c60Profile = action({
  endpoint: 'GET /api/empresa/{id}/c60/perfil',
  permission: desk,
  input: one,
  output: object({ ...profile, es_propio: field.flag() }),
})
/** Stores a profile: its stretches fill the line, and hold importeCentimos, fechaCobroDDMMAA and referencia. */
export const saveC60Profile = action({
  endpoint: 'PUT /api/empresa/{id}/c60/perfil',
  permission: 'params',
  input: { ...one, ...profile },
  output: object({ ...profile, es_propio: field.flag() }),
  changes: [company],
  edits: editsOf(c60Profile),
})
