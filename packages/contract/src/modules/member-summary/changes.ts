import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { rowChange } from '../../kit/row-change.ts'
import { list } from '../../kit/shapes.ts'

/** What was changed of a member's file, by whom and when, the newest first: each datum before and after, as it is stored. */
export const memberChanges = action({
  endpoint: 'GET /api/socio/{id}/cambios',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: list(rowChange, Number.POSITIVE_INFINITY),
})
