import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { rowChange } from '../../kit/row-change.ts'
import { list } from '../../kit/shapes.ts'

/** Changes of a member's file, with user and time, newest first: each datum before and after, in stored form. */
export const memberChanges = action({
  endpoint: 'GET /api/socio/{id}/cambios',
  permission: 'members',
  input: { id: field.ref('socio') },
  output: list(rowChange, Number.POSITIVE_INFINITY),
})
