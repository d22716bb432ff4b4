import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { seriesTables } from './series-input.ts'

/** Takes back what making, changing, toggling or deleting permanent bookings or blocks did, whole; refused with what somebody has touched since. */
export const undoSeries = action({
  endpoint: 'POST /api/permanentReservations/undo',
  permission: 'bookings',
  input: { actos: list(field.ref('acto'), 500) },
  output: object({}),
  changes: seriesTables,
  answer: 'statusOk',
})
