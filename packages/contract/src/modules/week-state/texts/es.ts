import type { LabelsOf, TextsFor } from '../../../kit/texts.ts'
import type { weekStateRefusals } from '../refusals.ts'
import type { weekState } from '../week-state.ts'

export const es = {
  'week-state.id_act_semana_estado': 'N.º',
  'week-state.cod_tipo': 'Código de tipo',
  'week-state.cod_semana': 'Código de semana',
  'week-state.cod_grupo': 'Código de grupo',
  'week-state.activo': 'Activo',
  'semana.repetida': 'Este tipo ya tiene esa semana en ese grupo.',
  'week-state.new': 'Semana nueva',
  'week-state.activate': 'Activar',
  'week-state.deactivate': 'Desactivar',
  'week-state.name': '{tipo} · {semana} · {grupo}',
  'week-state.none': 'Todavía no hay semanas',
} satisfies LabelsOf<typeof weekState> & TextsFor<typeof weekStateRefusals> & Record<string, string>
