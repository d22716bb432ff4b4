import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'

/** How many bookings wait for validation from today on: the number in the menu. */
export const pendingCount = action({
  endpoint: 'GET /api/reservaspendientes/cuantas',
  permission: 'bookings',
  input: {},
  output: object({ pendientes: field.integer() }),
})
