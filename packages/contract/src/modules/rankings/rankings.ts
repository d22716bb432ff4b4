import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { nothing, trueOrMessage } from '../../kit/shapes.ts'
import { ranking } from './ranking.ts'

const one = { id: field.ref('ranking') }
/** The rankings in their order; with `activos` only the active (1) or the inactive ones (0). */
export const rankingList = action({
  endpoint: 'GET /api/ranking',
  permission: 'rankings',
  input: { activos: optional(field.flag()) },
  output: ranking.rows,
})
/** Changes the sent fields of a ranking. Refuses to deactivate the reserved one. */
export const updateRanking = action({
  endpoint: 'PUT /api/ranking/{id}',
  permission: 'rankings',
  input: { ...one, ...partial(ranking.fields), id_mst_ranking: optional(field.integer()) },
  output: ranking.row,
  changes: [ranking],
  edits: editsOf(callsOf(ranking).get),
})
/** Activates a ranking: only an inactive one, and only if `rankingStatus` answers true. */
export const activateRanking = action({
  endpoint: 'POST /api/ranking/activar',
  permission: 'rankings',
  input: one,
  output: ranking.row,
  changes: [ranking],
})
/** Deactivates a ranking: only an active one, and never the reserved one. */
export const deactivateRanking = action({
  endpoint: 'POST /api/ranking/desactivar',
  permission: 'rankings',
  input: one,
  output: ranking.row,
  changes: [ranking],
})
/** Deletes an active, unreserved and unused ranking. */
export const removeRanking = action({
  endpoint: 'DELETE /api/ranking/{id}',
  permission: 'rankings',
  input: one,
  output: nothing,
  changes: [ranking],
})
/** Check before activating or deleting: true, or the reason against it in the user's language. */
export const rankingStatus = action({
  endpoint: 'GET /api/ranking/{id}/checkStatus',
  permission: 'rankings',
  input: one,
  output: trueOrMessage,
})
