import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { accessCodeLength } from './access-code.ts'

/** The three kinds of access codes; their names are NOMBRE_CODIGO_ACCESO_1 to 3. */
export const codeTypes = [1, 2, 3] as const
export type CodeType = (typeof codeTypes)[number]
/** Limits of a file of codes: bytes, and lines. */
export const codeLimits = { bytes: 262_144, rows: 5000, ...accessCodeLength } as const

/** Code that the club may assign to a member. A code without a member is free. */
export const accessCode = resource('access-code', {
  table: 'codigo_acceso',
  path: 'codis',
  label: 'codigo',
  permission: 'courts',
  only: [],
  words: 'club',
  fields: {
    id_mst_acceso: field.id(),
    id_mst_tipoacceso: field.choice(...codeTypes),
    codigo: field.text(codeLimits.longest),
    fecha_creacion: field.instant(),
  },
})

const message = object({ msg: field.text(200) })

/** All codes of the three kinds, by kind and code, each with its member. */
export const accessCodes = action({
  endpoint: 'GET /api/codis',
  permission: 'courts',
  input: {},
  output: list(
    object({ ...accessCode.fields, id_mst_socios: optional(field.integer()), nombre_completo: optional(field.text(220)) }),
    Number.POSITIVE_INFINITY,
  ),
})
/** Free codes of the three kinds, and the name of each kind. */
export const freeCodes = action({
  endpoint: 'GET /tribuna/codis/codisLliures',
  permission: ['courts', 'members'],
  input: {},
  output: list(object({ id_mst_tipoacceso: accessCode.fields.id_mst_tipoacceso, nombre: field.text(60), codis: list(field.text(30)) })),
})
/** Deletes a code; refuses one assigned to a member. */
export const removeCode = action({
  endpoint: 'POST /tribuna/codis/delete/{id}',
  permission: 'courts',
  input: { id: field.ref('codigo_acceso') },
  output: nothing,
  changes: [accessCode],
})
/** Deletes several codes together, all or none; refuses an empty selection and a code assigned to a member. */
export const removeCodes = action({
  endpoint: 'POST /tribuna/codis/eliminarMasivo',
  permission: 'courts',
  input: { id_mst_acceso: list(field.ref('codigo_acceso'), codeLimits.rows) },
  output: message,
  changes: [accessCode],
})
/** Loads a file of codes of one kind, one per line. Every wrong line is named in `codis`, and then nothing is loaded. */
export const loadCodes = action({
  endpoint: 'POST /tribuna/codis',
  permission: 'courts',
  input: { id_mst_tipoacceso: accessCode.fields.id_mst_tipoacceso, codis: upload },
  output: object({ cargados: field.integer(), msg: field.text(200) }),
  changes: [accessCode],
  bodyMax: codeLimits.bytes + 4096,
})
