import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberImportUpload } from '../members/member-import.ts'
import { registryEntry } from './registry-entry.ts'

/** Maximum of refused rows named in the answer. */
export const refusedShown = 200

/**
 * Writes a list read by the import of members into the register: new tax ids are added, known ones get the name and town of the list. Rows
 * without name or with a wrong tax id are refused, the others written. Refuses a list without a column of tax ids or names.
 */
export const importRegistry = action({
  endpoint: 'POST /api/padron/importar',
  permission: 'members',
  input: { token: field.text(64), sin_cabecera: defaulted(field.flag(), false) },
  output: object({
    nuevos: field.integer(),
    actualizados: field.integer(),
    rechazados: field.integer(),
    filas: list(object({ line: field.integer(), nif: optional(field.text(200)), motivo: field.text(300) })),
  }),
  changes: [registryEntry, memberImportUpload],
})
