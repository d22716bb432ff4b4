import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { refusals } from '../../kit/refusals.ts'
import { resource } from '../../kit/resource.ts'

/** Built-in ranking: always present, always active. */
export const reservedRanking = 1

/** Ranking of players by their wins; orden is its place among the others (spec 1 §3). */
export const ranking = resource('ranking', {
  table: 'ranking',
  path: 'ranking',
  repeatsId: true,
  label: 'desc',
  permission: 'rankings',
  reserved: [reservedRanking],
  only: ['get', 'create', 'dropdown', 'template'],
  shown: { text: 'menu.rankings', route: '/campeonatoRanking' },
  words: 'club',
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
