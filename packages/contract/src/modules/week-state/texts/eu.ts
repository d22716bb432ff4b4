import type { es } from './es.ts'

export const eu = {
  'week-state.id_act_semana_estado': 'Zk.',
  'week-state.cod_tipo': 'Mota-kodea',
  'week-state.cod_semana': 'Aste-kodea',
  'week-state.cod_grupo': 'Talde-kodea',
  'week-state.activo': 'Aktibo',
  'semana.repetida': 'Mota honek badu aste hori talde horretan.',
  'week-state.new': 'Aste berria',
  'week-state.activate': 'Aktibatu',
  'week-state.deactivate': 'Desaktibatu',
  'week-state.name': '{tipo} · {semana} · {grupo}',
  'week-state.none': 'Oraindik ez dago asterik',
} satisfies Record<keyof typeof es, string>
