import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import type { Duplicate } from './import/duplicates.ts'
import { importFields, importLimits } from './import/fields.ts'
import type { Finding } from './import/finding.ts'
import { member } from './member.ts'
import { memberImport, memberImportChange, memberImportUpload } from './member-import.ts'

/** What each column means, in the order of the columns; '' leaves a column out. */
const mapping = list(defaulted(field.choice(...importFields, ''), ''), importLimits.columns)
const importOf = { token: field.text(64), mapping, dejar_ilegibles: defaulted(field.flag(), false) }

/** Reads a list of members (.xlsx, .csv, text) and guesses what its columns are; the token stands for the kept file. */
export const readImport = action({
  endpoint: 'POST /api/socio/importar/leer',
  permission: 'members',
  bodyMax: importLimits.bytes + 65_536,
  input: { fichero: upload },
  output: object({
    token: field.text(64),
    nombre_fichero: field.text(200),
    filas: field.integer(),
    columnas: list(
      object({
        titulo: field.text(200),
        campo: optional(field.choice(...importFields)),
        confianza: field.number(),
        muestras: list(field.text(400)),
      }),
    ),
  }),
  changes: [memberImportUpload],
})

/** A row of the dry run: what would become of it and why. `params` fill the text of `key`. */
const checkedRow = object({
  line: field.integer(),
  state: field.choice('ready', 'error', 'duplicate'),
  member: field.json<Record<string, unknown>>(),
  findings: field.json<readonly Finding[]>(),
  duplicate: optional(field.json<Duplicate>()),
})
const summary = object({
  rows: field.integer(),
  ready: field.integer(),
  withErrors: field.integer(),
  duplicates: field.integer(),
  warnings: field.integer(),
})
/** Dry run: nothing is written. Rows with something to say come first, at most 1,000 of them, then the first good ones. */
export const rehearseImport = action({
  endpoint: 'POST /api/socio/importar/ensayo',
  permission: 'members',
  input: importOf,
  output: object({ resumen: summary, filas: list(checkedRow) }),
})
/** Imports the good rows, all of them or none; rows of members already there are left out or fill the fields these have empty. */
export const saveImport = action({
  endpoint: 'POST /api/socio/importar/guardar',
  permission: 'members',
  input: {
    ...importOf,
    duplicados: defaulted(field.choice('omitir', 'rellenar'), 'omitir'),
    excluir: defaulted(list(field.integer(), importLimits.rows), []),
  },
  output: object({
    id_reg_importacion: field.integer(),
    creados: field.integer(),
    actualizados: field.integer(),
    omitidos: field.integer(),
  }),
  changes: [member, memberImport, memberImportUpload, memberImportChange],
})
/** Takes a whole import back; refused, naming them, while some of its members are in use. */
export const undoImport = action({
  endpoint: 'POST /api/socio/importar/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('importacion') },
  output: nothing,
  changes: [member, memberImport, memberImportChange],
})
/** Past imports, the newest first. */
export const listImports = action({
  endpoint: 'GET /api/socio/importar',
  permission: 'members',
  input: {},
  output: list(object({ ...memberImport.fields, autor: optional(field.text(220)) })),
})
