import type { es } from './es.ts'

export const pt = {
  'week-state.id_act_semana_estado': 'N.º',
  'week-state.cod_tipo': 'Código de tipo',
  'week-state.cod_semana': 'Código de semana',
  'week-state.cod_grupo': 'Código de grupo',
  'week-state.activo': 'Ativo',
  'semana.repetida': 'Este tipo já tem essa semana nesse grupo.',
  'week-state.new': 'Semana nova',
  'week-state.activate': 'Ativar',
  'week-state.deactivate': 'Desativar',
  'week-state.name': '{tipo} · {semana} · {grupo}',
  'week-state.none': 'Ainda não há semanas',
} satisfies Record<keyof typeof es, string>
