import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { upload } from '../../kit/upload.ts'
import { bankFile, company } from './company.ts'

const one = { id: field.ref('empresa') }
/** Two megabytes, as for every bank file. */
export const uploadMax = 2_097_152

/**
 * Imports a bank's Cuaderno 60 file, or the layout (.json) for reading such files. Refuses with ERROR_C60 and the faulty line
 * (R-447).
 */
export const uploadC60 = action({
  endpoint: 'POST /api/empresa/c60_subida_archivo',
  permission: 'params',
  bodyMax: uploadMax + 65_536,
  input: { c60FileUpload: upload, id_mst_empresas: optional(field.ref('empresa')) },
  output: object({ perfil: optional(field.text(80)), cobros: field.integer(), importe: field.money() }),
  changes: [company, bankFile],
  answer: 'statusOk',
})
/** Imported Cuaderno 60 files, newest first. */
export const bankFiles = action({
  endpoint: 'GET /api/empresa/{id}/c60',
  permission: 'params',
  input: one,
  output: list(
    object({
      id_reg_empresa_c60: field.integer(),
      nombre_fichero: field.text(200),
      fecha: field.instant(),
      cobros: field.integer(),
      importe: field.money(),
    }),
  ),
})
