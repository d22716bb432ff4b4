import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { memberLabel } from '../labels/member-label.ts'
import { consent } from '../personal-data/consent.ts'
import { fileOpening } from '../personal-data/opening.ts'
import { member } from './member.ts'
import { memberImport, memberImportChange } from './member-import.ts'

/** Undoes a whole import; refused while some of its members are in use, naming them. */
export const undoImport = action({
  endpoint: 'POST /api/socio/importar/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('importacion') },
  output: nothing,
  changes: [member, memberImport, memberImportChange, fileOpening, memberLabel, consent],
})
/** Past imports, newest first. */
export const listImports = action({
  endpoint: 'GET /api/socio/importar',
  permission: 'members',
  input: {},
  output: list(object({ ...memberImport.fields, autor: optional(field.text(220)) })),
})
