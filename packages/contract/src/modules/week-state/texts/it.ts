import type { es } from './es.ts'

export const it = {
  'week-state.id_act_semana_estado': 'N.',
  'week-state.cod_tipo': 'Codice tipo',
  'week-state.cod_semana': 'Codice settimana',
  'week-state.cod_grupo': 'Codice gruppo',
  'week-state.activo': 'Attivo',
  'semana.repetida': 'Questo tipo ha già quella settimana in quel gruppo.',
  'week-state.new': 'Nuova settimana',
  'week-state.activate': 'Attiva',
  'week-state.deactivate': 'Disattiva',
  'week-state.name': '{tipo} · {semana} · {grupo}',
  'week-state.none': 'Ancora nessuna settimana',
} satisfies Record<keyof typeof es, string>
