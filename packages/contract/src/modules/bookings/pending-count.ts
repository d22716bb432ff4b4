import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'

/** Number of bookings waiting for validation from today on, for the menu. */
export const pendingCount = action({
  endpoint: 'GET /api/reservaspendientes/cuantas',
  permission: 'bookings',
  input: {},
  output: object({ pendientes: field.integer() }),
})
