import type { es } from './es.ts'

export const ca = {
  'week-state.id_act_semana_estado': 'Núm.',
  'week-state.cod_tipo': 'Codi de tipus',
  'week-state.cod_semana': 'Codi de setmana',
  'week-state.cod_grupo': 'Codi de grup',
  'week-state.activo': 'Actiu',
  'semana.repetida': 'Aquest tipus ja té aquesta setmana en aquest grup.',
  'week-state.new': 'Setmana nova',
  'week-state.activate': 'Activa',
  'week-state.deactivate': 'Desactiva',
  'week-state.name': '{tipo} · {semana} · {grupo}',
  'week-state.none': 'Encara no hi ha setmanes',
} satisfies Record<keyof typeof es, string>
