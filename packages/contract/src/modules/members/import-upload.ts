import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { importFields, importLimits } from './import/fields.ts'
import { memberImportUpload } from './member-import.ts'

/** Reads a list of members (.xlsx, .csv, text) and guesses the fields of its columns; the token identifies the stored file. */
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
