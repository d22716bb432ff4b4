import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Provinces of members outside the list of Spain, by name (spec 3 §7). */
export const provinceChoices = action({
  endpoint: 'GET /api/socio/provinciaSelect',
  permission: 'members',
  input: {},
  output: list(object({ id: field.text(100), text: field.text(100) }), 2000),
})
