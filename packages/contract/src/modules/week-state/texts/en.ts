import type { es } from './es.ts'

export const en = {
  'week-state.id_act_semana_estado': 'No.',
  'week-state.cod_tipo': 'Type code',
  'week-state.cod_semana': 'Week code',
  'week-state.cod_grupo': 'Group code',
  'week-state.activo': 'Active',
  'semana.repetida': 'This type already has that week in that group.',
  'week-state.new': 'New week',
  'week-state.activate': 'Activate',
  'week-state.deactivate': 'Deactivate',
  'week-state.name': '{tipo} · {semana} · {grupo}',
  'week-state.none': 'No weeks yet',
} satisfies Record<keyof typeof es, string>
