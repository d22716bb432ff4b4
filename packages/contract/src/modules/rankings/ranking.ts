import { action } from '../../kit/action.ts'
import { defaulted, type Field, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'
import { nothing } from '../../kit/shapes.ts'

/** The club's own ranking: always there, always active. */
export const reservedRanking = 1

/** A list of players by what they have won; orden is its place among the others (spec 1 §3). */
export const ranking = resource('ranking', {
  table: 'ranking',
  path: 'ranking',
  label: 'desc',
  permission: 'rankings',
  reserved: [reservedRanking],
  only: ['get', 'create', 'dropdown', 'template'],
  shown: { text: 'menu.rankings', route: '/campeonatoRanking' },
  fields: {
    id_mst_ranking: field.id(),
    desc: field.text(80),
    activo: defaulted(field.flag(), true),
    orden: defaulted(field.integer({ min: 0, max: 9999 }), 0),
  },
})

export const rankingsRefusals = refusals({
  'registro.ya_activo': 409,
  'registro.ya_inactivo': 409,
  'ranking.reservado': 409,
  'ranking.solo_activas': 409,
})

const one = { id: field.ref('ranking') }
/** The rankings in their order; with `activos` only the active (1) or the inactive ones (0). */
export const rankingList = action({
  endpoint: 'GET /api/ranking',
  permission: 'rankings',
  input: { activos: optional(field.flag()) },
  output: ranking.rows,
})
/** Changes what is sent of a ranking. Refuses to deactivate the reserved one. */
export const updateRanking = action({
  endpoint: 'PUT /api/ranking/{id}',
  permission: 'rankings',
  input: { ...one, ...partial(ranking.fields), id_mst_ranking: optional(field.integer()) },
  output: ranking.row,
  changes: [ranking],
})
/** Only when inactive, and only when `rankingStatus` answers true. */
export const activateRanking = action({
  endpoint: 'POST /api/ranking/activar',
  permission: 'rankings',
  input: one,
  output: ranking.row,
  changes: [ranking],
})
/** Only when active, and never the reserved one. */
export const deactivateRanking = action({
  endpoint: 'POST /api/ranking/desactivar',
  permission: 'rankings',
  input: one,
  output: ranking.row,
  changes: [ranking],
})
/** Deletes an active ranking that is not reserved and that nothing refers to. */
export const removeRanking = action({
  endpoint: 'DELETE /api/ranking/{id}',
  permission: 'rankings',
  input: one,
  output: nothing,
  changes: [ranking],
})
const trueOrMessage: Field<string | true> = { ...(field.json() as Field<string | true>), schema: { type: ['boolean', 'string'] } }
/** Asked before activating or deleting: true, or why not in the user's language. */
export const rankingStatus = action({
  endpoint: 'GET /api/ranking/{id}/checkStatus',
  permission: 'rankings',
  input: one,
  output: trueOrMessage,
})
