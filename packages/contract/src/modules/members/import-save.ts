import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberLabel } from '../labels/member-label.ts'
import { consent } from '../personal-data/consent.ts'
import { importLimits } from './import/fields.ts'
import { importInput } from './import-check.ts'
import { member } from './member.ts'
import { memberImport, memberImportChange, memberImportUpload } from './member-import.ts'

/**
 * Imports the good rows, all of them or none; rows of existing members are left out, fill their empty fields, or replace differing values.
 */
export const saveImport = action({
  endpoint: 'POST /api/socio/importar/guardar',
  permission: 'members',
  input: {
    ...importInput,
    duplicados: defaulted(field.choice('omitir', 'rellenar', 'actualizar'), 'omitir'),
    excluir: defaulted(list(field.integer(), importLimits.rows), []),
  },
  output: object({
    id_reg_importacion: field.integer(),
    creados: field.integer(),
    actualizados: field.integer(),
    omitidos: field.integer(),
  }),
  changes: [
    member,
    memberImport,
    memberImportUpload,
    memberImportChange,
    memberLabel,
    { name: 'member-fee' },
    { name: 'mandate' },
    consent,
  ],
})
