import { type Complete, type LabelsOf, type TextsFor, texts } from '../../kit/texts.ts'
import type { weekStateRefusals } from './refusals.ts'
import type { weekState } from './week-state.ts'

/** Texts of week states in the seven languages. */
export const weekStateTexts = texts({
  'week-state.id_act_semana_estado': ['N.º', 'Núm.', 'Zk.', 'N.º', 'No.', 'N.', 'N°'],
  'week-state.cod_tipo': ['Código de tipo', 'Codi de tipus', 'Mota-kodea', 'Código de tipo', 'Type code', 'Codice tipo', 'Code du type'],
  'week-state.cod_semana': ['Código de semana', 'Codi de setmana', 'Aste-kodea', 'Código de semana', 'Week code', 'Codice settimana', 'Code de la semaine'],
  'week-state.cod_grupo': ['Código de grupo', 'Codi de grup', 'Talde-kodea', 'Código de grupo', 'Group code', 'Codice gruppo', 'Code du groupe'],
  'week-state.activo': ['Activo', 'Actiu', 'Aktibo', 'Ativo', 'Active', 'Attivo', 'Actif'],
  'semana.repetida': [
    'Este tipo ya tiene esa semana en ese grupo.',
    'Aquest tipus ja té aquesta setmana en aquest grup.',
    'Mota honek badu aste hori talde horretan.',
    'Este tipo já tem essa semana nesse grupo.',
    'This type already has that week in that group.',
    'Questo tipo ha già quella settimana in quel gruppo.',
    'Ce type a déjà cette semaine dans ce groupe.',
  ],
  'week-state.new': ['Semana nueva', 'Setmana nova', 'Aste berria', 'Semana nova', 'New week', 'Nuova settimana', 'Nouvelle semaine'],
  'week-state.activate': ['Activar', 'Activa', 'Aktibatu', 'Ativar', 'Activate', 'Attiva', 'Activer'],
  'week-state.deactivate': ['Desactivar', 'Desactiva', 'Desaktibatu', 'Desativar', 'Deactivate', 'Disattiva', 'Désactiver'],
  'week-state.name': ['{tipo} · {semana} · {grupo}', '{tipo} · {semana} · {grupo}', '{tipo} · {semana} · {grupo}', '{tipo} · {semana} · {grupo}', '{tipo} · {semana} · {grupo}', '{tipo} · {semana} · {grupo}', '{tipo} · {semana} · {grupo}'],
  'week-state.none': ['Todavía no hay semanas', 'Encara no hi ha setmanes', 'Oraindik ez dago asterik', 'Ainda não há semanas', 'No weeks yet', 'Ancora nessuna settimana', 'Pas encore de semaine'],
  'menu.week-states': ['Estados de la semana', 'Estats de la setmana', 'Asteko egoerak', 'Estados da semana', 'Week states', 'Stati della settimana', 'États de la semaine'],
}) satisfies Complete<LabelsOf<typeof weekState> & TextsFor<typeof weekStateRefusals>>
