import { action } from '../../kit/action.ts'
import { choices } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { court } from './court.ts'

/** Court types as id and name after a first 'all' with id 0, in the language of the user. */
export const courtTypesWithAll = action({
  endpoint: 'GET /api/tipo_recurso/dropdownWithTodos',
  permission: ['courts', 'bookings'],
  input: {},
  output: choices,
})
/** Active courts as id and name, in the order of the planner. */
export const courtDropdown = action({
  endpoint: 'GET /api/tipo_recurso/0/recurso/dropdown',
  permission: ['courts', 'bookings', 'tariffs', 'params', 'members'],
  input: {},
  output: choices,
})
/** Courts of a type in the order of the planner; 0 means every type. */
export const courtsOfType = action({
  endpoint: 'GET /api/tipo_recurso/{id}/recurso',
  permission: 'courts',
  input: { id: field.ref('tipo_recurso') },
  output: court.rows,
})
/** Every court by its id (spec 2 §7). */
export const courtsById = action({
  endpoint: 'GET /api/recurso/allById',
  permission: ['courts', 'calendars'],
  input: {},
  output: field.json<Readonly<Record<string, Record<string, unknown>>>>(),
})
/** Administrators, the possible confirmers of a court's bookings. */
export const administrators = action({
  endpoint: 'GET /api/socio/administradores',
  permission: 'courts',
  input: {},
  output: list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(250) })),
})
