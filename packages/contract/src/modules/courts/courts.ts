import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { court } from './court.ts'

const choices = list(object({ id: field.integer(), text: field.text(200) }))

/** Court types as id and name after a first 'all' with id 0, in the language of whoever asks. */
export const courtTypesWithAll = action({
  endpoint: 'GET /api/tipo_recurso/dropdownWithTodos',
  permission: 'signed-in',
  input: {},
  output: choices,
})
/** Every active court as id and name, in the order of the planner. */
export const courtDropdown = action({
  endpoint: 'GET /api/tipo_recurso/0/recurso/dropdown',
  permission: 'signed-in',
  input: {},
  output: choices,
})
/** The courts of a type in the order of the planner; 0 stands for every type. */
export const courtsOfType = action({
  endpoint: 'GET /api/tipo_recurso/{id}/recurso',
  permission: 'signed-in',
  input: { id: field.ref('tipo_recurso') },
  output: court.rows,
})
