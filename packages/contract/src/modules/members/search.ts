import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list } from '../../kit/shapes.ts'
import { memberPickerRights, pickerMember } from './member-list.ts'

/**
 * Members by parts of the name, number, phone, e-mail, tax id or access code, ignoring accents: 30 first, then 50 from `offset`.
 */
export const searchMembers = action({
  endpoint: 'GET /api/socio/buscar/{text}',
  permission: memberPickerRights,
  input: { text: field.text(80), offset: defaulted(field.integer({ min: 0, max: 100_000 }), 0) },
  output: list(pickerMember),
})
