import type { es } from './es.ts'

export const fr = {
  'week-state.id_act_semana_estado': 'N°',
  'week-state.cod_tipo': 'Code du type',
  'week-state.cod_semana': 'Code de la semaine',
  'week-state.cod_grupo': 'Code du groupe',
  'week-state.activo': 'Actif',
  'semana.repetida': 'Ce type a déjà cette semaine dans ce groupe.',
  'week-state.new': 'Nouvelle semaine',
  'week-state.activate': 'Activer',
  'week-state.deactivate': 'Désactiver',
  'week-state.name': '{tipo} · {semana} · {grupo}',
  'week-state.none': 'Pas encore de semaine',
} satisfies Record<keyof typeof es, string>
