import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { nothing } from '../../kit/shapes.ts'
import { noticeRecipient } from '../notifications/notice.ts'
import { erasedRows } from '../personal-data/erased-rows.ts'
import { member } from './member.ts'
import { memberImportChange } from './member-import.ts'

/**
 * Deletes a member without bookings, lines or other history; purely personal rows are deleted too. Refuses a reserved member and
 * staff.
 */
export const removeMember = action({
  endpoint: 'DELETE /api/socio/{id}',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: nothing,
  changes: [member, memberImportChange, ...erasedRows, noticeRecipient],
})
