import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { erasedRows } from '../personal-data/erased-rows.ts'
import { member } from './member.ts'
import { memberImportChange } from './member-import.ts'

/** Deletes a member whom no booking, line or other history refers to; what is about him only goes with him. Never a reserved one, nor one of the staff. */
export const removeMember = action({
  endpoint: 'DELETE /api/socio/{id}',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: nothing,
  changes: [member, memberImportChange, ...erasedRows],
})
