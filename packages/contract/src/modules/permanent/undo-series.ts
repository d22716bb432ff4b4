import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { seriesTables } from './series-input.ts'

/**
 * Undoes the creation, change, toggling or deletion of permanent bookings or blocks as a whole; refused with the bookings changed since.
 */
export const undoSeries = action({
  endpoint: 'POST /api/permanentReservations/undo',
  permission: 'bookings',
  input: { actos: list(field.ref('acto'), 500) },
  output: object({}),
  changes: seriesTables,
  answer: 'statusOk',
})
