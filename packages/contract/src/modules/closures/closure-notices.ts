import { action } from '../../kit/action.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { closure } from './closure.ts'

/** Sends the letters of a closure immediately; it can no longer be undone. */
export const sendClosureNotices = action({
  permission: 'bookings',
  changes: [closure],
  answer: 'statusOk',
  endpoint: 'POST /api/cierres/{id}/avisar',
  input: { id: field.ref('cierre') },
  output: object({ avisos: field.integer() }),
})
