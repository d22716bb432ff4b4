import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { memberLabel } from '../labels/member-label.ts'
import { consent } from '../personal-data/consent.ts'
import { fileOpening } from '../personal-data/opening.ts'
import { run } from '../runs/run.ts'
import { member } from './member.ts'
import { memberImport, memberImportChange } from './member-import.ts'

/**
 * Undoes a whole import; refused while some of its members are in use, naming them. One of more than a hundred members is undone by a run,
 * which has only begun when its number is returned; a member used meanwhile stays.
 */
export const undoImport = action({
  endpoint: 'POST /api/socio/importar/{id}/deshacer',
  permission: 'members',
  input: { id: field.ref('importacion') },
  output: object({ id_reg_proceso: optional(field.ref('proceso')) }),
  changes: [run, member, memberImport, memberImportChange, fileOpening, memberLabel, { name: 'member-fee' }, { name: 'mandate' }, consent],
})
/** Past imports, newest first. */
export const listImports = action({
  endpoint: 'GET /api/socio/importar',
  permission: 'members',
  input: {},
  output: list(object({ ...memberImport.fields, autor: optional(field.text(220)) })),
})
